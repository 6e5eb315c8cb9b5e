import { getEvent } from '@proline/contract/event';
import { route } from '../../platform/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { eventSource } from './event.queries.ts';
import { showEvent } from './event.service.ts';

export const eventRoutes = [...listRoutes(eventSource), route(getEvent, showEvent)];
