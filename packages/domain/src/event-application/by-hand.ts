import type { ApplicationStatus } from '../event/application-status.ts';

/** Somebody can be put on the waitlist who has not applied, or of whose application nothing is left; all others are decided about. */
export const canWaitByHand = (status: ApplicationStatus): boolean =>
  status === 'waitlisted' || status === 'withdrawn' || status === 'expired';

/** Who waits for some shifts, and then for others, waits for both; none named means all. */
export const joinShifts = (waiting: readonly string[], more: readonly string[]): string[] =>
  waiting.length === 0 || more.length === 0 ? [] : [...new Set([...waiting, ...more])];
