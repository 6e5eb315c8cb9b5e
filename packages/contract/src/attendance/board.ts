import { z } from 'zod';
import { OUTSIDE_POLICIES } from '@proline/domain/attendance/attendance-settings';
import { ATTENDANCE_STATES, MARK_METHODS } from '@proline/domain/attendance/attendance-state';
import { MARK_KINDS } from '@proline/domain/attendance/mark-table';
import { LEAD_SCOPES } from '@proline/domain/event-plan/plan';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { endpoint } from '../frame/endpoint.ts';
import { person } from '../frame/person.ts';

/** Who is expected at an event, and who is there: everything that a board shows, a gate needs and a device keeps. */

export const eventParams = z.strictObject({ id: z.uuid() });
export const count = z.int().nonnegative();
const named = { name_en: z.string(), name_ar: z.string() };
const moment = z.iso.datetime();
const words = z.object({ en: z.string(), ar: z.string() });

/** One shift of one person. */
export const boardPerson = z.object({
  /** the assignment */
  id: z.uuid(),
  shift_id: z.uuid(),
  /** null: in no zone */
  zone_id: z.uuid().nullable(),
  /** a type */
  role_id: z.uuid(),
  usher: person.extend({ code: z.int(), phone: z.string().nullable() }),
  /** stands by, and is not expected until called in */
  reserve: z.boolean(),
  /** as it was when this was asked: `left` becomes `attended` with the end of the shift */
  state: z.enum(ATTENDANCE_STATES),
  checked_in_at: moment.nullable(),
  checked_out_at: moment.nullable(),
  /** of the check-in */
  method: z.enum(MARK_METHODS).nullable(),
  /** of the check-out */
  out_method: z.enum(MARK_METHODS).nullable(),
  late_minutes: count,
  /** later than the plan allows */
  is_late: z.boolean(),
  /** checked in or out too far from the venue */
  outside: z.boolean(),
  /** why somebody did not come */
  reason: words.nullable(),
  /** since when that is on record, by the mark's own time; null: nothing says so */
  absent_at: moment.nullable(),
  /** an excuse was shown with a document */
  has_document: z.boolean(),
  approved_minutes: count.nullable(),
  /** a hand approved them, so that they win over the times */
  minutes_by_hand: z.boolean(),
  /** 0: nothing was ever recorded */
  version: count,
  /** the newest mark, which alone can be taken back; null: none */
  last_mark: z.uuid().nullable(),
  /** until when that is possible without a reason */
  undo_until: moment.nullable(),
  /** of the only pass that counts */
  pass_number: z.int().positive(),
  /** agreed with whoever was called in: late is who comes later than this; null: than the start of the shift */
  due_at: moment.nullable(),
  /** when this person said to come, or can be here; null: nobody said anything */
  expected_at: moment.nullable(),
  /** the assignment of a no-show in whose place this person comes */
  replaces: z.uuid().nullable(),
});
export type BoardPerson = z.output<typeof boardPerson>;

/** An admin's one name is the same in both languages. */
export const markedBy = z.object(named);

const recentMark = z.object({
  id: z.uuid(),
  assignment_id: z.uuid(),
  kind: z.enum(MARK_KINDS),
  at: moment,
  received_at: moment,
  method: z.enum(MARK_METHODS),
  /** who marked; null: the program itself */
  by: markedBy.nullable(),
});
export type RecentMark = z.output<typeof recentMark>;

const board = z.object({
  event: z.object({
    id: z.uuid(),
    title_en: z.string(),
    title_ar: z.string(),
    status: z.enum(EVENT_STATUSES),
    version: z.int(),
    time_zone: z.string(),
    starts_at: moment,
    ends_at: moment,
    late_grace_minutes: count,
    /** where the geofence is around */
    pin: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  }),
  /** as the settings say them now */
  rules: z.object({
    early_minutes: count,
    undo_seconds: count,
    outside: z.enum(OUTSIDE_POLICIES),
    no_show_reasons: z.array(words),
  }),
  shifts: z.array(
    z.object({
      id: z.uuid(),
      work_date: z.string(),
      starts_at: moment,
      ends_at: moment,
      arrival_minutes: count,
      /** what its times are paid for at most: without the break, unless that is paid; more is overtime */
      planned_minutes: count,
    }),
  ),
  zones: z.array(z.object({ id: z.uuid(), code: z.string(), ...named, colour: z.string(), radius_m: count })),
  roles: z.array(z.object({ id: z.uuid(), ...named })),
  /** how many are needed where */
  positions: z.array(
    z.object({
      id: z.uuid(),
      shift_id: z.uuid(),
      zone_id: z.uuid().nullable(),
      role_id: z.uuid(),
      headcount: count,
      /** places that nobody has, or whose holder did not come and which were given free */
      open: count,
      /** of those, for which somebody is being asked */
      asked: count,
    }),
  ),
  /** a team is what its leader leads */
  leads: z.array(
    z.object({
      id: z.uuid(),
      leader: person.extend({ code: z.int(), phone: z.string().nullable() }),
      scope: z.enum(LEAD_SCOPES),
      zone_id: z.uuid().nullable(),
      shift_id: z.uuid().nullable(),
    }),
  ),
  people: z.array(boardPerson),
  /** newest first */
  recent: z.array(recentMark),
  /** false: `people` are those of whom something has changed since the cursor that was sent */
  complete: z.boolean(),
  /** assignments that are no longer on the board; only where `people` are not all */
  gone: z.array(z.uuid()),
  /** what to ask with next time; something may come twice, nothing is left out */
  cursor: z.string(),
  /** with what this device checks passes by itself; public, as of getPassKey */
  pass_key: z.object({ x: z.string(), y: z.string() }),
  /** by the server's clock */
  now: moment,
});
export type EventBoard = z.output<typeof board>;

export const getEventBoard = endpoint({
  name: 'getEventBoard',
  summary: 'Shifts, zones, teams and everybody at an event with their attendance; or what has changed since',
  method: 'GET',
  path: '/admin/events/:id/board',
  access: 'events.read',
  params: eventParams,
  query: z.strictObject({
    since: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional()
      .meta({ examples: ['1'] }),
  }),
  response: z.object({ data: board }),
});

/** still_in: has not checked out; no_record: the shift is over and nothing is recorded; not_over: the shift still goes on */
export const OPEN_REASONS = ['still_in', 'no_record', 'not_over'] as const;

export const listUnresolved = endpoint({
  name: 'listUnresolved',
  summary: 'Who still stands in the way of completing an event, and why',
  method: 'GET',
  path: '/admin/events/:id/unresolved',
  access: 'events.read',
  params: eventParams,
  response: z.object({
    data: z.array(
      boardPerson.extend({
        why: z.enum(OPEN_REASONS),
        starts_at: moment,
        ends_at: moment,
        role: z.object(named),
        zone: z.object({ code: z.string(), ...named }).nullable(),
      }),
    ),
    meta: z.object({
      total: count,
      counts: z.object({ still_in: count, no_record: count, not_over: count }),
      /** of the last shift; null: the event has none */
      ends_at: moment.nullable(),
    }),
  }),
});
