import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_NIGHT, isNoWorseNight, nightMinutes, type NightRule } from './night.ts';

const ZONE = 'Asia/Riyadh';
/** By the clocks of Riyadh, three hours ahead of UTC. */
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour - 3, minute));
const between = (starts_at: Date, ends_at: Date, night: NightRule | null = DEFAULT_NIGHT) =>
  nightMinutes({ starts_at, ends_at }, night, ZONE);

test('the minutes between ten in the evening and six in the morning, whatever the day', () => {
  expect(between(at(18, 9), at(18, 17))).toBe(0);
  expect(between(at(18, 18), at(18, 22))).toBe(0);
  expect(between(at(18, 18), at(18, 23, 30))).toBe(90);
  expect(between(at(18, 18), at(19, 2))).toBe(240);
  expect(between(at(19, 1), at(19, 9))).toBe(300);
  expect(between(at(18, 21), at(19, 7))).toBe(480);
  expect(between(at(18, 12), at(20, 12))).toBe(960);
});

test('hours within one day, a whole day, and none', () => {
  const siesta = { percent: 150, starts: 13 * 60, ends: 15 * 60 };
  expect(between(at(18, 9), at(18, 14), siesta)).toBe(60);
  expect(between(at(18, 9), at(18, 17), { percent: 150, starts: 0, ends: 0 })).toBe(480);
  expect(between(at(18, 18), at(19, 2), null)).toBe(0);
  expect(between(at(19, 2), at(18, 18))).toBe(0);
});

test('a night in which clocks change has the hours that pass', () => {
  // in Cairo the clocks of 30 April 2027 go from 00:00 to 01:00
  const period = { starts_at: new Date('2027-04-29T20:00:00Z'), ends_at: new Date('2027-04-30T03:00:00Z') };
  expect(nightMinutes(period, DEFAULT_NIGHT, 'Africa/Cairo')).toBe(420);
});

const minute = fc.integer({ min: 0, max: 4 * 1_440 });
const rule = fc.record({
  percent: fc.integer({ min: 100, max: 500 }),
  starts: fc.integer({ min: 0, max: 1_439 }),
  ends: fc.integer({ min: 0, max: 1_439 }),
});
const day0 = at(17, 0).getTime();
const time = (n: number) => new Date(day0 + n * 60_000);

test('a stay that is cut in two has as many minutes of the night, and never more than minutes', () => {
  fc.assert(
    fc.property(minute, minute, minute, rule, (a, b, c, night) => {
      const [from = 0, cut = 0, to = 0] = [a, b, c].sort((x, y) => x - y);
      const whole = between(time(from), time(to), night);
      expect(between(time(from), time(cut), night) + between(time(cut), time(to), night)).toBe(whole);
      expect(whole).toBeLessThanOrEqual(to - from);
    }),
  );
});

test('a rule that is no worse never pays for fewer minutes', () => {
  expect(isNoWorseNight(null, DEFAULT_NIGHT)).toBe(true);
  expect(isNoWorseNight(DEFAULT_NIGHT, null)).toBe(false);
  expect(isNoWorseNight(DEFAULT_NIGHT, { ...DEFAULT_NIGHT, starts: 21 * 60 })).toBe(true);
  expect(isNoWorseNight(DEFAULT_NIGHT, { ...DEFAULT_NIGHT, starts: 23 * 60, percent: 200 })).toBe(false);
  fc.assert(
    fc.property(minute, minute, rule, rule, (a, b, was, is) => {
      if (!isNoWorseNight(was, is)) return;
      const [from, to] = [time(Math.min(a, b)), time(Math.max(a, b))];
      expect(between(from, to, is) * (is.percent - 100)).toBeGreaterThanOrEqual(
        between(from, to, was) * (was.percent - 100),
      );
    }),
  );
});
