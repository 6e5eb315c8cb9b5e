import { expect, test } from 'vitest';
import { dayAfterKey, within } from './use-day-cursor.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/** Returns the day that a key leads to from November 18, 2026, a Wednesday. */
const after = (key: string, how: { shiftKey?: boolean; rtl?: boolean; weekStart?: number } = {}) =>
  dayAfterKey('2026-11-18', { key, shiftKey: false, rtl: false, weekStart: SUNDAY, ...how });

test('keys lead from day to day', () => {
  expect(after('ArrowRight')).toBe('2026-11-19');
  expect(after('ArrowLeft')).toBe('2026-11-17');
  expect(after('ArrowDown')).toBe('2026-11-25');
  expect(after('ArrowUp')).toBe('2026-11-11');
  expect(after('PageDown')).toBe('2026-12-18');
  expect(after('PageUp', { shiftKey: true })).toBe('2025-11-18');
  expect(after('Enter')).toBeUndefined();
});

test('in Arabic the next day is on the left', () => {
  expect(after('ArrowLeft', { rtl: true })).toBe('2026-11-19');
  expect(after('ArrowRight', { rtl: true })).toBe('2026-11-17');
});

test('a week begins with the day of the settings', () => {
  expect([after('Home'), after('End')]).toEqual(['2026-11-15', '2026-11-21']);
  expect([after('Home', { weekStart: SATURDAY }), after('End', { weekStart: SATURDAY })]).toEqual([
    '2026-11-14',
    '2026-11-20',
  ]);
});

test('nothing leads beyond the limits', () => {
  const limits = { min: '2026-11-16', max: '2026-11-30' };
  expect(within('2026-11-11', limits)).toBe('2026-11-16');
  expect(within('2026-12-18', limits)).toBe('2026-11-30');
  expect(within('2026-11-20', limits)).toBe('2026-11-20');
});
