import { z } from 'zod';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { GAP_CODES, REQUIREMENT_CODES } from '@proline/domain/hiring/fill/fill-explain';
import { MATCH_PARTS } from '@proline/domain/hiring/match-score';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { positionFields } from '../assignment/assignment.ts';
import { eventVersion } from '../event-plan/event-plan.ts';
import { endpoint } from '../frame/endpoint.ts';
import { person } from '../frame/person.ts';
import type { Slice } from '../frame/slice.ts';

/** Auto-fill: all open places of an event are filled at once, as a proposal that is looked at, saved, and can be taken back. */

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const ASSIGNS = 'assignments.write';

/** More rows than the largest event has places. */
export const MOST_FILL_ROWS = 10_000;

/**
 * `solving`: at work. `proposed`: waits to be saved. `saved`: the places are given. `reverted`: what could be taken back was.
 * `canceled`, `failed`: it came to no proposal.
 */
export const FILL_STATES = ['solving', 'proposed', 'saved', 'reverted', 'canceled', 'failed'] as const;
export type FillState = (typeof FILL_STATES)[number];

const matched = z.object({ places: count, tenths: count });

const figures = z.object({
  /** people who were judged, and all who could be asked: where these are more, the plan is the best among the judged */
  people: count,
  near: count,
  /** places that are filled, invited people included, and all there are */
  places: count,
  filled_before: count,
  filled_after: count,
  /** the match of confirmed people, in tenths of a point */
  before: matched,
  after: matched,
  lowest_tenths: count.nullable(),
  /** places that nothing moves */
  locked: count,
  /** filled one by one, best match first */
  one_by_one: count,
  /** so many places, and tenths of a point, a better plan could have more; both 0: proven to be the best; null: nobody knows */
  places_short: count,
  tenths_short: count.nullable(),
  /** who stands by without and with the plan, and how many may; null: nobody asked for reserves */
  reserves: z.object({ before: count, after: count, places: count }).nullable(),
  /** how long it took */
  milliseconds: count,
});
export type FillFiguresShown = z.output<typeof figures>;

const gap = z.object({
  open: count,
  /** people who do the role and live near, and are not in the plan for this position; `because` adds up to it */
  considered: count,
  because: z.array(
    z.object({
      code: z.enum(GAP_CODES),
      people: count,
      /** the event that is in the way */
      event: z.object({ id: z.uuid(), title_en: z.string(), title_ar: z.string() }).nullable(),
    }),
  ),
  /** the requirement that would bring most people if it were a Flag */
  if_flagged: z.object({ code: z.enum(REQUIREMENT_CODES), people: count, best_tenths: count }).nullable(),
});

const fillPosition = z.object({
  ...positionFields,
  before: count,
  after: count,
  /** why places stay empty; null: none does */
  gap: gap.nullable(),
  /** the best of those who could have had a place there; `instead`: the position that the plan gives them in that shift */
  next_best: z.object({ usher: person, tenths: count, instead: z.uuid().nullable() }).nullable(),
});
export type FillPositionShown = z.output<typeof fillPosition>;

export const FILL_RESULTS = ['given', 'left_out', 'refused', 'taken_back', 'kept'] as const;
export type FillResult = (typeof FILL_RESULTS)[number];

const fillRow = z.object({
  id: z.uuid(),
  usher: person,
  position_id: z.uuid(),
  /** of somebody who has another place of the same shift now */
  from_position_id: z.uuid().nullable(),
  tenths: count,
  /** of a move: the match where this person is now */
  from_tenths: count.nullable(),
  contributions: z.array(z.object({ part: z.enum(MATCH_PARTS), tenths: count, most_tenths: count })),
  /** stands by instead of having a place */
  reserve: z.boolean(),
  /** what became of it; null: not saved yet. `kept`: could not be taken back */
  result: z.enum(FILL_RESULTS).nullable(),
  /** why it was refused or kept: as a code, and as a sentence in the caller's language */
  code: z.string().nullable(),
  message: z.string().nullable(),
});
export type FillRowShown = z.output<typeof fillRow>;

const fillRun = z.object({
  id: z.uuid(),
  state: z.enum(FILL_STATES),
  /** why it came to no proposal */
  code: z.string().nullable(),
  message: z.string().nullable(),
  may_move: z.boolean(),
  reserves: z.boolean(),
  started_by: z.string(),
  created_at: z.iso.datetime(),
  solved_at: z.iso.datetime().nullable(),
  saved_at: z.iso.datetime().nullable(),
  /** null until it is solved */
  figures: figures.nullable(),
  positions: z.array(fillPosition),
  rows: z.array(fillRow),
});
export type FillRun = z.output<typeof fillRun>;

