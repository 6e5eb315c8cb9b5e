import { expect, test } from 'vitest';
import { minorToText, textToMinor } from './money-input.ts';

test.each([
  ['SAR', '45', 4_500],
  ['SAR', ' 45.5 ', 4_550],
  ['SAR', '45.', 4_500],
  ['SAR', '1,250.75', 125_075],
  ['SAR', '45,5', 4_550],
  ['SAR', '٤٥٫٢٥', 4_525],
  ['SAR', '45.100', 4_510],
  ['KWD', '3.125', 3_125],
  ['KWD', '3', 3_000],
  ['SAR', '0', 0],
])('%s %s is %i', (currency, text, minor) => {
  expect(textToMinor(currency, text)).toBe(minor);
});

test.each([
  ['SAR', ''],
  ['SAR', 'abc'],
  ['SAR', '-1'],
  ['SAR', '1.234'],
  ['SAR', '1.2.3'],
  ['SAR', '1e3'],
  ['KWD', '1.0005'],
  ['SAR', '9999999999'],
])('%s "%s" is no amount', (currency, text) => {
  expect(textToMinor(currency, text)).toBeNull();
});

test('thousands are separated, as everywhere else', () => {
  expect([12_345_600, 99_900, 123_456_789].map((minor) => minorToText('SAR', minor))).toEqual([
    '123,456.00',
    '999.00',
    '1,234,567.89',
  ]);
  expect(minorToText('KWD', 1_234_500)).toBe('1,234.500');
});

test('what is shown is read back as it was', () => {
  for (const currency of ['SAR', 'KWD']) {
    for (const minor of [0, 1, 99, 4_500, 123_456_789]) {
      expect(textToMinor(currency, minorToText(currency, minor))).toBe(minor);
    }
  }
});
