import { daysBetween, type CalendarDay } from '../time/calendar-day.ts';
import { WEEK_DAYS } from '../time/calendar-week.ts';
import type { Booked } from './work.ts';

const A_SUNDAY = '1970-01-04';

/** Equal for days of the same week. */
export const weekNumberOf = (day: CalendarDay, weekStart: number): number =>
  Math.floor((daysBetween(A_SUNDAY, day) - weekStart) / WEEK_DAYS);

export const minutesOnDay = (booked: readonly Booked[], day: CalendarDay): number =>
  minutesWhere(booked, (date) => date === day);

export const minutesInWeek = (booked: readonly Booked[], day: CalendarDay, weekStart: number): number => {
  if (booked.length === 0) return 0;
  const week = weekNumberOf(day, weekStart);
  return minutesWhere(booked, (date) => weekNumberOf(date, weekStart) === week);
};

const minutesWhere = (booked: readonly Booked[], counts: (day: CalendarDay) => boolean): number => {
  let minutes = 0;
  for (const work of booked) if (work.as === 'usher' && counts(work.work_date)) minutes += work.minutes;
  return minutes;
};
