import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, readAmountText } from './bank-amount.ts';

test.each([
  [3_376_217, 'SAR', '33762.17'],
  [5, 'SAR', '0.05'],
  [5, 'KWD', '0.005'],
  [1_234_567, 'OMR', '1234.567'],
  [0, 'EGP', '0.00'],
])('%i in %s is %s', (minor, currency, text) => {
  expect(amountText(minor, currency)).toBe(text);
  expect(readAmountText(text, currency)).toBe(minor);
});

test.each(['-1.00', '1,000.00', '1.001', '1e3', '', '0x10', '1234567890123456', '1.'])(
  '%s is no amount in SAR',
  (text) => {
    expect(readAmountText(text, 'SAR')).toBeNull();
  },
);

test('what is written is read again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999_999 }),
      fc.constantFrom('SAR', 'KWD', 'BHD', 'AED'),
      (minor, currency) => {
        expect(readAmountText(amountText(minor, currency), currency)).toBe(minor);
      },
    ),
  );
});
