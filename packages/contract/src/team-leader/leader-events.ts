import { z } from 'zod';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { LEAD_SCOPES } from '@proline/domain/event-plan/plan';
import { endpoint } from '../frame/endpoint.ts';
import { pageMeta, pageNumber } from '../frame/pages.ts';
import type { Slice } from '../frame/slice.ts';

const count = z.int().nonnegative();

const led = z.object({
  id: z.uuid(),
  event: z.object({
    id: z.uuid(),
    title_en: z.string(),
    title_ar: z.string(),
    status: z.enum(EVENT_STATUSES),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    time_zone: z.string(),
  }),
  scope: z.enum(LEAD_SCOPES),
  zone: z.object({ code: z.string(), name_en: z.string(), name_ar: z.string() }).nullable(),
  shift: z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() }).nullable(),
  /** what became of it; null until the event is completed */
  result: z.object({ people: count, attended: count, on_time: count, no_shows: count }).nullable(),
});
export type LedEvent = z.output<typeof led>;

export const listLeaderEvents = endpoint({
  name: 'listLeaderEvents',
  summary: 'The events that a team leader leads or has led, the latest first',
  method: 'GET',
  path: '/admin/leaders/:id/leads',
  access: 'leaders.read',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ page: pageNumber }),
  response: z.object({
    data: z.array(led),
    meta: pageMeta.extend({
      /** approved leaders whose teams' arrivals are known, and the median of their shares on time; null: there are none */
      peers: z.object({ leaders: count, median: z.number().nullable() }),
    }),
  }),
});

export const leaderEventsSlice: Slice = [listLeaderEvents];
