import { expect, test } from 'vitest';
import { firstDayProblem, nextFirstDay } from './first-day.parts.ts';

test('a copy is proposed for the same weekday, after the event and after today', () => {
  // 2026-11-18 is a Wednesday
  expect(nextFirstDay('2026-11-18', '2026-11-15')).toBe('2026-11-25');
  expect(nextFirstDay('2026-11-18', '2026-11-18')).toBe('2026-11-25');
  expect(nextFirstDay('2026-11-18', '2026-11-24')).toBe('2026-11-25');
  expect(nextFirstDay('2026-11-18', '2026-11-25')).toBe('2026-12-02');
  expect(nextFirstDay('2025-03-05', '2026-11-15')).toBe('2026-11-18');
});

test('the first day has to be there and not over', () => {
  expect(firstDayProblem('', '2026-11-15')).toBe('first_day_required');
  expect(firstDayProblem('2026-11-14', '2026-11-15')).toBe('first_day_past');
  expect(firstDayProblem('2026-11-15', '2026-11-15')).toBeUndefined();
});
