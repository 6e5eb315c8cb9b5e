import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idAt } from './ids.ts';
import { at, Random } from './random.ts';

const draw = (random: Random, count: number) => Array.from({ length: count }, () => random.bits());

test('the same seed draws the same numbers, another seed others', () => {
  expect(draw(new Random(7), 20)).toEqual(draw(new Random(7), 20));
  expect(draw(new Random(7), 20)).not.toEqual(draw(new Random(8), 20));
  expect(draw(new Random(7), 3)).toEqual([210494603, 711084892, 3993689120]);
});

test('each part of the data has numbers of its own', () => {
  expect(draw(Random.of(7, 'ushers'), 5)).not.toEqual(draw(Random.of(7, 'leaders'), 5));
});

test('whole numbers stay between their bounds and reach both', () => {
  const random = new Random(1);
  const seen = new Set(Array.from({ length: 500 }, () => random.whole(3, 6)));
  expect([...seen].sort()).toEqual([3, 4, 5, 6]);
});

test('draws are even', () => {
  const random = new Random(5);
  const buckets = Array.from({ length: 10 }, () => 0);
  for (let n = 0; n < 20_000; n++) {
    const bucket = Math.floor(random.unit() * 10);
    buckets[bucket] = at(buckets, bucket) + 1;
  }
  for (const count of buckets) expect(Math.abs(count - 2_000)).toBeLessThan(200);
});

test('weights decide', () => {
  const random = new Random(2);
  const chosen = Array.from({ length: 3_000 }, () => random.weighted([0, 1, 3]));
  expect(chosen).not.toContain(0);
  expect(chosen.filter((choice) => choice === 2).length / 3_000).toBeCloseTo(0.75, 1);
});

test('shuffling keeps everything', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const sorted = (list: number[]) => list.toSorted((a, b) => a - b);
      expect(sorted(new Random(seed).shuffle([...items]))).toEqual(sorted(items));
    }),
  );
});

test('ids are version 7, carry their moment and sort by it', () => {
  const latest = Date.UTC(2100, 0, 1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: latest }), fc.integer(), (atMs, seed) => {
      const id = idAt(new Random(seed), atMs);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(atMs);
    }),
  );
});
