import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MATCH_PARTS, MATCH_WEIGHTS, matchOf, type MatchFacts, type MatchPart } from './match-score.ts';

const LAYLA: MatchFacts = {
  reliability: 96,
  expected_reliability: 0.88,
  rating: 4.8,
  in_role: 7,
  in_category: 7,
  for_client: 2,
  in_city: true,
  distance_km: 6,
  near_km: 60,
  rest_hours: 19,
  least_rest_hours: 8,
  recent_hours: 12,
  median_hours: 18,
};

const pointsOf = (facts: MatchFacts) =>
  Object.fromEntries(matchOf(facts).contributions.map(({ part, tenths }) => [part, tenths / 10]));

test('each part says what it adds', () => {
  expect(pointsOf(LAYLA)).toEqual({
    reliability: 28.8,
    rating: 19,
    experience: 16.7,
    distance: 13.5,
    rest: 10,
    fairness: 3.9,
  });
  expect(matchOf(LAYLA).tenths).toBe(919);
});

test('of somebody new nothing bad is assumed', () => {
  const facts = { ...LAYLA, reliability: null, rating: null, distance_km: null, rest_hours: null, recent_hours: 0 };
  expect(pointsOf(facts)).toEqual({
    reliability: 26.4,
    rating: 10,
    experience: 16.7,
    distance: 7.5,
    rest: 10,
    fairness: 5,
  });
});

test('the weights make a hundred points', () => {
  expect(Object.values(MATCH_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

const facts = fc.record<MatchFacts>({
  reliability: fc.double({ min: 0, max: 100, noNaN: true }),
  expected_reliability: fc.double({ min: 0, max: 1, noNaN: true }),
  rating: fc.double({ min: 1, max: 5, noNaN: true }),
  in_role: fc.nat(500),
  in_category: fc.nat(500),
  for_client: fc.nat(500),
  in_city: fc.boolean(),
  distance_km: fc.double({ min: 0, max: 3_000, noNaN: true }),
  near_km: fc.integer({ min: 1, max: 500 }),
  rest_hours: fc.double({ min: 0, max: 400, noNaN: true }),
  least_rest_hours: fc.integer({ min: 0, max: 24 }),
  recent_hours: fc.double({ min: 0, max: 200, noNaN: true }),
  median_hours: fc.double({ min: 0, max: 200, noNaN: true }),
});

/** Weights that make a hundred points, whatever the settings say. */
const weights = fc
  .array(fc.nat(100), { minLength: MATCH_PARTS.length - 1, maxLength: MATCH_PARTS.length - 1 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map((cuts) => {
    const share = (part: MatchPart) =>
      (cuts[MATCH_PARTS.indexOf(part) + 1] ?? 0) - (cuts[MATCH_PARTS.indexOf(part)] ?? 0);
    return {
      reliability: share('reliability'),
      rating: share('rating'),
      experience: share('experience'),
      distance: share('distance'),
      rest: share('rest'),
      fairness: share('fairness'),
    };
  });

test('the score is the sum of its parts, none of which leaves its weight', () => {
  fc.assert(
    fc.property(facts, weights, (one, weighed) => {
      const { tenths, contributions } = matchOf(one, weighed);
      expect(contributions.reduce((sum, part) => sum + part.tenths, 0)).toBe(tenths);
      expect(contributions.map(({ most_tenths }) => most_tenths).reduce((sum, most) => sum + most, 0)).toBe(1_000);
      for (const part of contributions) {
        expect(Number.isInteger(part.tenths)).toBe(true);
        expect(part.tenths).toBeGreaterThanOrEqual(0);
        expect(part.tenths).toBeLessThanOrEqual(part.most_tenths);
      }
    }),
  );
});

/** What a person or an admin would call better. */
const BETTER: { readonly [Fact in keyof MatchFacts]?: 1 | -1 } = {
  reliability: 1,
  rating: 1,
  in_role: 1,
  in_category: 1,
  for_client: 1,
  distance_km: -1,
  rest_hours: 1,
  recent_hours: -1,
};

test.each(Object.entries(BETTER))('better by %s never scores less', (fact, direction) => {
  fc.assert(
    fc.property(facts, fc.double({ min: 0, max: 100, noNaN: true }), weights, (one, step, weighed) => {
      const value = Object.entries(one).find(([name]) => name === fact)?.[1];
      const better = { ...one, [fact]: Math.max(0, Number(value) + direction * step) };
      expect(matchOf(better, weighed).tenths).toBeGreaterThanOrEqual(matchOf(one, weighed).tenths);
    }),
  );
});
