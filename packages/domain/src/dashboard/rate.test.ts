import { expect, test } from 'vitest';
import { changeRatio } from './rate.ts';

test.each([
  [118, 100, 0.18],
  [50, 100, -0.5],
  [0, 100, -1],
  [100, 100, 0],
  [7, 0, null],
  [0, 0, null],
])('%i after %i is a change of %s', (now, before, change) => {
  expect(changeRatio(now, before)).toBe(change);
});
