import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaps, type Period } from './period.ts';

const hours = (from: number, to: number): Period => ({
  starts_at: new Date(from * 3_600_000),
  ends_at: new Date(to * 3_600_000),
});

test.each([
  ['one after the other', hours(8, 18), hours(18, 22), false],
  ['a minute too early', hours(8, 18), hours(17.98, 22), true],
  ['one inside the other', hours(8, 18), hours(10, 12), true],
  ['the same', hours(8, 18), hours(8, 18), true],
  ['far apart', hours(8, 9), hours(20, 22), false],
])('%s: clash is decided', (_, a, b, clash) => {
  expect(overlaps(a, b)).toBe(clash);
});

const period = fc
  .tuple(fc.nat(100), fc.integer({ min: 1, max: 30 }))
  .map(([from, length]) => hours(from, from + length));

test('a clash is mutual, and exists exactly when some minute belongs to both', () => {
  fc.assert(
    fc.property(period, period, (a, b) => {
      expect(overlaps(a, b)).toBe(overlaps(b, a));
      const shared =
        Math.min(a.ends_at.getTime(), b.ends_at.getTime()) - Math.max(a.starts_at.getTime(), b.starts_at.getTime());
      expect(overlaps(a, b)).toBe(shared > 0);
    }),
  );
});
