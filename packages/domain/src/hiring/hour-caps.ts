import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import { WEEK_DAYS, weekdayOf } from '../time/calendar-week.ts';
import type { Booked } from './work.ts';

/** The first day of the week that a day belongs to. */
export const weekStartOf = (day: CalendarDay, weekStart: number): CalendarDay =>
  addDays(day, -((weekdayOf(day) - weekStart + WEEK_DAYS) % WEEK_DAYS));

export const minutesOnDay = (booked: readonly Booked[], day: CalendarDay): number =>
  minutesWhere(booked, (date) => date === day);

export const minutesInWeek = (booked: readonly Booked[], day: CalendarDay, weekStart: number): number => {
  const week = weekStartOf(day, weekStart);
  return minutesWhere(booked, (date) => weekStartOf(date, weekStart) === week);
};

const minutesWhere = (booked: readonly Booked[], counts: (day: CalendarDay) => boolean): number => {
  let minutes = 0;
  for (const work of booked) if (work.as === 'usher' && counts(work.work_date)) minutes += work.minutes;
  return minutes;
};
