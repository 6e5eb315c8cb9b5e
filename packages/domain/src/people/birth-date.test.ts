import { expect, test } from 'vitest';
import { isBirthDate, isBornBy } from './birth-date.ts';

test.each([
  ['1900-01-01', false],
  ['1900-01-02', true],
  ['2008-02-29', true],
  ['2007-02-29', false],
  ['2008-13-01', false],
  ['01/02/2000', false],
  ['', false],
])('%s as a birth date: %s', (text, right) => {
  expect(isBirthDate(text)).toBe(right);
});

test('nobody is born tomorrow', () => {
  expect([isBornBy('2026-11-17', '2026-11-17'), isBornBy('2026-11-18', '2026-11-17')]).toEqual([true, false]);
});
