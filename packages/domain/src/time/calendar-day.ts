/** Calendar days are written YYYY-MM-DD; they have no time and no zone. */
export type CalendarDay = string;

const MS_PER_DAY = 86_400_000;

const toTime = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: CalendarDay, days: number): CalendarDay => toDay(toTime(day) + days * MS_PER_DAY);

/** The same day of another month; a month that is too short gives its last day (31 March − 1 month = 28 or 29 February). */
export const addMonths = (day: CalendarDay, months: number): CalendarDay => {
  const date = new Date(toTime(day));
  const target = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const lastDay = new Date(target);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  return toDay(target + (Math.min(date.getUTCDate(), lastDay.getUTCDate()) - 1) * MS_PER_DAY);
};

/** From one day to another; negative when the second is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => (toTime(to) - toTime(from)) / MS_PER_DAY;

/** A date that exists, in whatever year; there was no year 0. */
export const isWrittenDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(toTime(text)) && toDay(toTime(text)) === text;

/** A valid date within the supported years. */
export const isCalendarDay = (text: string): boolean => /^(?:19|20|21)/.test(text) && isWrittenDay(text);
