import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianOf, STANDING_MIN_PEERS, standingOf, standingPercent, type FigureCount } from './standing.ts';

test('where somebody stands: who has the same shares the rank, and the best are never told a top of 0 %', () => {
  const counts = [
    { value: 96, count: 3 },
    { value: 90, count: 47 },
    { value: 70, count: 50 },
  ];
  expect(standingOf(96, counts)).toEqual({ rank: 1, above: 97, peers: 100 });
  expect(standingOf(90, counts)).toEqual({ rank: 4, above: 50, peers: 100 });
  expect(standingPercent({ rank: 1, above: 2_785, peers: 2_786 })).toEqual({ is: 'top', percent: 1 });
  expect(standingPercent({ rank: 51, above: 0, peers: 100 })).toEqual({ is: 'above', percent: 0 });
});

test('too few people say nothing, and neither does somebody new', () => {
  const few = [{ value: 90, count: STANDING_MIN_PEERS - 1 }];
  expect(standingOf(90, few)).toBeNull();
  expect(standingOf(90, [...few, { value: 10, count: 1 }])).not.toBeNull();
  expect(standingOf(null, [{ value: 90, count: 500 }])).toBeNull();
});

const anyCounts: fc.Arbitrary<FigureCount[]> = fc.uniqueArray(
  fc.record({ value: fc.integer({ min: 0, max: 100 }), count: fc.integer({ min: 1, max: 900 }) }),
  { minLength: 1, maxLength: 40, selector: ({ value }) => value },
);

test('a better figure never stands worse, and ranks, ties and those below are everybody', () => {
  fc.assert(
    fc.property(anyCounts, fc.nat(), (given, which) => {
      const counts = [...given, { value: 101, count: STANDING_MIN_PEERS }];
      const own = counts[which % counts.length] ?? { value: 0, count: 0 };
      const standing = standingOf(own.value, counts);
      expect(standing).not.toBeNull();
      if (!standing) return;
      expect(standing.rank - 1 + own.count + standing.above).toBe(standing.peers);
      for (const { value } of counts.filter((other) => other.value > own.value))
        expect(standingOf(value, counts)?.rank).toBeLessThan(standing.rank);
      const { is, percent } = standingPercent(standing);
      // never more than is true
      if (is === 'top') expect(standing.rank).toBeLessThanOrEqual((percent * standing.peers) / 100 + 1e-9);
      else expect(standing.above).toBeGreaterThanOrEqual((percent * standing.peers) / 100 - 1e-9);
    }),
  );
});

test('the median stands in the middle of everybody, one by one; of an even number between the two', () => {
  fc.assert(
    fc.property(anyCounts, (given) => {
      const counts = [...given, { value: 101, count: STANDING_MIN_PEERS }];
      const all = counts.flatMap(({ value, count }) => Array<number>(count).fill(value)).toSorted((a, b) => a - b);
      const [low, high] = [all[Math.floor((all.length - 1) / 2)] ?? 0, all[Math.floor(all.length / 2)] ?? 0];
      expect(medianOf(counts)).toBe((low + high) / 2);
    }),
  );
  expect(medianOf([{ value: 40, count: STANDING_MIN_PEERS - 1 }])).toBeNull();
  expect(medianOf([])).toBeNull();
});
