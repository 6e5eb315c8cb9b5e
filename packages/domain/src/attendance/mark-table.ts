import type { Standing } from './attendance-state.ts';

/** What can be recorded about somebody's day. correct and undo can follow anything, and lead where they say. */
export const PLAIN_MARKS = ['check_in', 'check_out', 'no_show', 'excuse'] as const;
export const MARK_KINDS = [...PLAIN_MARKS, 'correct', 'undo'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
export type PlainMark = (typeof PLAIN_MARKS)[number];

/** Something that stands on record already is in the way: whoever marked did not know of it. */
export const STANDING_REFUSALS = [
  'not_checked_in',
  'already_checked_in',
  'already_left',
  'already_no_show',
  'already_excused',
  'correction_needed',
  'attendance_changed',
] as const;
export type StandingRefusal = (typeof STANDING_REFUSALS)[number];

type Move = { readonly to: Standing } | { readonly refused: StandingRefusal };

const to = (state: Standing): Move => ({ to: state });
const no = (refused: StandingRefusal): Move => ({ refused });

/**
 * Where each mark leads from each state. Who was a no-show or excused and comes after all is in; whoever has been in is a
 * no-show only by a correction, which gives its reason.
 */
export const MARK_TABLE: Readonly<Record<Standing, Readonly<Record<PlainMark, Move>>>> = {
  expected: { check_in: to('in'), check_out: no('not_checked_in'), no_show: to('no_show'), excuse: to('excused') },
  in: {
    check_in: no('already_checked_in'),
    check_out: to('left'),
    no_show: no('correction_needed'),
    excuse: no('correction_needed'),
  },
  left: {
    check_in: no('already_left'),
    check_out: no('already_left'),
    no_show: no('correction_needed'),
    excuse: no('correction_needed'),
  },
  no_show: {
    check_in: to('in'),
    check_out: no('not_checked_in'),
    no_show: no('already_no_show'),
    excuse: to('excused'),
  },
  excused: {
    check_in: to('in'),
    check_out: no('not_checked_in'),
    no_show: no('correction_needed'),
    excuse: no('already_excused'),
  },
};
