import {
  checkInTeam,
  checkOutTeam,
  expectTeam,
  getLedTeam,
  getTeamPhoto,
  listLedEvents,
  listLedIncidents,
  markTeamNoShow,
  rateTeam,
  reportIncident,
  scanTeamPass,
  undoTeamMark,
} from '@proline/contract/staff-lead/staff-lead';
import { route, streamRoute } from '../../platform/http/handler.ts';
import {
  checkIn,
  checkOut,
  expectOne,
  noShow,
  rate,
  report,
  sendTeamPhoto,
  showLedEvents,
  showReported,
  showTeam,
  undo,
} from './staff-lead.service.ts';
import { scanOne } from './team-scan.service.ts';

export const staffLeadRoutes = [
  route(listLedEvents, showLedEvents),
  route(getLedTeam, showTeam),
  streamRoute(getTeamPhoto, sendTeamPhoto),
  route(checkInTeam, checkIn),
  route(checkOutTeam, checkOut),
  route(markTeamNoShow, noShow),
  route(expectTeam, expectOne),
  route(undoTeamMark, undo),
  route(scanTeamPass, scanOne),
  route(rateTeam, rate),
  route(listLedIncidents, showReported),
  route(reportIncident, report),
];
