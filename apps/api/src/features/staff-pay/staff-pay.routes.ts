import {
  getStaffStatement,
  listStaffPayslips,
  openStaffPayslip,
  openStaffStatement,
} from '@proline/contract/staff-pay/staff-pay';
import { route, streamRoute } from '../../platform/http/handler.ts';
import { sendOwnPayslip, sendOwnStatement, showOwnPayslips, showOwnStatement } from './staff-pay.service.ts';

export const staffPayRoutes = [
  route(listStaffPayslips, showOwnPayslips),
  streamRoute(openStaffPayslip, sendOwnPayslip),
  route(getStaffStatement, showOwnStatement),
  streamRoute(openStaffStatement, sendOwnStatement),
];
