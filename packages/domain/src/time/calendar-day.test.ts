import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from './calendar-day.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-02-28', 1, '2025-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-27', 7, '2026-04-03'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});

test.each([
  ['2026-03-31', -1, '2026-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2024-02-29', -12, '2023-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2025-12-31', 2, '2026-02-28'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test('days added are days between', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, n) => daysBetween(from, addDays(from, n)) === n),
  );
});

test('months never skip a month and never go past the day of the month', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -600, max: 600 }), (from, n) => {
      const to = addMonths(from, n);
      const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(monthOf(to) - monthOf(from)).toBe(n);
      expect(to.slice(8) <= from.slice(8)).toBe(true);
    }),
  );
});
