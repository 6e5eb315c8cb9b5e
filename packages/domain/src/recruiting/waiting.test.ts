import { expect, test } from 'vitest';
import { WAITING_DAYS, waitingTone } from './waiting.ts';

test('three days are usual, a week is long', () => {
  expect([0, 3, 4, 7, 8].map((days) => waitingTone(days, WAITING_DAYS))).toEqual([
    ...['usual', 'usual', 'long', 'long', 'too_long'],
  ]);
});

test('the house may call other waits long', () => {
  expect([1, 2, 5, 6].map((days) => waitingTone(days, { usual: 1, long: 5 }))).toEqual([
    ...['usual', 'long', 'long', 'too_long'],
  ]);
  // too long comes first, whatever is usual
  expect([5, 6].map((days) => waitingTone(days, { usual: 9, long: 5 }))).toEqual(['usual', 'too_long']);
});
