import { z } from 'zod';
import { APPROVAL_NEEDS } from '@proline/domain/people/approval';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { SCORECARD_STATES } from '@proline/domain/recruiting/scorecard';
import { USHER_MOVE_REFUSALS } from '@proline/domain/recruiting/usher-move';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { endpoint } from '../frame/endpoint.ts';
import { paragraph } from '../frame/text.ts';
import type { Slice } from '../frame/slice.ts';
import { BOOKING_REFUSALS, slot } from '../interview/slot.ts';

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const version = z.int().positive().max(2_147_483_647);

/** What decides about an approval, as it is shown beside the button. */
export const approvalFacts = {
  /** what keeps this person from being approved */
  missing: z.array(z.enum(APPROVAL_NEEDS)),
  scorecard: z.enum(SCORECARD_STATES),
  /** of the last scorecard */
  mean: z.number().nullable(),
  pass_mark: z.number(),
};

const moves = z.object({
  status: z.enum(USHER_STATUSES),
  version: z.int(),
  /** each move of the table from this status, and why it is refused now; null: it is allowed */
  moves: z.array(z.object({ to: z.enum(USHER_STATUSES), refusal: z.enum(USHER_MOVE_REFUSALS).nullable() })),
  ...approvalFacts,
  /** somebody rejected may apply again from this day on */
  reapply_on: z.iso.date().nullable(),
  /** what blocking would touch: named before anything is done */
  touches: z.object({
    /** places in shifts that have not begun */
    places: count,
    events: count,
    /** undecided applications and those on the waiting list */
    applications: count,
    /** events that would lose this person as a leader: those that have not begun */
    leads: count,
  }),
});
export type UsherMoves = z.output<typeof moves>;

export const getUsherMoves = endpoint({
  name: 'getUsherMoves',
  summary: 'Where an usher can go from here, and what that would touch',
  method: 'GET',
  path: '/admin/ushers/:id/moves',
  access: 'ushers.read',
  params,
  response: z.object({ data: moves }),
});

export const moveUsher = endpoint({
  name: 'moveUsher',
  summary: 'Interview, approve, reject, block or unblock an usher, or let one apply again',
  method: 'POST',
  path: '/admin/ushers/:id/moves',
  access: 'ushers.write',
  params,
  body: z.strictObject({
    to: z.enum(USHER_STATUSES),
    version,
    /** asked for when somebody is rejected or blocked; a note when a block ends */
    reason: paragraph(REASON_LENGTH.least, REASON_LENGTH.most).optional(),
    /** the first day on which a block no longer holds; left out: for good */
    until: z.iso
      .date()
      .refine(isCalendarDay, { error: 'invalid_date' })
      .meta({ examples: ['2035-05-01'] })
      .optional(),
    /** asked for when somebody is interviewed */
    interview: slot.optional(),
  }),
  response: z.object({
    data: z.object({ id: z.uuid(), status: z.enum(USHER_STATUSES), version: z.int() }),
  }),
  refusals: [...USHER_MOVE_REFUSALS, ...BOOKING_REFUSALS, 'not_of_this_move'],
});

export const usherMoveSlice: Slice = [getUsherMoves, moveUsher];
