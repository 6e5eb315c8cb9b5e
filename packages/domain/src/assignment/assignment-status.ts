import type { StatusMoves } from '../status/status-moves.ts';

/** One line that says why nothing moves somebody. */
export const LOCK_NOTE_MAX_LENGTH = 120;

export const ASSIGNMENT_STATUSES = ['invited', 'confirmed', 'declined', 'expired', 'released'] as const;
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number];

/** See docs/assumptions.md#assignment-moves. What has ended stays on record: whoever comes back gets a place anew. */
export const ASSIGNMENT_MOVES: StatusMoves<AssignmentStatus> = {
  invited: ['confirmed', 'declined', 'expired', 'released'],
  confirmed: ['released'],
  declined: [],
  expired: [],
  released: [],
};

/** These hold a place. Only confirmed work keeps the person from other work. */
export const isLive = (status: AssignmentStatus): boolean => status === 'invited' || status === 'confirmed';

/** Why a place was given back. */
export const RELEASE_REASONS = [
  'operations',
  'event_canceled',
  'shut_out',
  'clash',
  'undone',
  'times_changed',
  'too_little_rest',
  'too_many_hours',
  'not_reconfirmed',
  'shift_removed',
] as const;
export type ReleaseReason = (typeof RELEASE_REASONS)[number];
