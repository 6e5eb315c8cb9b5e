import type { Period } from '../time/period.ts';

export const BLOCK_REASON_MAX_LENGTH = 120;
const MS_PER_DAY = 86_400_000;

type BlockedTimeProblem = 'blocked_time_backwards' | 'blocked_time_too_long' | 'blocked_time_past';

/** What is wrong with a span of a day that is to be blocked; undefined: nothing. It may have begun, but not ended. */
export const blockedTimeProblem = ({ starts_at, ends_at }: Period, now: Date): BlockedTimeProblem | undefined => {
  if (ends_at <= starts_at) return 'blocked_time_backwards';
  if (ends_at.getTime() - starts_at.getTime() > MS_PER_DAY) return 'blocked_time_too_long';
  return ends_at <= now ? 'blocked_time_past' : undefined;
};
