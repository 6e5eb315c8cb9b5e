import { expect, test, vi } from 'vitest';
import { memoizeLast } from './memoize-last.ts';

test('the same question is worked out once, another one anew', () => {
  const work = vi.fn((list: readonly number[], factor: number) => list.map((item) => item * factor));
  const ask = memoizeLast(work);
  const list = [1, 2];
  const first = ask(list, 2);
  expect(ask(list, 2)).toBe(first);
  expect(work).toHaveBeenCalledTimes(1);
  expect(ask(list, 3)).toEqual([3, 6]);
  // Another object with the same content may change differently later.
  expect(ask([1, 2], 3)).toEqual([3, 6]);
  expect(work).toHaveBeenCalledTimes(3);
});
