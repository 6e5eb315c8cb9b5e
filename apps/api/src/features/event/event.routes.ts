import { getEvent, getEventStaffing } from '@proline/contract/event/event';
import { route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { eventSource } from './event.queries.ts';
import { showEvent } from './event.service.ts';
import { showStaffing } from './staffing.service.ts';

export const eventRoutes = [
  ...listRoutes(eventSource),
  route(getEvent, showEvent),
  route(getEventStaffing, showStaffing),
];
