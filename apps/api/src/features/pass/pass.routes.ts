import { getPass, getPassKey, revokePass, scanPass } from '@proline/contract/pass/pass';
import { route } from '../../platform/http/handler.ts';
import { revoke, scan, showPass, showPassKey } from './pass.service.ts';

export const passRoutes = [
  route(getPassKey, showPassKey),
  route(getPass, showPass),
  route(revokePass, revoke),
  route(scanPass, scan),
];
