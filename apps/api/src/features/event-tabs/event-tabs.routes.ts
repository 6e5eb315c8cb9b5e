import {
  getEventPay,
  getEventTeam,
  listEventApplications,
  listEventAttendance,
  listEventHistory,
} from '@proline/contract/event-tabs';
import { route } from '../../platform/http/handler.ts';
import { showApplications, showAttendance, showHistory, showPay } from './event-tabs.service.ts';
import { showTeam } from './team.service.ts';

export const eventTabsRoutes = [
  route(getEventTeam, showTeam),
  route(listEventApplications, showApplications),
  route(listEventAttendance, showAttendance),
  route(getEventPay, showPay),
  route(listEventHistory, showHistory),
];
