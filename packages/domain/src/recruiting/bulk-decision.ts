import type { TeamLeaderStatus } from '../people/team-leader-status.ts';
import type { UsherStatus } from '../people/usher-status.ts';

export const BULK_DECISIONS = ['approved', 'rejected'] as const;
export type BulkDecision = (typeof BULK_DECISIONS)[number];

export const BULK_REFUSALS = [
  'already_approved',
  'already_rejected',
  'usher_is_blocked',
  'usher_is_rejected',
  'leader_is_turned_down',
] as const;
export type BulkRefusal = (typeof BULK_REFUSALS)[number];

/** Why one of many whose blocks are ended is left as they are: somebody, or the clock, was faster. */
export const refuseBulkUnblock = (status: UsherStatus): 'not_blocked' | null =>
  status === 'blocked' ? null : 'not_blocked';

/** Who still waits for a decision. */
export const UNDECIDED: readonly UsherStatus[] = ['pending', 'in_interview'];

/**
 * Why one of many is left as they are. In bulk only those who wait are decided about: nobody is unblocked or taken back by the
 * way, and each row says by name what stands in the way.
 */
export const refuseInBulk = (status: UsherStatus, to: BulkDecision): BulkRefusal | null => {
  switch (status) {
    case 'pending':
    case 'in_interview':
      return null;
    case 'approved':
      return 'already_approved';
    case 'blocked':
      return 'usher_is_blocked';
    case 'rejected':
      return to === 'rejected' ? 'already_rejected' : 'usher_is_rejected';
  }
};

type LeaderState = { readonly status: TeamLeaderStatus; readonly turned_down: boolean };

/** The same for a team leader, who is turned down by a side field and stays pending. */
export const refuseLeaderInBulk = ({ status, turned_down }: LeaderState, to: BulkDecision): BulkRefusal | null => {
  if (status === 'approved') return 'already_approved';
  if (!turned_down) return null;
  return to === 'rejected' ? 'already_rejected' : 'leader_is_turned_down';
};
