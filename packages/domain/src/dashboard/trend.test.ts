import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../time/calendar-day.ts';
import { sumByPeriod, trendPeriods, type TrendPlan } from './trend.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const plan: fc.Arbitrary<TrendPlan> = fc.record({
  unit: fc.constantFrom('week', 'month'),
  points: fc.integer({ min: 1, max: 30 }),
});

test('four weeks end today', () => {
  expect(trendPeriods({ unit: 'week', points: 4 }, '2026-03-18')).toEqual([
    { starts_on: '2026-02-19', ends_on: '2026-02-25' },
    { starts_on: '2026-02-26', ends_on: '2026-03-04' },
    { starts_on: '2026-03-05', ends_on: '2026-03-11' },
    { starts_on: '2026-03-12', ends_on: '2026-03-18' },
  ]);
});

test('months end on this date, or on the last day of a month that is too short', () => {
  expect(trendPeriods({ unit: 'month', points: 3 }, '2026-03-31')).toEqual([
    { starts_on: '2026-01-01', ends_on: '2026-01-31' },
    { starts_on: '2026-02-01', ends_on: '2026-02-28' },
    { starts_on: '2026-03-01', ends_on: '2026-03-31' },
  ]);
});

test('periods follow each other without gap or overlap and end today', () => {
  fc.assert(
    fc.property(plan, day, (wanted, today) => {
      const periods = trendPeriods(wanted, today);
      expect(periods).toHaveLength(wanted.points);
      expect(periods.at(-1)?.ends_on).toBe(today);
      periods.forEach((period, i) => {
        const days = daysBetween(period.starts_on, period.ends_on) + 1;
        expect(days).toBeGreaterThanOrEqual(wanted.unit === 'week' ? 7 : 28);
        expect(days).toBeLessThanOrEqual(wanted.unit === 'week' ? 7 : 31);
        const next = periods[i + 1];
        if (next) expect(next.starts_on).toBe(addDays(period.ends_on, 1));
      });
    }),
  );
});

test('every day inside is counted exactly once', () => {
  const offsets = fc.array(fc.record({ back: fc.integer({ min: -10, max: 120 }), n: fc.integer({ min: 0, max: 50 }) }));
  fc.assert(
    fc.property(plan, day, offsets, (wanted, today, counts) => {
      const periods = trendPeriods(wanted, today);
      const days = counts.map(({ back, n }) => ({ day: addDays(today, -back), n }));
      const first = periods[0]?.starts_on ?? today;
      const inside = days.filter((count) => count.day >= first && count.day <= today);
      const total = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);
      expect(total(sumByPeriod(periods, days))).toBe(total(inside.map(({ n }) => n)));
    }),
  );
});
