import { checkInSelf, checkOutSelf, listStaffPasses } from '@proline/contract/staff-pass/staff-pass';
import { route } from '../../platform/http/handler.ts';
import { comeIn, leave, showPasses } from './staff-pass.service.ts';

export const staffPassRoutes = [
  route(listStaffPasses, showPasses),
  route(checkInSelf, comeIn),
  route(checkOutSelf, leave),
];
