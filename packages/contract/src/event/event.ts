import { z } from 'zod';
import { HIRING_MODES } from '@proline/domain/event-plan/plan';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { PAY_BASES } from '@proline/domain/pay/pay-forecast';
import { endpoint } from '../frame/endpoint.ts';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import { EVENT_STATUS_WORDS, eventWords } from './event.words.ts';
import { person } from '../frame/person.ts';
import type { Slice } from '../frame/slice.ts';

/** Why an event needs attention: see docs/assumptions.md#events */
export const ATTENTIONS = [
  'understaffed',
  'no_leader',
  'applications_wait',
  'not_started',
  'not_completed',
  'draft_is_late',
] as const;
export type Attention = (typeof ATTENTIONS)[number];

const eventRow = z.object({
  id: z.uuid(),
  code: z.int(),
  title_en: z.string(),
  title_ar: z.string(),
  status: z.enum(EVENT_STATUSES),
  /** a draft may lack its category and its dates */
  category: z.object({ id: z.uuid(), name_en: z.string(), name_ar: z.string() }).nullable(),
  client_name: z.string(),
  venue: z.string(),
  city: z.string(),
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  time_zone: z.string(),
  leaders: z.array(person),
  places: z.int(),
  confirmed: z.int(),
  invited: z.int(),
  /** undecided applications */
  waiting: z.int(),
  /** the cost when all places are filled and everybody works as planned */
  cost_minor: z.int(),
  currency: z.string(),
  attention: z.array(z.enum(ATTENTIONS)),
  version: z.int(),
});
export type EventRow = z.output<typeof eventRow>;

export const eventList = list({
  name: 'events',
  path: '/admin/events',
  access: 'events.read',
  row: eventRow,
  columns: {
    title: { title: eventWords.event, parts: [eventWords.title_en, eventWords.title_ar] },
    code: { title: columnWords.code, kind: 'number' },
    status: { title: columnWords.status, words: EVENT_STATUS_WORDS },
    dates: { title: eventWords.dates, parts: [eventWords.starts, eventWords.ends, eventWords.time_zone], kind: 'day' },
    staffing: {
      title: eventWords.staffing,
      parts: [eventWords.confirmed, eventWords.invited, eventWords.needed],
      kind: 'number',
    },
    city: { title: columnWords.city },
    category: { title: eventWords.category, parts: [eventWords.category_en, eventWords.category_ar] },
    client_name: { title: eventWords.client_name },
    leaders: { title: eventWords.leaders, parts: [eventWords.leaders_en, eventWords.leaders_ar] },
    waiting: { title: eventWords.waiting, parts: [eventWords.waiting_applications], kind: 'number' },
    cost: { title: eventWords.cost, parts: [eventWords.cost, columnWords.currency], kind: 'money' },
  },
  filters: {
    status: { title: columnWords.status, kind: 'choices', values: EVENT_STATUSES, words: EVENT_STATUS_WORDS },
    category: { title: eventWords.category, kind: 'records', of: 'category' },
    type: { title: eventWords.type, kind: 'records', of: 'type' },
    city: { title: columnWords.city, kind: 'texts' },
    starts: { title: eventWords.starts, kind: 'days' },
    leader: { title: eventWords.leader, kind: 'records', of: 'leader' },
    client_name: { title: eventWords.client_name, kind: 'texts' },
    understaffed: { title: eventWords.understaffed, kind: 'flag' },
    applications: { title: eventWords.waiting_applications, kind: 'flag' },
    attention: { title: eventWords.attention, kind: 'flag' },
  },
  /** `next`: upcoming events, the soonest first; then past ones, the latest first */
  sorts: ['next', 'starts_at', 'title', 'city', 'code', 'open', 'cost', 'created_at'],
  defaultSort: 'next',
  tabs: 'status',
  ways: { calendar: ['month', 'week'], board: [], map: [] },
});

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();

export const getEvent = endpoint({
  name: 'getEvent',
  summary: 'One event',
  method: 'GET',
  path: '/admin/events/:id',
  access: 'events.read',
  params,
  response: z.object({
    data: eventRow.extend({
      description_en: z.string(),
      description_ar: z.string(),
      address: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      cover_id: z.uuid().nullable(),
      contact_name: z.string(),
      contact_phone: z.string(),
      hiring_mode: z.enum(HIRING_MODES),
      reserve_percent: z.int(),
      shifts: count,
      zones: count,
      application_deadline: z.iso.datetime().nullable(),
      /** of the undecided applications, those for a role with open places */
      waiting_fit: count,
      budget_minor: z.int().nullable(),
      created_at: z.iso.datetime(),
      created_by: z.string().nullable(),
      published_at: z.iso.datetime().nullable(),
      started_at: z.iso.datetime().nullable(),
      completed_at: z.iso.datetime().nullable(),
      canceled_at: z.iso.datetime().nullable(),
      cancel_reason: z.string().nullable(),
    }),
  }),
});
export type EventDetail = z.output<typeof getEvent.response>['data'];

const staffing = z.object({
  shifts: z.array(
    z.object({
      id: z.string(),
      work_date: z.iso.date(),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      break_minutes: z.int(),
      arrival_minutes: z.int(),
    }),
  ),
  zones: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      name_en: z.string(),
      name_ar: z.string(),
      colour: z.string(),
      radius_m: z.int(),
    }),
  ),
  types: z.array(z.object({ id: z.uuid(), name_en: z.string(), name_ar: z.string() })),
  positions: z.array(
    z.object({
      shift_id: z.string(),
      type_id: z.uuid(),
      /** null: in no zone */
      zone_id: z.string().nullable(),
      headcount: count,
      confirmed: count,
      invited: count,
      rate_minor: z.int().nullable(),
      pay_basis: z.enum(PAY_BASES).nullable(),
    }),
  ),
});
export type EventStaffing = z.output<typeof staffing>;

/** A draft's shifts and zones are known by the keys that its plan gave them. */
export const getEventStaffing = endpoint({
  name: 'getEventStaffing',
  summary: 'Needs and fills of an event by shift, zone and role',
  method: 'GET',
  path: '/admin/events/:id/staffing',
  access: 'events.read',
  params,
  response: z.object({ data: staffing }),
});

export const eventSlice: Slice = [eventList, getEvent, getEventStaffing];
