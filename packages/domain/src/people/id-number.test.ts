import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ID_NUMBER_LENGTH, ID_NUMBER_PATTERN, tidyIdNumber } from './id-number.ts';

test.each([
  ['784-1990-1234567-1', '784199012345671'],
  ['٧٨٤ ١٩٩٠ ١٢٣٤٥٦٧ ١', '784199012345671'],
  [' a1234567\u200f', 'A1234567'],
  ['29001/01.123456', '2900101123456'],
])('%s is kept as %s', (written, kept) => {
  expect(tidyIdNumber(written)).toBe(kept);
  expect(ID_NUMBER_PATTERN.test(kept)).toBe(true);
});

test.each(['', '123', '1'.repeat(21), 'ask Huda?', 'A_1234', 'هوية1234', '😀😀😀😀'])(
  '%j is no identity number',
  (text) => {
    expect(ID_NUMBER_PATTERN.test(tidyIdNumber(text))).toBe(false);
  },
);

test('however it is decorated, the number is the same', () => {
  const digit = fc.constantFrom(...'0123456789ABCXYZ');
  const number = fc.string({ unit: digit, minLength: ID_NUMBER_LENGTH.least, maxLength: ID_NUMBER_LENGTH.most });
  fc.assert(
    fc.property(number, fc.constantFrom(' ', '-', '.', '/', '–', '\u200b'), (plain, between) => {
      expect(ID_NUMBER_PATTERN.test(plain)).toBe(true);
      expect(tidyIdNumber([...plain.toLowerCase()].join(between))).toBe(plain);
    }),
  );
});
