import {
  cancelRecovery,
  getOverpayment,
  getRecovery,
  recordDebt,
  recordOverpayment,
} from '@proline/contract/recovery/recovery';
import { route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { recoverySource } from './recovery.queries.ts';
import { addDebt, addOverpayment, cancel, showOverpayment, showRecovery } from './recovery.service.ts';

export const recoveryRoutes = [
  ...listRoutes(recoverySource),
  route(getRecovery, showRecovery),
  route(getOverpayment, showOverpayment),
  route(recordOverpayment, addOverpayment),
  route(recordDebt, addDebt),
  route(cancelRecovery, cancel),
];
