import { restHours } from '../event/booking.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { overlaps, type Period } from '../time/period.ts';

/** A shift that somebody works, or could. */
export type Work = Period & {
  readonly event_id: string;
  /** the day it counts for, also when it crosses midnight */
  readonly work_date: CalendarDay;
  /** without the break */
  readonly minutes: number;
};

/** What a person is booked for. Leading excludes other work, and counts for no cap: it lasts as long as its event. */
export type Booked =
  (Work & { readonly as: 'usher' }) | (Period & { readonly event_id: string; readonly as: 'leader' });

export type WorkClash =
  { readonly kind: 'overlap' } | { readonly kind: 'rest'; readonly hours: number } | { readonly kind: 'none' };

const NONE: WorkClash = { kind: 'none' };

/** Two shifts of one event on one day: a split shift, which the cap of the day limits. */
const isSplitShift = (wanted: Work, booked: Booked): boolean =>
  booked.as === 'usher' && booked.event_id === wanted.event_id && booked.work_date === wanted.work_date;

/** Whether one person can do both: not at once, and with rest in between. */
export const workClash = (wanted: Work, booked: Booked, leastRestHours: number): WorkClash => {
  if (overlaps(wanted, booked)) return { kind: 'overlap' };
  if (isSplitShift(wanted, booked)) return NONE;
  const hours = restHours(wanted, booked);
  return hours < leastRestHours ? { kind: 'rest', hours } : NONE;
};

/** Two shifts of one event that one person cannot both work. */
export const excludeEachOther = (a: Work, b: Work, leastRestHours: number): boolean =>
  workClash(a, { ...b, as: 'usher' }, leastRestHours).kind !== 'none';
