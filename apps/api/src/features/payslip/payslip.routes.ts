import { getPayslip, openPayslip } from '@proline/contract/payslip/payslip';
import { route, streamRoute } from '../../platform/http/handler.ts';
import { sendPayslip, showPayslip } from './payslip.service.ts';

export const payslipRoutes = [route(getPayslip, showPayslip), streamRoute(openPayslip, sendPayslip)];
