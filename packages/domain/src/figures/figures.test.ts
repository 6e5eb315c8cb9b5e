import { expect, test } from 'vitest';
import { ratingOf } from './rating.ts';
import { reliabilityOf, type ShiftCounts } from './reliability.ts';

test('a rating leans to the average, the more so the fewer and the older they are', () => {
  expect(ratingOf([], 4)).toBeNull();
  expect(ratingOf([{ stars: 5, age_days: 0 }], 4)).toBeCloseTo((5 * 4 + 5) / 6);
  expect(ratingOf([{ stars: 5, age_days: 180 }], 4)).toBeCloseTo((5 * 4 + 2.5) / 5.5);
  const many = Array.from({ length: 1_000 }, () => ({ stars: 1, age_days: 0 }));
  expect(ratingOf(many, 5)).toBeCloseTo(1.02, 2);
});

const counts = (known: Partial<ShiftCounts>): ShiftCounts => ({
  attended: 0,
  no_shows: 0,
  late_cancels: 0,
  on_time: 0,
  reconfirmed: 0,
  reconfirm_asked: 0,
  ...known,
});

test('below three shifts somebody is new, whatever happened', () => {
  expect(reliabilityOf(counts({ attended: 2, on_time: 2, late_cancels: 9 }))).toBeNull();
  expect(reliabilityOf(counts({ attended: 2, on_time: 2, no_shows: 1 }))).not.toBeNull();
});

test('reliability by its four parts, each shrunk', () => {
  const value = reliabilityOf(counts({ attended: 9, no_shows: 1, on_time: 8, late_cancels: 0 }));
  expect(value).toBeCloseTo(
    100 * (0.45 * ((9 + 4.5) / 15) + 0.25 * ((8 + 4.25) / 14) + 0.15 * (1 - 0.25 / 15) + 0.15 * 0.8),
  );
});

test('it stays between 0 and 100, and a no-show always lowers it', () => {
  const best = reliabilityOf(counts({ attended: 500, on_time: 500, reconfirmed: 500, reconfirm_asked: 500 })) ?? 0;
  const worst = reliabilityOf(counts({ no_shows: 500, late_cancels: 500, reconfirm_asked: 500 })) ?? 100;
  expect(best).toBeGreaterThan(99);
  expect(best).toBeLessThanOrEqual(100);
  expect(worst).toBeGreaterThanOrEqual(0);
  for (let attended = 3; attended < 20; attended += 1) {
    const before = reliabilityOf(counts({ attended, on_time: attended })) ?? 0;
    expect(reliabilityOf(counts({ attended, on_time: attended, no_shows: 1 })) ?? 0).toBeLessThan(before);
  }
});
