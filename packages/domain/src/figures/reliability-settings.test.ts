import { expect, test } from 'vitest';
import { bandOf, bandsRise, DEFAULT_RELIABILITY, reliabilityAddsUp } from './reliability-settings.ts';

test('the weights share 100 percent, and good begins above fair', () => {
  expect([reliabilityAddsUp(DEFAULT_RELIABILITY), bandsRise(DEFAULT_RELIABILITY)]).toEqual([true, true]);
  expect(reliabilityAddsUp({ ...DEFAULT_RELIABILITY, weight_kept: 16 })).toBe(false);
  expect(bandsRise({ good_from: 70, fair_from: 70 })).toBe(false);
});

test('each band begins at its own number', () => {
  const bands = { good_from: 85, fair_from: 70 };
  expect([100, 85, 84, 70, 69, 0].map((value) => bandOf(value, bands))).toEqual([
    ...['good', 'good', 'fair', 'fair', 'poor', 'poor'],
  ]);
});
