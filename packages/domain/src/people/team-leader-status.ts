import type { StatusMoves } from '../status/status-moves.ts';

export const TEAM_LEADER_STATUSES = ['pending', 'approved'] as const;
export type TeamLeaderStatus = (typeof TEAM_LEADER_STATUSES)[number];

/** See docs/assumptions.md#team-leader-moves */
export const TEAM_LEADER_MOVES: StatusMoves<TeamLeaderStatus> = {
  pending: ['approved'],
  approved: ['pending'],
};
