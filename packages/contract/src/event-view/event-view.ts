import { z } from 'zod';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { eventList } from '../event/event.ts';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';

const count = z.int().nonnegative();
const calendarDay = z.string().max(10).refine(isCalendarDay, { error: 'no_such_day' });
/** A little more than the six weeks of a month's page. */
export const LONGEST_CALENDAR_DAYS = 45;

const shown = {
  id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  status: z.enum(EVENT_STATUSES),
  city: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  time_zone: z.string(),
  places: count,
  confirmed: count,
  invited: count,
};

const calendarEvent = z.object({
  ...shown,
  /** in the event's own time zone */
  first_day: z.iso.date(),
  last_day: z.iso.date(),
});
export type CalendarEvent = z.output<typeof calendarEvent>;

export const getEventCalendar = endpoint({
  name: 'getEventCalendar',
  summary: 'Events that are on between two days',
  method: 'GET',
  path: '/admin/events/calendar',
  access: 'events.read',
  query: z.strictObject({
    from: calendarDay.meta({ examples: ['2026-12-01'] }),
    to: calendarDay.meta({ examples: ['2026-12-31'] }),
    ...eventList.narrowing,
  }),
  response: z.object({
    data: z.array(calendarEvent),
    /** how many events match; the reply contains fewer when there are very many */
    meta: z.object({ total: count }),
  }),
  refusals: ['period_too_long'],
});

const mapEvent = z.object({
  ...shown,
  /** a draft may have its place before its dates */
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  venue: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type MapEvent = z.output<typeof mapEvent>;

export const getEventMap = endpoint({
  name: 'getEventMap',
  summary: 'Events that have a place on the map',
  method: 'GET',
  path: '/admin/events/map',
  access: 'events.read',
  query: z.strictObject(eventList.narrowing),
  response: z.object({
    data: z.array(mapEvent),
    meta: z.object({ total: count, /** matching events without coordinates */ without_place: count }),
  }),
});

export const eventViewSlice: Slice = [getEventCalendar, getEventMap];
