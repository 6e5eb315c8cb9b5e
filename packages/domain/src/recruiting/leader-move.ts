import type { TeamLeaderStatus } from '../people/team-leader-status.ts';
import { APPROVAL_REFUSALS, refuseApproval, type UsherFacts } from './usher-move.ts';

/** Turning down is no status: the leader stays pending, with a day and a reason, and leaves the counts. */
export const LEADER_STEPS = ['approve', 'return', 'turn_down', 'take_back'] as const;
export type LeaderStep = (typeof LEADER_STEPS)[number];

export type LeaderFacts = Pick<UsherFacts, 'missing' | 'scorecard'> & {
  readonly status: TeamLeaderStatus;
  readonly turned_down: boolean;
  /** blocked as an usher: a block holds for the person */
  readonly is_blocked: boolean;
  /** running events that this leader leads; what is only published is left, like an usher's future work */
  readonly live_events: number;
};

export const LEADER_MOVE_REFUSALS = [
  'move_not_allowed',
  ...APPROVAL_REFUSALS,
  'usher_is_blocked',
  'leads_live_event',
  'reason_required',
] as const;
export type LeaderMoveRefusal = (typeof LEADER_MOVE_REFUSALS)[number];

/** The steps that a leader in this state can take at all. */
export const leaderSteps = ({
  status,
  turned_down,
}: Pick<LeaderFacts, 'status' | 'turned_down'>): readonly LeaderStep[] => {
  if (status === 'approved') return ['return'];
  return turned_down ? ['take_back'] : ['approve', 'turn_down'];
};

type Asked = { readonly step: LeaderStep; readonly reason: string | null };

/** Why the step is refused; null when it is allowed. */
export const refuseLeaderMove = (leader: LeaderFacts, { step, reason }: Asked): LeaderMoveRefusal | null => {
  if (!leaderSteps(leader).includes(step)) return 'move_not_allowed';
  switch (step) {
    case 'approve':
      return leader.is_blocked ? 'usher_is_blocked' : refuseApproval(leader);
    case 'return':
      return leader.live_events > 0 ? 'leads_live_event' : null;
    case 'turn_down':
      return reason === null || reason.trim() === '' ? 'reason_required' : null;
    case 'take_back':
      return null;
  }
};
