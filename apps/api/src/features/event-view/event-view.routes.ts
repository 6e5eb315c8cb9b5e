import { getEventCalendar, getEventMap } from '@proline/contract/event-view/event-view';
import { route } from '../../platform/http/handler.ts';
import { showCalendar, showMap } from './event-view.service.ts';

export const eventViewRoutes = [route(getEventCalendar, showCalendar), route(getEventMap, showMap)];
