import {
  requestStaffCode,
  signInStaff,
  signOutStaff,
  signOutStaffEverywhere,
} from '@proline/contract/staff-session/staff-session';
import { route } from '../../platform/http/handler.ts';
import { askForCode } from './staff-code.service.ts';
import { signIn, signOut, signOutEverywhere } from './staff-session.service.ts';

export const staffSessionRoutes = [
  route(requestStaffCode, askForCode),
  // a code works once: whoever lost the reply asks for another
  route(signInStaff, signIn, { neverReplayed: true }),
  route(signOutStaff, signOut, { endsSession: true }),
  route(signOutStaffEverywhere, signOutEverywhere, { endsSession: true }),
];
