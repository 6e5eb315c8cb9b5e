import { canMove } from '../status/status-moves.ts';
import { ASSIGNMENT_MOVES, isLive, type AssignmentStatus } from './assignment-status.ts';

export const ASSIGNMENT_MOVE_REFUSALS = [
  'assignment_ended',
  'invitation_answered',
  'assignment_locked',
  'work_begun',
  'invitation_expired',
  'invitation_not_due',
] as const;
export type AssignmentMoveRefusal = (typeof ASSIGNMENT_MOVE_REFUSALS)[number];

/** What decides whether an assignment may move on. */
export type AssignmentFacts = {
  readonly status: AssignmentStatus;
  readonly locked: boolean;
  readonly expires_at: Date | null;
  /** somebody has checked in, or it is recorded that nobody came */
  readonly has_attendance: boolean;
};

/** Operations by hand; the person; the clock; or the event and the person's status, which nothing holds back. */
export type AssignmentMover = 'admin' | 'person' | 'clock' | 'program';

type Asked = { readonly to: AssignmentStatus; readonly by: AssignmentMover; readonly now: Date };

/** An invitation holds its place up to this very moment, and not in it. */
export const hasExpired = (expires_at: Date | null, now: Date): boolean => expires_at !== null && expires_at <= now;

/** Why the move is refused; null when it is allowed. */
export const refuseAssignmentMove = (facts: AssignmentFacts, asked: Asked): AssignmentMoveRefusal | null => {
  if (!canMove(ASSIGNMENT_MOVES, facts.status, asked.to)) return whyNot(facts.status, asked.to);
  const expired = hasExpired(facts.expires_at, asked.now);
  switch (asked.to) {
    case 'confirmed':
    case 'declined':
      return expired ? 'invitation_expired' : null;
    case 'expired':
      return asked.by === 'clock' && !expired ? 'invitation_not_due' : null;
    default:
      return refuseChange(facts, asked.by);
  }
};

/** Who has said yes has the place: nothing has ended. */
const whyNot = (status: AssignmentStatus, to: AssignmentStatus): 'assignment_ended' | 'invitation_answered' =>
  status === 'confirmed' && (to === 'confirmed' || to === 'declined') ? 'invitation_answered' : 'assignment_ended';

type SeenFacts = Pick<AssignmentFacts, 'status'> & { readonly version: number };

/** Why an assignment is not what somebody saw; null when it is. That it has ended is said by its name. */
export const refuseStale = ({ status, version }: SeenFacts, seen: number): 'assignment_ended' | 'conflict' | null => {
  if (version === seen) return null;
  return isLive(status) ? 'conflict' : 'assignment_ended';
};

/** What keeps a place as it is: releasing, moving and swapping ask for the same. */
export const refuseChange = (
  { status, locked, has_attendance }: AssignmentFacts,
  by: AssignmentMover,
): 'assignment_ended' | 'work_begun' | 'assignment_locked' | null => {
  if (status !== 'invited' && status !== 'confirmed') return 'assignment_ended';
  if (has_attendance) return 'work_begun';
  return locked && by === 'admin' ? 'assignment_locked' : null;
};
