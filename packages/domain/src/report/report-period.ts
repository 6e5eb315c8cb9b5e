import { periodBefore as daysBefore } from '../figures/period.ts';
import { addDays, addMonths, daysBetween, type CalendarDay } from '../time/calendar-day.ts';
import { firstOfMonth, weekOf } from '../time/calendar-week.ts';

/** Both days included. */
export type ReportPeriod = { readonly from: CalendarDay; readonly to: CalendarDay };

export const REPORT_STEPS = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** More would be no figure of a period any more; three years of days are 1,096 points. */
export const MOST_REPORT_DAYS = 1_096;
/** More points than this are no line that anybody reads. */
export const MOST_REPORT_POINTS = 100;

export const daysIn = ({ from, to }: ReportPeriod): number => daysBetween(from, to) + 1;

/** As many days, right before: what a figure is compared with. */
export const periodBefore = ({ from, to }: ReportPeriod): ReportPeriod => {
  const { starts_on, ends_on } = daysBefore({ starts_on: from, ends_on: to });
  return { from: starts_on, to: ends_on };
};

/** The shortest step with a number of points that can be read. */
export const usualStep = (period: ReportPeriod): ReportStep => {
  const days = daysIn(period);
  if (days <= 31) return 'day';
  return days <= 200 ? 'week' : 'month';
};

export const isReadable = (period: ReportPeriod, step: ReportStep): boolean =>
  step !== 'day' || daysIn(period) <= MOST_REPORT_POINTS;

/**
 * The period cut into days, weeks or months, the oldest first, each within the period: the first and the last may be shorter.
 * Weeks begin as the house's weeks do.
 */
export const reportPoints = (period: ReportPeriod, step: ReportStep, weekStart: number): readonly ReportPeriod[] => {
  const points: ReportPeriod[] = [];
  for (let from = period.from; from <= period.to;) {
    const next = nextStart(from, step, weekStart);
    const last = addDays(next, -1);
    points.push({ from, to: last < period.to ? last : period.to });
    from = next;
  }
  return points;
};

const nextStart = (day: CalendarDay, step: ReportStep, weekStart: number): CalendarDay => {
  if (step === 'day') return addDays(day, 1);
  if (step === 'month') return addMonths(firstOfMonth(day), 1);
  const [first = day] = weekOf(day, weekStart);
  return addDays(first, 7);
};

/** Which point of the period before stands beside each point: the days as far from the beginning. */
export const pointsBefore = (period: ReportPeriod, points: readonly ReportPeriod[]): readonly ReportPeriod[] => {
  const back = -daysIn(period);
  return points.map(({ from, to }) => ({ from: addDays(from, back), to: addDays(to, back) }));
};
