import { archivePayslips, getPayslip, openPayslip, openPayslipArchive } from '@proline/contract/payslip/payslip';
import { route, streamRoute } from '../../platform/http/handler.ts';
import { sendArchive, startArchive } from './payslip-archive.service.ts';
import { sendPayslip, showPayslip } from './payslip.service.ts';

export const payslipRoutes = [
  route(getPayslip, showPayslip),
  streamRoute(openPayslip, sendPayslip),
  route(archivePayslips, startArchive),
  streamRoute(openPayslipArchive, sendArchive),
];
