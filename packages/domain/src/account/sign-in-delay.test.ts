import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delayAfter, SIGN_IN_DELAYS } from './sign-in-delay.ts';

test('the waits of one person at one address', () => {
  const waits = Array.from({ length: 17 }, (_, failures) => delayAfter(failures, SIGN_IN_DELAYS.account_and_address));
  expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
});

test('nobody can lock somebody else out for more than a minute', () => {
  expect(delayAfter(1_000_000, SIGN_IN_DELAYS.account)).toBe(60);
});

test('waits grow, never beyond the longest, and the free tries cost nothing', () => {
  const rule = fc.record({ free: fc.nat(100), longest_seconds: fc.integer({ min: 1, max: 86_400 }) });
  fc.assert(
    fc.property(rule, fc.nat(10_000), (limits, failures) => {
      const wait = delayAfter(failures, limits);
      expect(delayAfter(failures + 1, limits)).toBeGreaterThanOrEqual(wait);
      expect(wait).toBeLessThanOrEqual(limits.longest_seconds);
      expect(wait === 0).toBe(failures < limits.free);
    }),
  );
});
