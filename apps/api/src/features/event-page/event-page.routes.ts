import {
  getEventPay,
  getEventTeam,
  listEventApplications,
  listEventAttendance,
  listEventHistory,
} from '@proline/contract/event-page/event-page';
import { route } from '../../platform/http/handler.ts';
import { showApplications, showAttendance, showHistory, showPay } from './event-page.service.ts';
import { showTeam } from './team.service.ts';

export const eventPageRoutes = [
  route(getEventTeam, showTeam),
  route(listEventApplications, showApplications),
  route(listEventAttendance, showAttendance),
  route(getEventPay, showPay),
  route(listEventHistory, showHistory),
];