/** Somebody whom nothing moves. */
const lockedPlace = z.object({
  /** the assignment */
  id: z.uuid(),
  version: z.int(),
  usher: person,
  position_id: z.uuid(),
});
export type LockedPlace = z.output<typeof lockedPlace>;

export const getFill = endpoint({
  name: 'getFill',
  summary: 'The latest auto-fill of an event: how far it is, what it proposes and why, what became of it',
  method: 'GET',
  path: '/admin/events/:id/auto-fill',
  access: ASSIGNS,
  params,
  response: z.object({
    data: z.object({
      event: z.object({
        id: z.uuid(),
        title_en: z.string(),
        title_ar: z.string(),
        status: z.enum(EVENT_STATUSES),
        time_zone: z.string(),
        version: z.int(),
      }),
      /** requirements that are a Block now */
      blocking: z.array(z.enum(REQUIREMENT_CODES)),
      /** as it is now, of shifts that have not begun */
      locked: z.array(lockedPlace),
      /** places of shifts that have not begun: all, and those that nobody holds */
      places: count,
      open: count,
      /** how many more may stand by for them */
      reserves_open: count,
      /** null: none yet, or the last one was discarded */
      run: fillRun.nullable(),
    }),
  }),
});
export type EventFill = z.output<typeof getFill.response>['data'];

export const startFill = endpoint({
  name: 'startFill',
  summary: 'Start filling all open places of an event; a proposal that was not saved is discarded',
  method: 'POST',
  path: '/admin/events/:id/auto-fill',
  access: ASSIGNS,
  params,
  body: z.strictObject({
    /** people who have a place may get another one of the same shift; nobody is ever released */
    may_move: z.boolean(),
    /** also people who stand by, as many as the plan of the event wants beyond the headcount */
    reserves: z.boolean().default(false),
  }),
  response: z.object({ data: z.object({ id: z.uuid(), job_id: z.uuid() }) }),
  refusals: ['fill_running', 'no_open_places', 'event_not_open', 'too_many_jobs'],
});

export const saveFill = endpoint({
  name: 'saveFill',
  summary: 'Give the places of a proposal; rows for which it is too late are refused one by one',
  method: 'POST',
  path: '/admin/auto-fills/:id/save',
  access: ASSIGNS,
  params,
  body: z.strictObject({
    /** rows that are not wanted */
    left_out: z.array(z.uuid()).max(MOST_FILL_ROWS),
    /** rows whose places are locked, so that nothing moves them later */
    locked: z.array(z.uuid()).max(MOST_FILL_ROWS).default([]),
    /** null: confirmed at once; otherwise invited, and the places are held until then */
    invite_until: z.iso
      .datetime()
      .refine((moment) => isCalendarDay(moment.slice(0, 10)), { error: 'invalid_date' })
      .meta({ examples: ['2029-12-01T08:00:00Z'] })
      .nullable(),
  }),
  response: z.object({ data: z.object({ given: count, refused: count, left_out: count, people_told: count }) }),
  refusals: ['fill_saved', 'fill_outdated', 'fill_not_ready', 'event_not_open', 'expiry_passed'],
});

export const revertFill = endpoint({
  name: 'revertFill',
  summary: 'Take back what saving a proposal has given, as far as nobody has touched it since',
  method: 'POST',
  path: '/admin/auto-fills/:id/revert',
  access: ASSIGNS,
  params,
  response: z.object({ data: z.object({ taken_back: count, kept: count }) }),
  refusals: ['fill_not_saved', 'fill_reverted', 'event_not_open'],
});

export const discardFill = endpoint({
  name: 'discardFill',
  summary: 'Stop an auto-fill at work, or discard what it proposes',
  method: 'POST',
  path: '/admin/auto-fills/:id/discard',
  access: ASSIGNS,
  params,
  response: z.object({ data: z.object({ id: z.uuid() }) }),
  refusals: ['fill_saved', 'fill_outdated'],
});

export const flagRequirement = endpoint({
  name: 'flagRequirement',
  summary: 'Turn a requirement of a published event that is a Block into a Flag: others fit, too, and are marked',
  method: 'POST',
  path: '/admin/events/:id/flagged-requirement',
  access: 'events.write',
  params,
  body: z.strictObject({ kind: z.enum(REQUIREMENT_CODES), version: eventVersion }),
  response: z.object({ data: z.object({ version: z.int() }) }),
  refusals: ['event_not_changeable', 'requirement_not_blocking'],
});

export const autoFillSlice: Slice = [getFill, startFill, saveFill, revertFill, discardFill, flagRequirement];
