import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import { weekdayOf, WEEK_DAYS } from '../time/calendar-week.ts';

export const DAY_KINDS = ['all_day', 'hours', 'off'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** Minutes since midnight; the end is not included, and 1440 is the end of the day. */
export type Hours = { readonly from: number; readonly until: number };

/** When somebody can work on one day of the week; the two times count for `hours` only. */
export type WeekdayHours = { readonly kind: DayKind; readonly from: number | null; readonly until: number | null };

/** One entry for each day of the week; the first is Sunday. */
export type WeeklyPattern = readonly WeekdayHours[];

/** Both days are included. */
export type DaysOff = { readonly first_day: CalendarDay; readonly last_day: CalendarDay };

export const DAY_MINUTES = 1_440;
export const MOST_DAYS_OFF = 100;
export const DAYS_OFF_REASON_MAX_LENGTH = 200;

const ALL_DAY: WeekdayHours = { kind: 'all_day', from: null, until: null };

/** Whoever has said nothing can work on every day. */
export const ALWAYS_FREE: WeeklyPattern = Array.from({ length: WEEK_DAYS }, () => ALL_DAY);

/** As they are kept: days without a row are free, and a row without times is a day on which somebody never works. */
type KeptHours = {
  readonly weekday: number;
  readonly from_minutes: number | null;
  readonly until_minutes: number | null;
};

export const weekOfHours = (kept: readonly KeptHours[]): WeekdayHours[] =>
  ALWAYS_FREE.map((free, weekday) => {
    const found = kept.find((row) => row.weekday === weekday);
    if (!found) return free;
    return found.from_minutes === null
      ? { kind: 'off', from: null, until: null }
      : { kind: 'hours', from: found.from_minutes, until: found.until_minutes };
  });

export const isDayOff = (daysOff: readonly DaysOff[], day: CalendarDay): boolean =>
  daysOff.some(({ first_day, last_day }) => first_day <= day && day <= last_day);

/** The hours in which somebody can work on that day; null: not at all. */
export const hoursOn = (week: WeeklyPattern, daysOff: readonly DaysOff[], day: CalendarDay): Hours | null => {
  if (isDayOff(daysOff, day)) return null;
  const { kind, from, until } = week[weekdayOf(day)] ?? ALL_DAY;
  switch (kind) {
    case 'off':
      return null;
    case 'all_day':
      return { from: 0, until: DAY_MINUTES };
    case 'hours':
      return { from: from ?? 0, until: until ?? DAY_MINUTES };
  }
};

type DayHours = Hours & { readonly day: CalendarDay };

/** Work that crosses midnight (`until` above 1440) cut into what falls on each day. */
export const dayPieces = ({ day, from, until }: DayHours): DayHours[] => {
  if (from >= until) return [];
  const left = { day: addDays(day, 1), from: Math.max(0, from - DAY_MINUTES), until: until - DAY_MINUTES };
  return from >= DAY_MINUTES
    ? dayPieces(left)
    : [{ day, from, until: Math.min(until, DAY_MINUTES) }, ...dayPieces(left)];
};

/** Whether somebody can work then, on each day that it touches. */
export const isFree = (week: WeeklyPattern, daysOff: readonly DaysOff[], work: DayHours): boolean =>
  dayPieces(work).every(({ day, from, until }) => {
    const hours = hoursOn(week, daysOff, day);
    return hours !== null && from >= hours.from && until <= hours.until;
  });

export type AvailabilityProblem = 'hours_end_before_start' | 'days_off_end_before_start' | 'days_off_overlap';

const areHoursWrong = ({ kind, from, until }: WeekdayHours): boolean =>
  kind === 'hours' && (from === null || until === null || from >= until);

/** What is wrong and where: the place in the week, or among the days off. Null: nothing. */
export const availabilityProblem = (
  week: WeeklyPattern,
  daysOff: readonly DaysOff[],
): { readonly problem: AvailabilityProblem; readonly at: number } | null => {
  const weekday = week.findIndex(areHoursWrong);
  if (weekday !== -1) return { problem: 'hours_end_before_start', at: weekday };
  const reversed = daysOff.findIndex(({ first_day, last_day }) => last_day < first_day);
  if (reversed !== -1) return { problem: 'days_off_end_before_start', at: reversed };
  const doubled = daysOff.findIndex((one, at) =>
    daysOff.slice(0, at).some((other) => one.first_day <= other.last_day && other.first_day <= one.last_day),
  );
  return doubled === -1 ? null : { problem: 'days_off_overlap', at: doubled };
};
