import {
  beginTwoFactor,
  changePassword,
  changePreferences,
  changeProfile,
  confirmTwoFactor,
  endSessions,
  getProfile,
  listSessions,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '@proline/contract/profile/profile';
import { route } from '../../platform/http/handler.ts';
import { chooseNewPassword, choosePreferences, saveOwnProfile, showProfile } from './profile.service.ts';
import { endChosenSessions, showSessions } from './session.service.ts';
import { beginSetUp, confirmSetUp, giveNewRecoveryCodes, turnOffOwn } from './two-factor.service.ts';

export const profileRoutes = [
  route(getProfile, showProfile),
  route(changeProfile, saveOwnProfile),
  route(changePreferences, choosePreferences),
  route(changePassword, chooseNewPassword),
  route(listSessions, showSessions),
  route(endSessions, endChosenSessions),
  route(beginTwoFactor, beginSetUp),
  route(confirmTwoFactor, confirmSetUp),
  route(renewRecoveryCodes, giveNewRecoveryCodes),
  route(turnOffTwoFactor, turnOffOwn),
];
