import { overlaps, type Period } from '../time/period.ts';

const MS_PER_HOUR = 3_600_000;

/** Hours of rest between two periods of work; 0 when they overlap or touch. */
export const restHours = (a: Period, b: Period): number => {
  const gap = Math.max(b.starts_at.getTime() - a.ends_at.getTime(), a.starts_at.getTime() - b.ends_at.getTime());
  return Math.max(0, gap) / MS_PER_HOUR;
};

export type BookingProblem = 'overlap' | 'too_little_rest';

/** Why one person cannot do both; null when they can. Shifts of the same event need no rest in between. */
export const bookingProblem = (
  wanted: Period & { readonly event_id: string },
  booked: Period & { readonly event_id: string },
  leastRestHours: number,
): BookingProblem | null => {
  if (overlaps(wanted, booked)) return 'overlap';
  if (wanted.event_id === booked.event_id) return null;
  return restHours(wanted, booked) < leastRestHours ? 'too_little_rest' : null;
};
