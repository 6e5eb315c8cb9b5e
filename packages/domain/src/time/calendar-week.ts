import { addDays, addMonths, daysBetween, type CalendarDay } from './calendar-day.ts';

export const WEEK_DAYS = 7;

/** Numbered as JavaScript does: 0 is Sunday. */
export const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Saturday and Sunday where weeks begin on Monday; elsewhere, as in most of the region, Friday and Saturday. */
export const isWeekend = (day: CalendarDay, weekStart: number): boolean =>
  (weekStart === 1 ? [6, 0] : [5, 6]).includes(weekdayOf(day));

const weekFrom = (first: CalendarDay): readonly CalendarDay[] =>
  Array.from({ length: WEEK_DAYS }, (_, index) => addDays(first, index));

export const weekOf = (day: CalendarDay, weekStart: number): readonly CalendarDay[] =>
  weekFrom(addDays(day, -((weekdayOf(day) - weekStart + WEEK_DAYS) % WEEK_DAYS)));

/** Rows of seven with only these days, which follow each other; null: a day of the week that is none of them. */
export const weeksWith = (days: readonly CalendarDay[], weekStart: number): readonly (CalendarDay | null)[][] => {
  const [first] = days;
  if (first === undefined) return [];
  const before = (weekdayOf(first) - weekStart + WEEK_DAYS) % WEEK_DAYS;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (__, at) => cells[week * WEEK_DAYS + at] ?? null),
  );
};

export const firstOfMonth = (day: CalendarDay): CalendarDay => `${day.slice(0, 7)}-01`;

/** Whole weeks: they begin before the month's first day and end after its last one. */
export const weeksOfMonth = (day: CalendarDay, weekStart: number): readonly (readonly CalendarDay[])[] => {
  const month = firstOfMonth(day);
  const [first = month] = weekOf(month, weekStart);
  const days = daysBetween(first, addMonths(month, 1));
  return Array.from({ length: Math.ceil(days / WEEK_DAYS) }, (_, index) => weekFrom(addDays(first, index * WEEK_DAYS)));
};
