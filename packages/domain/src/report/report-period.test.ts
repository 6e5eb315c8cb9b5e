import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/calendar-day.ts';
import { daysIn, periodBefore, pointsBefore, REPORT_STEPS, reportPoints, usualStep } from './report-period.ts';

test('a quarter in weeks that begin on Sunday, the first and last cut', () => {
  const points = reportPoints({ from: '2026-01-01', to: '2026-01-20' }, 'week', 0);
  expect(points).toEqual([
    { from: '2026-01-01', to: '2026-01-03' },
    { from: '2026-01-04', to: '2026-01-10' },
    { from: '2026-01-11', to: '2026-01-17' },
    { from: '2026-01-18', to: '2026-01-20' },
  ]);
  expect(reportPoints({ from: '2026-01-30', to: '2026-03-02' }, 'month', 0)).toEqual([
    { from: '2026-01-30', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-02' },
  ]);
});

test('the period before is as long and ends the day before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(usualStep({ from: '2026-03-01', to: '2026-03-31' })).toBe('day');
  expect(usualStep({ from: '2026-01-01', to: '2026-03-31' })).toBe('week');
  expect(usualStep({ from: '2025-01-01', to: '2026-03-31' })).toBe('month');
});

const anyPeriod = fc
  .record({ start: fc.integer({ min: 0, max: 4_000 }), days: fc.integer({ min: 1, max: 400 }) })
  .map(({ start, days }) => {
    const from = addDays('2020-01-01', start);
    return { from, to: addDays(from, days - 1) };
  });

test('points follow each other without a gap and are the period; those before are the period before', () => {
  fc.assert(
    fc.property(anyPeriod, fc.constantFrom(...REPORT_STEPS), fc.constantFrom(0, 1, 6), (period, step, weekStart) => {
      const points = reportPoints(period, step, weekStart);
      expect([points[0]?.from, points.at(-1)?.to]).toEqual([period.from, period.to]);
      for (const [n, { from, to }] of points.entries()) {
        expect(from <= to).toBe(true);
        if (n > 0) expect(from).toBe(addDays(points[n - 1]?.to ?? '', 1));
      }
      const before = pointsBefore(period, points);
      expect({ from: before[0]?.from, to: before.at(-1)?.to }).toEqual(periodBefore(period));
      expect(before.map(daysIn)).toEqual(points.map(daysIn));
    }),
  );
});
