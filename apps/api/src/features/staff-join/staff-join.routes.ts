import {
  askToJoin,
  getJoinPass,
  listJoinRoles,
  requestJoinCode,
  uploadJoinPhoto,
} from '@proline/contract/staff-join/staff-join';
import { bytesRoute, route } from '../../platform/http/handler.ts';
import { askForJoinCode, givePass } from './join-code.service.ts';
import { join, showRoles, takePhoto } from './staff-join.service.ts';

export const staffJoinRoutes = [
  route(requestJoinCode, askForJoinCode),
  // a code works once: whoever lost the reply asks for another
  route(getJoinPass, givePass, { neverReplayed: true }),
  bytesRoute(uploadJoinPhoto, takePhoto),
  route(listJoinRoles, showRoles),
  // a pass is worth one request: its repetition under the same key gets the same reply
  route(askToJoin, join, { endsSession: true }),
];
