import type { DayPeriod } from '../dashboard/trend.ts';
import { addDays, daysBetween } from '../time/calendar-day.ts';

/** What is looked at as long as nobody asks for another time. */
export const STANDARD_PERIOD_DAYS = 90;
/** A line has no more points than this. */
export const MOST_POINTS = 14;

const lengthOf = ({ starts_on, ends_on }: DayPeriod): number => daysBetween(starts_on, ends_on) + 1;

/** As many days, right before. */
export const periodBefore = (period: DayPeriod): DayPeriod => ({
  starts_on: addDays(period.starts_on, -lengthOf(period)),
  ends_on: addDays(period.starts_on, -1),
});

/** Days, weeks, or as many weeks as it takes: parts that follow each other and end with the period. Only the first may be shorter. */
export const partsOf = (period: DayPeriod): DayPeriod[] => {
  const days = lengthOf(period);
  const each = days <= MOST_POINTS ? 1 : 7 * Math.ceil(days / MOST_POINTS / 7);
  const count = Math.ceil(days / each);
  return Array.from({ length: count }, (_, at) => {
    const ends_on = addDays(period.ends_on, -each * (count - 1 - at));
    const starts_on = addDays(ends_on, 1 - each);
    return { starts_on: starts_on < period.starts_on ? period.starts_on : starts_on, ends_on };
  });
};
