import { expect, test } from 'vitest';
import { nextTryAfter, reasonOfStatus, type DeliveryReason } from './delivery.ts';

test('what may pass is tried again, later and later, and then has failed; the rest is not', () => {
  const waits = (reason: DeliveryReason) => [1, 2, 3, 4, 5, 6].map((n) => nextTryAfter(n, reason));
  for (const reason of ['unreachable', 'too_slow', 'out_of_order'] as const)
    expect(waits(reason)).toEqual([1, 5, 30, 120, 360, null]);
  for (const reason of ['refused', 'redirected', 'no_address', 'unsubscribed'] as const)
    expect(waits(reason)).toEqual(Array(6).fill(null));
});

test.each([
  [200, null],
  [202, null],
  [301, 'redirected'],
  [307, 'redirected'],
  [400, 'refused'],
  [401, 'refused'],
  [408, 'out_of_order'],
  [429, 'out_of_order'],
  [500, 'out_of_order'],
  [503, 'out_of_order'],
] as const)('the answer %i', (status, reason) => {
  expect(reasonOfStatus(status)).toBe(reason);
});
