import type { ApprovalNeed } from '../people/approval.ts';
import { UNDER_AGE } from '../people/approval.ts';
import { USHER_MOVES, type UsherStatus } from '../people/usher-status.ts';
import { canMove } from '../status/status-moves.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import type { ScorecardState } from './scorecard.ts';

/** What decides whether an usher may move on. */
export type UsherFacts = {
  readonly status: UsherStatus;
  /** what keeps this person from being approved */
  readonly missing: readonly ApprovalNeed[];
  readonly scorecard: ScorecardState;
  /** the first day on which somebody rejected may apply again; null: at once */
  readonly reapply_on: CalendarDay | null;
  /** where the organization is */
  readonly today: CalendarDay;
};

/** Why somebody cannot be approved; the same for ushers and team leaders. */
export const APPROVAL_REFUSALS = ['under_age', 'approval_incomplete', 'scorecard_missing', 'score_below_pass'] as const;
export type ApprovalRefusal = (typeof APPROVAL_REFUSALS)[number];

export const USHER_MOVE_REFUSALS = [
  'move_not_allowed',
  ...APPROVAL_REFUSALS,
  'reapply_too_early',
  'reason_required',
  'block_ends_too_early',
  'slot_required',
] as const;
export type UsherMoveRefusal = (typeof USHER_MOVE_REFUSALS)[number];

type Asked = {
  readonly to: UsherStatus;
  /** why somebody is rejected or blocked; a note when a block ends */
  readonly reason: string | null;
  /** the first day on which a block no longer holds; null: for good */
  readonly until: CalendarDay | null;
  readonly has_slot: boolean;
  readonly by: 'admin' | 'clock';
};

/** Why the move is refused; null when it is allowed. The same function disables the button and refuses the request. */
export const refuseUsherMove = (usher: UsherFacts, asked: Asked): UsherMoveRefusal | null => {
  if (endsAsPending(usher, asked)) return null;
  if (!canMove(USHER_MOVES, usher.status, asked.to)) return 'move_not_allowed';
  switch (asked.to) {
    case 'in_interview':
      return asked.has_slot ? null : 'slot_required';
    case 'approved':
      return usher.status === 'blocked' ? refuseUnblocking(usher, asked) : refuseApproval(usher);
    case 'rejected':
      return isBlank(asked.reason) ? 'reason_required' : null;
    case 'pending':
      return usher.reapply_on !== null && usher.today < usher.reapply_on ? 'reapply_too_early' : null;
    case 'blocked':
      return refuseBlocking(usher, asked);
  }
};

const isBlank = (reason: string | null): boolean => reason === null || reason.trim() === '';

type Approvable = Pick<UsherFacts, 'missing' | 'scorecard'>;

export const refuseApproval = ({ missing, scorecard }: Approvable): ApprovalRefusal | null => {
  if (missing.includes(UNDER_AGE)) return 'under_age';
  if (missing.length > 0) return 'approval_incomplete';
  if (scorecard === 'missing') return 'scorecard_missing';
  return scorecard === 'failed' ? 'score_below_pass' : null;
};

/** Who was approved once needs no second scorecard; a timed block ends by itself, without a note. */
const refuseUnblocking = ({ missing }: UsherFacts, { reason, by }: Asked): UsherMoveRefusal | null =>
  refuseApproval({ missing, scorecard: 'waived' }) ?? (by === 'admin' && isBlank(reason) ? 'reason_required' : null);

/** A timed block ends on its day, also for somebody who could not be approved by now: they wait for a decision again. */
const endsAsPending = ({ status, missing }: UsherFacts, { to, by }: Asked): boolean =>
  status === 'blocked' && to === 'pending' && by === 'clock' && missing.length > 0;

const refuseBlocking = ({ today }: UsherFacts, { reason, until }: Asked): UsherMoveRefusal | null => {
  if (isBlank(reason)) return 'reason_required';
  return until !== null && until <= today ? 'block_ends_too_early' : null;
};
