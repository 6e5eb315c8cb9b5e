import { addDays, daysBetween, type CalendarDay } from '@proline/domain/time/calendar-day';

const WEEK = 7;

/** A new date for an event of that day: the same weekday, the next one that is both after it and still to come. */
export const nextFirstDay = (day: CalendarDay, today: CalendarDay): CalendarDay => {
  const weeks = Math.max(1, Math.ceil((daysBetween(day, today) + 1) / WEEK));
  return addDays(day, weeks * WEEK);
};

export const firstDayProblem = (
  day: string,
  today: CalendarDay,
): 'first_day_required' | 'first_day_past' | undefined => {
  if (day === '') return 'first_day_required';
  return day < today ? 'first_day_past' : undefined;
};
