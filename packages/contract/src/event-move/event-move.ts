import { z } from 'zod';
import { EVENT_MOVE_REFUSALS } from '@proline/domain/event-move/event-move';
import { UNSUITABLE_CODES } from '@proline/domain/hiring/suitability';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { COMPENSATION_MINOR } from '@proline/domain/event-move/compensation';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { endpoint } from '../frame/endpoint.ts';
import { eventList } from '../event/event.ts';
import { planProblem } from '../event-plan/event-plan.ts';
import { person } from '../frame/person.ts';
import { paragraph } from '../frame/text.ts';
import type { Slice } from '../frame/slice.ts';

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const reason = paragraph(REASON_LENGTH.least, REASON_LENGTH.most);
const version = z.int().positive().max(2_147_483_647);

const moves = z.object({
  status: z.enum(EVENT_STATUSES),
  version: z.int(),
  /** each move of the table from this status, and why it is refused to the caller now; null: it is allowed */
  moves: z.array(
    z.object({
      to: z.enum(EVENT_STATUSES),
      refusal: z.enum(EVENT_MOVE_REFUSALS).nullable(),
    }),
  ),
  /** what keeps a draft from being published */
  problems: z.array(planProblem),
  /** what would be touched: named before anything is done */
  touches: z.object({
    applications: count,
    /** of these, the ones that nobody has decided about */
    undecided: count,
    invited: count,
    /** of these, people who have not checked in yet: work that was done stays */
    confirmed: count,
    /** the places that these people hold, which is what lists count */
    confirmed_places: count,
    leaders: count,
    /** ushers who would be notified of publishing */
    eligible: count,
    unresolved: count,
    clocked_in: count,
    transfers_pending: count,
  }),
  /** what completing would pay, by what is recorded so far; null unless the event is running */
  pay: z.object({ transfers: count, net_minor: count }).nullable(),
  /** canceling now is so late that people may be compensated */
  inside_notice_period: z.boolean(),
  /** so late that is, by the settings */
  notice_hours: count,
  currency: z.string(),
});
export type EventMoves = z.output<typeof moves>;

export const getEventMoves = endpoint({
  name: 'getEventMoves',
  summary: 'Where an event can go from here, and what that would touch',
  method: 'GET',
  path: '/admin/events/:id/moves',
  access: 'events.read',
  params,
  response: z.object({ data: moves }),
});

/** Why somebody whom the plan names was not invited: a rule, or all places were gone. */
export const LEFT_OUT_REASONS = [...UNSUITABLE_CODES, 'no_place'] as const;

const moved = z.object({
  id: z.uuid(),
  status: z.enum(EVENT_STATUSES),
  version: z.int(),
  /** of publishing: people of the plan’s list who were not invited, in its order */
  left_out: z.array(z.object({ usher: person.extend({ code: z.int() }), reasons: z.array(z.enum(LEFT_OUT_REASONS)) })),
});
export type MovedEvent = z.output<typeof moved>;

export const moveEvent = endpoint({
  name: 'moveEvent',
  summary: 'Publish, withdraw, start, complete, reopen or cancel an event',
  method: 'POST',
  path: '/admin/events/:id/moves',
  access: 'events.write',
  params,
  body: z.strictObject({
    to: z.enum(EVENT_STATUSES),
    version,
    /** asked for when canceling */
    reason: reason.optional(),
    /** to each confirmed usher, when it is canceled inside the notice period */
    compensation_minor: z.int().min(COMPENSATION_MINOR.least).max(COMPENSATION_MINOR.most).optional(),
  }),
  response: z.object({ data: moved }),
  refusals: [...EVENT_MOVE_REFUSALS, 'leader_busy', 'already_booked', 'outside_notice_period'],
});

const jobReply = z.object({ data: z.object({ job_id: z.uuid() }) });
const bulk = {
  method: 'POST',
  access: 'events.write',
  response: jobReply,
  refusals: ['too_many_jobs'],
} as const;

export const bulkPublishEvents = endpoint({
  ...bulk,
  name: 'bulkPublishEvents',
  summary: 'Publish many drafts',
  path: '/admin/events/bulk-publish',
  body: z.strictObject({ selection: eventList.selection }),
});

export const bulkCancelEvents = endpoint({
  ...bulk,
  name: 'bulkCancelEvents',
  summary: 'Cancel many events',
  path: '/admin/events/bulk-cancel',
  body: z.strictObject({ selection: eventList.selection, reason }),
});

const cancelTouches = z.object({
  /** of the selected events: those that the caller can cancel */
  events: count,
  /** not canceled: running events, which only an owner may cancel */
  owner_only: count,
  /** not canceled: completed or already canceled */
  over: count,
  /** of those that can be canceled: events inside the notice period, whose people could be compensated one by one */
  inside_notice_period: count,
  /** people, each once, of those events */
  confirmed: count,
  /** the places that the confirmed hold, which is what lists count */
  confirmed_places: count,
  invited: count,
  leaders: count,
  /** undecided applications and those on the waiting list */
  applications: count,
});
export type CancelTouches = z.output<typeof cancelTouches>;

/** A read; the selection may be too long for an address. */
export const previewBulkCancel = endpoint({
  name: 'previewBulkCancel',
  summary: 'What canceling many events would touch',
  method: 'POST',
  path: '/admin/events/bulk-cancel/preview',
  access: 'events.write',
  body: z.strictObject({ selection: eventList.selection }),
  response: z.object({ data: cancelTouches }),
});

export const bulkDeleteEvents = endpoint({
  ...bulk,
  name: 'bulkDeleteEvents',
  summary: 'Delete many drafts',
  path: '/admin/events/bulk-delete',
  body: z.strictObject({ selection: eventList.selection }),
});

export const eventMoveSlice: Slice = [
  getEventMoves,
  moveEvent,
  bulkPublishEvents,
  bulkCancelEvents,
  previewBulkCancel,
  bulkDeleteEvents,
];
