import { z } from 'zod';
import { EVENT_STATUSES } from '@proline/domain/event-status';
import { endpoint } from './endpoint.ts';
import { list } from './list.ts';

const person = z.object({
  id: z.uuid(),
  name_en: z.string(),
  name_ar: z.string(),
  photo: z.string().nullable(),
});

const eventRow = z.object({
  id: z.uuid(),
  code: z.int(),
  title_en: z.string(),
  title_ar: z.string(),
  status: z.enum(EVENT_STATUSES),
  category: z.object({ id: z.uuid(), name_en: z.string(), name_ar: z.string() }),
  client_name: z.string(),
  city: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  time_zone: z.string(),
  leaders: z.array(person),
  places: z.int(),
  confirmed: z.int(),
  invited: z.int(),
  /** undecided applications */
  waiting: z.int(),
  /** all places filled and everybody there as planned */
  cost_minor: z.int(),
  currency: z.string(),
});
export type EventRow = z.output<typeof eventRow>;

export const eventList = list({
  name: 'events',
  path: '/admin/events',
  access: 'events.read',
  row: eventRow,
  columns: {
    title: {},
    code: { kind: 'number' },
    status: {},
    dates: { kind: 'day' },
    city: {},
    category: {},
    client_name: {},
    leaders: {},
    staffing: { kind: 'number' },
    waiting: { kind: 'number' },
    cost: { kind: 'money' },
  },
  filters: {
    status: { kind: 'choices', values: EVENT_STATUSES },
    category: { kind: 'records', of: 'category' },
    type: { kind: 'records', of: 'type' },
    city: { kind: 'texts' },
    starts: { kind: 'days' },
    leader: { kind: 'records', of: 'leader' },
    client_name: { kind: 'texts' },
    understaffed: { kind: 'flag' },
  },
  sorts: ['starts_at', 'title', 'city', 'code', 'created_at'],
  defaultSort: '-starts_at',
  tabs: 'status',
});

export const getEvent = endpoint({
  name: 'getEvent',
  summary: 'One event',
  method: 'GET',
  path: '/admin/events/:id',
  access: 'events.read',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({
    data: eventRow.extend({
      description_en: z.string(),
      description_ar: z.string(),
      venue: z.string(),
      shifts: z.int(),
      zones: z.int(),
      application_deadline: z.iso.datetime().nullable(),
      cancel_reason: z.string().nullable(),
      version: z.int(),
    }),
  }),
});
