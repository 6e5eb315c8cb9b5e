import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratingOf } from './rating.ts';
import { expectedReliability, NEW_BELOW_SHIFTS, reliabilityOf, type ShiftCounts } from './reliability.ts';
import { NO_WORK, shiftCountsOf } from './trend.ts';
import { acceptanceOf, attendanceOf, noShowRateOf, punctualityOf, reliabilityParts } from './work-rates.ts';

const few = fc.nat(200);
const anyCounts: fc.Arbitrary<ShiftCounts> = fc
  .record({ attended: few, no_shows: few, late_cancels: few, late: few, reconfirm_asked: few, missed: few })
  .map(({ late, missed, ...counts }) => ({
    ...counts,
    on_time: Math.max(0, counts.attended - late),
    reconfirmed: Math.max(0, counts.reconfirm_asked - missed),
  }));
const NOTHING: ShiftCounts = {
  attended: 0,
  no_shows: 0,
  late_cancels: 0,
  on_time: 0,
  reconfirmed: 0,
  reconfirm_asked: 0,
};
const rates = (counts: ShiftCounts) => [attendanceOf(counts), punctualityOf(counts), noShowRateOf(counts)];

test('each rate with its sample, as it is defined', () => {
  const counts = { ...NOTHING, attended: 74, no_shows: 1, late_cancels: 1, on_time: 71 };
  expect(attendanceOf(counts)).toEqual({ value: 74 / 76, part: 74, sample: 76 });
  expect(punctualityOf(counts)).toEqual({ value: 71 / 74, part: 71, sample: 74 });
  expect(noShowRateOf(counts)).toEqual({ value: 1 / 75, part: 1, sample: 75 });
  expect(acceptanceOf(81, 92)).toEqual({ value: 81 / 92, part: 81, sample: 92 });
});

test('without a case there is no rate, which is not 0', () => {
  expect([...rates(NOTHING), acceptanceOf(0, 0)].map(({ value }) => value)).toEqual([null, null, null, null]);
  expect(acceptanceOf(0, 3).value).toBe(0);
  expect(reliabilityOf(NOTHING)).toBeNull();
  expect(ratingOf([], 4)).toBeNull();
});

test('rates stay between 0 and 1, and the sample is never smaller than its part', () => {
  fc.assert(
    fc.property(anyCounts, (counts) => {
      for (const { value, part, sample } of rates(counts)) {
        expect(part).toBeLessThanOrEqual(sample);
        if (value === null) expect(sample).toBe(0);
        else expect(value >= 0 && value <= 1).toBe(true);
      }
    }),
  );
});

const anyWeights = fc
  .tuple(fc.nat(100), fc.nat(100), fc.nat(100))
  .map((cuts) => cuts.toSorted((a, b) => a - b))
  .map(([a = 0, b = 0, c = 0]) => ({ attendance: a, punctuality: b - a, kept: c - b, reconfirmed: 100 - c }));

test('reliability is its parts by their weights, whatever these are, and somebody new stands for what is expected', () => {
  fc.assert(
    fc.property(anyCounts, anyWeights, (counts, weights) => {
      const parts = reliabilityParts(counts, weights);
      const value = reliabilityOf(counts, weights);
      if (counts.attended + counts.no_shows < NEW_BELOW_SHIFTS) expect(value).toBeNull();
      else {
        expect(value).toBeCloseTo(parts.reduce((sum, { weight, counted }) => sum + weight * counted, 0));
        expect((value ?? 0) >= 0 && (value ?? 100) <= 100.000_001).toBe(true);
      }
      const unknown = reliabilityParts(shiftCountsOf(NO_WORK), weights);
      expect(expectedReliability(weights)).toBeCloseTo(
        unknown.reduce((sum, { weight, counted }) => sum + weight * counted, 0) / 100,
      );
    }),
  );
});

test('one more attended on time never lowers reliability, one more no-show or late cancel never raises it', () => {
  fc.assert(
    fc.property(anyCounts, (counts) => {
      const value = reliabilityOf(counts);
      if (value === null) return;
      const after = (changes: Partial<ShiftCounts>) => reliabilityOf({ ...counts, ...changes }) ?? Number.NaN;
      const nearly = 1e-9;
      expect(after({ attended: counts.attended + 1, on_time: counts.on_time + 1 })).toBeGreaterThanOrEqual(
        value - nearly,
      );
      // beside late cancels a no-show also makes their share smaller
      if (counts.late_cancels === 0)
        expect(after({ no_shows: counts.no_shows + 1 })).toBeLessThanOrEqual(value + nearly);
      expect(after({ late_cancels: counts.late_cancels + 1 })).toBeLessThanOrEqual(value + nearly);
    }),
  );
});

test('a rating stays between its lowest and highest, and a better one never lowers it', () => {
  const some = fc.array(
    fc.record({ stars: fc.integer({ min: 1, max: 5 }), age_days: fc.integer({ min: 0, max: 2_000 }) }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(some, fc.double({ min: 1, max: 5, noNaN: true }), (ratings, mean) => {
      const value = ratingOf(ratings, mean) ?? Number.NaN;
      const stars = [mean, ...ratings.map((one) => one.stars)];
      expect(value).toBeGreaterThanOrEqual(Math.min(...stars) - 1e-9);
      expect(value).toBeLessThanOrEqual(Math.max(...stars) + 1e-9);
      const better = ratings.map((one) => ({ ...one, stars: 5 }));
      expect(ratingOf(better, mean)).toBeGreaterThanOrEqual(value - 1e-9);
    }),
  );
});
