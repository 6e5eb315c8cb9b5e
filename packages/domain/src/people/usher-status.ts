import type { StatusMoves } from '../status/status-moves.ts';

export const USHER_STATUSES = ['pending', 'in_interview', 'approved', 'rejected', 'blocked'] as const;
export type UsherStatus = (typeof USHER_STATUSES)[number];

/** See docs/assumptions.md#usher-moves */
export const USHER_MOVES: StatusMoves<UsherStatus> = {
  pending: ['in_interview', 'approved', 'rejected'],
  in_interview: ['approved', 'rejected'],
  approved: ['blocked'],
  rejected: ['pending'],
  blocked: ['approved'],
};
