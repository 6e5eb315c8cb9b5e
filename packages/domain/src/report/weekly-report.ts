import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import type { ReportPeriod } from './report-period.ts';

/** When weekly reports are sent, by the clock of the house on Mondays. */
export const WEEKLY_REPORT_HOUR = 8;

/** The whole days up to the one before that Monday: a file of them is the same whenever it is made again. */
export const weeklyPeriod = (monday: CalendarDay, days: number): ReportPeriod => ({
  from: addDays(monday, -days),
  to: addDays(monday, -1),
});
