import { expect, test } from 'vitest';
import { limitOf, needsSecondApprover } from './payment-settings.ts';

const second_approver_above = [{ currency: 'SAR', amount_minor: 500_000 }] as const;

test('a currency without a limit has none, which is not 0', () => {
  expect(limitOf(second_approver_above, 'SAR')).toBe(500_000);
  expect(limitOf(second_approver_above, 'AED')).toBeNull();
});

test.each([
  ['SAR', 500_000, false],
  ['SAR', 500_001, true],
  ['AED', 99_999_999, false],
])('%s %i needs a second approver: %s', (currency, net_minor, needed) => {
  expect(needsSecondApprover({ second_approver_above }, { currency, net_minor })).toBe(needed);
});
