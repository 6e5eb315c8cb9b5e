import type { AttendanceRecord } from './attendance-state.ts';

/** Later nobody remembers it well; until the settings say otherwise. */
export const RATING_DAYS = 30;
export const RATING_COMMENT_MAX_LENGTH = 500;
const MS_PER_DAY = 86_400_000;

export const RATING_REFUSALS = ['shift_not_over', 'was_not_there', 'rating_closed'] as const;
type RatingRefusal = (typeof RATING_REFUSALS)[number];

type Rated = Pick<AttendanceRecord, 'outcome' | 'checked_in_at'> & {
  readonly ends_at: Date;
  readonly now: Date;
  readonly rating_days: number;
};

/** Leaders rate whoever was there, after the shift, for a while. */
export function refuseRating({ outcome, checked_in_at, ends_at, now, rating_days }: Rated): RatingRefusal | null {
  if (now < ends_at) return 'shift_not_over';
  if (checked_in_at === null || outcome === 'no_show' || outcome === 'excused') return 'was_not_there';
  return now.getTime() - ends_at.getTime() > rating_days * MS_PER_DAY ? 'rating_closed' : null;
}
