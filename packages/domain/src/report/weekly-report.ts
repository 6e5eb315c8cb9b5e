import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import type { ReportPeriod } from './report-period.ts';

/** The whole days up to the one before that Monday: a file of them is the same whenever it is made again. */
export const weeklyPeriod = (monday: CalendarDay, days: number): ReportPeriod => ({
  from: addDays(monday, -days),
  to: addDays(monday, -1),
});
