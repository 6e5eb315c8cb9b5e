import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourlyPay, minorDigits, roundMinor } from './money.ts';

test.each([
  [0.5, 1],
  [-0.5, -1],
  [2.4999, 2],
  [-2.5, -3],
  [7, 7],
])('%f minor units are %i', (amount, rounded) => {
  expect(roundMinor(amount)).toBe(rounded);
});

test.each([
  [90, 5_000, 1, 7_500],
  [1, 5_000, 1, 83],
  [60, 5_000, 1.5, 7_500],
  [0, 5_000, 1, 0],
])('%i minutes at %i × %f pay %i', (minutes, rate, factor, pay) => {
  expect(hourlyPay(minutes, rate, factor)).toBe(pay);
});

const amount = fc.double({ min: -1e12, max: 1e12, noNaN: true });

test('rounding gives whole units, at most half a unit away, the same for debts, and keeps the order', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [low, high] = a <= b ? [a, b] : [b, a];
      expect(Number.isInteger(roundMinor(a))).toBe(true);
      expect(Math.abs(roundMinor(a) - a)).toBeLessThanOrEqual(0.5);
      expect(roundMinor(-a) + roundMinor(a)).toBe(0);
      expect(roundMinor(low)).toBeLessThanOrEqual(roundMinor(high));
    }),
  );
});

test('working longer or for more never pays less', () => {
  const minutes = fc.nat(1440);
  const rate = fc.nat(100_000);
  fc.assert(
    fc.property(minutes, rate, fc.nat(60), (worked, perHour, more) => {
      expect(hourlyPay(worked + more, perHour)).toBeGreaterThanOrEqual(hourlyPay(worked, perHour));
      expect(hourlyPay(worked, perHour + more)).toBeGreaterThanOrEqual(hourlyPay(worked, perHour));
    }),
  );
});

test('the Kuwaiti, Bahraini, Omani and Jordanian currencies have thousandths', () => {
  const digits = Object.fromEntries(
    ['SAR', 'AED', 'EGP', 'QAR', 'USD', 'KWD', 'BHD', 'OMR', 'JOD'].map((c) => [c, minorDigits(c)]),
  );
  expect(digits).toEqual({ SAR: 2, AED: 2, EGP: 2, QAR: 2, USD: 2, KWD: 3, BHD: 3, OMR: 3, JOD: 3 });
});
