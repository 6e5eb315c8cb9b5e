import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
  turnOffTwoFactor,
} from '@proline/contract/two-factor/two-factor';
import { route } from '../../platform/http/handler.ts';
import { beginSetUp, confirmSetUp, reissueRecoveryCodes, turnOffForAnother, turnOffOwn } from './two-factor.service.ts';

export const twoFactorRoutes = [
  route(beginTwoFactor, beginSetUp),
  route(confirmTwoFactor, confirmSetUp),
  route(renewRecoveryCodes, reissueRecoveryCodes),
  route(turnOffTwoFactor, turnOffOwn),
  route(resetTwoFactor, turnOffForAnother),
];
