import type { StatusMoves } from '../status/status-moves.ts';

export const APPLICATION_STATUSES = ['pending', 'accepted', 'waitlisted', 'rejected', 'withdrawn', 'expired'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** See docs/assumptions.md#application-moves. Back to pending is the way to take a decision back. */
export const APPLICATION_MOVES: StatusMoves<ApplicationStatus> = {
  pending: ['accepted', 'waitlisted', 'rejected', 'withdrawn', 'expired'],
  accepted: ['pending'],
  waitlisted: ['accepted', 'rejected', 'pending', 'withdrawn', 'expired'],
  rejected: ['pending'],
  withdrawn: ['pending'],
  expired: [],
};
