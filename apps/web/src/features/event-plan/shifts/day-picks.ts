import { addDays, daysBetween, type CalendarDay } from '@proline/domain/time/calendar-day';
import type { EventDraft } from '@proline/domain/event-plan/plan';
import { daysFrom } from '@proline/domain/time/shift-times';

const WEEK_DAYS = 7;
const MOST_DAYS = 62;
const MONDAY = 1;

/** 0 Sunday to 6 Saturday. */
const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Where weeks begin on Monday they end with Saturday and Sunday; elsewhere here with Friday and Saturday. */
export const isWeekend = (day: CalendarDay, weekStart: number): boolean => {
  const weekday = weekdayOf(day);
  return weekday === 6 || weekday === (weekStart === MONDAY ? 0 : 5);
};

/** The event's days; while they are not known, two weeks from the shift on. */
export const eventDays = ({ stepOne }: Pick<EventDraft, 'stepOne'>, shiftDay: CalendarDay): readonly CalendarDay[] => {
  const { starts, ends } = stepOne;
  const first = starts?.day ?? shiftDay;
  const last = ends?.day ?? addDays(first, 2 * WEEK_DAYS - 1);
  return daysFrom(first, daysBetween(first, last) > MOST_DAYS ? addDays(first, MOST_DAYS - 1) : last);
};

/** Rows of seven, from the day on which weeks begin; null: not a day of the event. */
export const weeksOf = (days: readonly CalendarDay[], weekStart: number): readonly (CalendarDay | null)[][] => {
  const [first] = days;
  if (first === undefined) return [];
  const before = (weekdayOf(first) - weekStart + WEEK_DAYS) % WEEK_DAYS;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (__, at) => cells[week * WEEK_DAYS + at] ?? null),
  );
};
