import {
  LONGEST_CALENDAR_DAYS,
  type getEventCalendar,
  type getEventMap,
} from '@proline/contract/event-view/event-view';
import { daysBetween } from '@proline/domain/time/calendar-day';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readCalendar, readMap } from './event-view.queries.ts';

export const showCalendar: Handler<typeof getEventCalendar> = async ({ query }, { pool, admin }) => {
  const { from, to, ...narrowing } = query;
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new Refusal('validation_failed', { errors: { to: ['not_allowed'] } });
  if (days > LONGEST_CALENDAR_DAYS) throw new Refusal('period_too_long');
  const { events, total } = await readCalendar(pool, { from, to }, { query: narrowing, set: admin.permission_set });
  return { data: events, meta: { total } };
};

export const showMap: Handler<typeof getEventMap> = async ({ query }, { pool, admin }) => {
  const { events, ...meta } = await readMap(pool, { query, set: admin.permission_set });
  return { data: events, meta };
};
