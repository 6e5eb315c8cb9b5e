import {
  acceptBest,
  decideApplication,
  getApplication,
  listQueue,
  listWaitingEvents,
} from '@proline/contract/event-application/event-application';
import { route } from '../../platform/http/handler.ts';
import { acceptAll, decideOne, showApplication, showQueue, showWaitingEvents } from './event-application.service.ts';

export const eventApplicationRoutes = [
  route(listQueue, showQueue),
  route(listWaitingEvents, showWaitingEvents),
  route(getApplication, showApplication),
  route(decideApplication, decideOne),
  route(acceptBest, acceptAll),
];
