import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, isTimeZone, wallTimeOf } from './zoned-time.ts';

const at = (day: string, time: string, timeZone: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOf({ day, minutes: hours * 60 + minutes }, timeZone).toISOString();
};

test('an ordinary evening', () => {
  expect(at('2026-11-18', '17:00', 'Asia/Riyadh')).toBe('2026-11-18T14:00:00.000Z');
  expect(at('2026-11-18', '17:00', 'Asia/Dubai')).toBe('2026-11-18T13:00:00.000Z');
  expect(at('2026-11-18', '17:00', 'Africa/Cairo')).toBe('2026-11-18T15:00:00.000Z');
  expect(at('2026-07-18', '17:00', 'Africa/Cairo')).toBe('2026-07-18T14:00:00.000Z');
});

describe('the nights when clocks change', () => {
  test('Cairo goes forward at midnight: 00:30 is shown by no clock and is 01:30', () => {
    expect(at('2026-04-23', '23:59', 'Africa/Cairo')).toBe('2026-04-23T21:59:00.000Z');
    expect(at('2026-04-24', '00:30', 'Africa/Cairo')).toBe('2026-04-23T22:30:00.000Z');
    expect(at('2026-04-24', '01:30', 'Africa/Cairo')).toBe('2026-04-23T22:30:00.000Z');
  });

  test('Cairo goes back at the end of a day: 23:30 comes twice and means the first', () => {
    expect(at('2026-10-29', '23:30', 'Africa/Cairo')).toBe('2026-10-29T20:30:00.000Z');
    expect(at('2026-10-30', '00:30', 'Africa/Cairo')).toBe('2026-10-29T22:30:00.000Z');
  });

  test('New York', () => {
    expect(at('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(at('2026-11-01', '02:30', 'America/New_York')).toBe('2026-11-01T07:30:00.000Z');
  });

  test('Riyadh and Dubai have none: every day has 24 hours', () => {
    for (const timeZone of ['Asia/Riyadh', 'Asia/Dubai']) {
      for (let day = Date.parse('2026-01-01'); day < Date.parse('2027-01-01'); day += 86_400_000) {
        const [today, tomorrow] = [day, day + 86_400_000].map((time) => new Date(time).toISOString().slice(0, 10));
        const length =
          instantOf({ day: tomorrow ?? '', minutes: 0 }, timeZone).getTime() -
          instantOf({ day: today ?? '', minutes: 0 }, timeZone).getTime();
        expect(length).toBe(86_400_000);
      }
    }
  });
});

const ZONES = ['Asia/Riyadh', 'Africa/Cairo', 'Asia/Dubai', 'America/New_York', 'Asia/Kathmandu'] as const;
const minute = fc
  .integer({ min: Date.parse('2020-01-01') / 60_000, max: Date.parse('2035-01-01') / 60_000 })
  .map((n) => new Date(n * 60_000));

test('what a clock shows leads back to a moment at which it shows just that', () => {
  fc.assert(
    fc.property(minute, fc.constantFrom(...ZONES), (instant, timeZone) => {
      const wall = wallTimeOf(instant, timeZone);
      const back = instantOf(wall, timeZone);
      expect(wallTimeOf(back, timeZone)).toEqual(wall);
      // only where an hour comes twice there is another such moment, and then the first is meant
      expect(instant.getTime() - back.getTime()).toBeGreaterThanOrEqual(0);
      expect(instant.getTime() - back.getTime()).toBeLessThanOrEqual(2 * 3_600_000);
    }),
  );
});

test('zones are known by name', () => {
  expect(['Asia/Riyadh', 'UTC', 'Mars/Base', '', '+3', '+03:00'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
