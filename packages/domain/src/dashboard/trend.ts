import { addDays, addMonths, type CalendarDay } from '../time/calendar-day.ts';

/** Both days are included. */
export type DayPeriod = { readonly starts_on: CalendarDay; readonly ends_on: CalendarDay };
export type TrendPlan = { readonly unit: 'week' | 'month'; readonly points: number };

/**
 * Periods that end today, oldest first: a week is the seven days up to today, a month goes from the day after this date in
 * the month before. So the newest point is as long as the others, and the last one does not seem to fall.
 */
export const trendPeriods = (plan: TrendPlan, today: CalendarDay): DayPeriod[] => {
  const endOf = (back: number) => (plan.unit === 'week' ? addDays(today, -7 * back) : addMonths(today, -back));
  return Array.from({ length: plan.points }, (_, point) => {
    const back = plan.points - 1 - point;
    return { starts_on: addDays(endOf(back + 1), 1), ends_on: endOf(back) };
  });
};

export type DayCount = { readonly day: CalendarDay; readonly n: number };

/** One sum for each period; days outside all of them are left out. */
export const sumByPeriod = (periods: readonly DayPeriod[], days: readonly DayCount[]): number[] =>
  periods.map(({ starts_on, ends_on }) =>
    days.reduce((sum, { day, n }) => (starts_on <= day && day <= ends_on ? sum + n : sum), 0),
  );
