import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHARE_DIGITS, shownChange, shownOf } from './shown.ts';

test('what changed is the difference of what is read, and not of what is behind it', () => {
  // 93.3 % after 94.8 %: 1.5 points less, although 1.56 lie between them
  expect(shownChange(0.93281, 0.94843, SHARE_DIGITS)).toBe(-0.015);
  expect(shownChange(10.4, 9.6, 0)).toBe(0);
  expect(Object.is(shownOf(-0.0001, SHARE_DIGITS), 0)).toBe(true);
});

const anyDigits = fc.constantFrom(0, 1, 2, 3);
const anyValue = fc.oneof(
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.tuple(fc.nat(5_000), fc.integer({ min: 1, max: 5_000 })).map(([part, sample]) => part / sample),
);

test('what is read adds up to the last digit, whatever is behind it', () => {
  fc.assert(
    fc.property(anyValue, anyValue, anyDigits, (now, before, digits) => {
      const scale = 10 ** digits;
      const steps = (value: number) => Math.round(value * scale);
      const shown = shownOf(now, digits);
      expect(Math.abs(shown - now)).toBeLessThanOrEqual(0.5 / scale + 1e-9);
      expect(shownOf(shown, digits)).toBe(shown);
      const change = shownChange(now, before, digits);
      expect(steps(change)).toBe(steps(shown) - steps(shownOf(before, digits)));
      expect(shownChange(before, now, digits)).toBe(change === 0 ? 0 : -change);
    }),
  );
});
