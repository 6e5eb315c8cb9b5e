import { addDays, daysBetween } from '../time/calendar-day.ts';
import type { Period } from '../time/period.ts';
import { shiftPeriod } from '../time/shift-times.ts';
import { wallTimeOf } from '../time/zoned-time.ts';

/** The hours of the night by the clocks of the event, in minutes since midnight; an end that is not after the start is on the next day. */
type NightHours = { readonly starts: number; readonly ends: number };

/** What work by the hour is worth then, of the hourly rate; 125: a quarter more. */
export type NightRule = NightHours & { readonly percent: number };

export const NIGHT_PERCENT = { least: 100, most: 500 } as const;
export const DEFAULT_NIGHT: NightRule = { percent: 125, starts: 22 * 60, ends: 6 * 60 };

const MINUTES_PER_DAY = 1_440;
const MS_PER_MINUTE = 60_000;

/** The whole minutes of a period that lie in the night. */
export const nightMinutes = ({ starts_at, ends_at }: Period, night: NightHours | null, timeZone: string): number => {
  if (night === null || ends_at <= starts_at) return 0;
  // the night that the period begins in may have begun the day before
  const first = addDays(wallTimeOf(starts_at, timeZone).day, -1);
  const nights = daysBetween(first, wallTimeOf(ends_at, timeZone).day) + 1;
  const within = Array.from({ length: nights }, (_, n) => {
    const dark = shiftPeriod({ work_date: addDays(first, n), ...night }, timeZone);
    const [from, to] = [
      Math.max(dark.starts_at.getTime(), starts_at.getTime()),
      Math.min(dark.ends_at.getTime(), ends_at.getTime()),
    ];
    return Math.max(0, to - from);
  });
  return Math.floor(within.reduce((sum, ms) => sum + ms, 0) / MS_PER_MINUTE);
};

/** What a minute of the night is paid beyond the hourly rate: 0.25 of it. */
export const nightFactor = ({ percent }: Pick<NightRule, 'percent'>): number => (percent - 100) / 100;

const lengthOf = ({ starts, ends }: NightHours): number =>
  ends > starts ? ends - starts : MINUTES_PER_DAY - starts + ends;

/** Whether nobody is paid less by the new rule: at least the factor, for at least the same hours. */
export const isNoWorseNight = (was: NightRule | null, is: NightRule | null): boolean => {
  if (was === null) return true;
  if (is === null || is.percent < was.percent) return false;
  const before = (was.starts - is.starts + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return lengthOf(is) === MINUTES_PER_DAY || before + lengthOf(was) <= lengthOf(is);
};
