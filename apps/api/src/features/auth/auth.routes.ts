import {
  endLeftSession,
  getRecoveryWay,
  login,
  logout,
  me,
  recoverPassword,
  setFirstPassword,
} from '@proline/contract/auth/auth';
import { route } from '../../platform/http/handler.ts';
import { chooseFirstPassword, endLeft, showMe, signIn, signOut } from './auth.service.ts';
import { askForLink, showRecoveryWay } from './recovery.service.ts';

export const authRoutes = [
  route(login, signIn),
  route(logout, signOut, { endsSession: true }),
  route(endLeftSession, endLeft),
  route(me, showMe),
  route(setFirstPassword, chooseFirstPassword, { badParams: 'link_not_valid' }),
  route(getRecoveryWay, showRecoveryWay),
  route(recoverPassword, askForLink),
];
