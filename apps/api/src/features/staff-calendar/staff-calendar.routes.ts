import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
} from '@proline/contract/staff-calendar/staff-calendar';
import { route, streamRoute } from '../../platform/http/handler.ts';
import { endFeed, makeFeed, sendFeed, showFeed } from './staff-calendar.service.ts';

export const staffCalendarRoutes = [
  route(getCalendarFeed, showFeed),
  // no reply is kept, not even encrypted: the secret is shown once
  route(makeCalendarFeed, makeFeed, { neverReplayed: true }),
  route(endCalendarFeed, endFeed),
  streamRoute(readCalendarFeed, sendFeed),
];
