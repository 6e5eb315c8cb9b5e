import {
  changePassword,
  changePreferences,
  changeProfile,
  endSessions,
  endTour,
  getProfile,
  listSessions,
} from '@proline/contract/profile/profile';
import { route } from '../../platform/http/handler.ts';
import { chooseNewPassword, choosePreferences, leaveTour, saveOwnProfile, showProfile } from './profile.service.ts';
import { endChosenSessions, showSessions } from './session.service.ts';

export const profileRoutes = [
  route(getProfile, showProfile),
  route(changeProfile, saveOwnProfile),
  route(changePreferences, choosePreferences),
  route(endTour, leaveTour),
  route(changePassword, chooseNewPassword),
  route(listSessions, showSessions),
  route(endSessions, endChosenSessions),
];
