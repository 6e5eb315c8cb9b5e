import { expect, test } from 'vitest';
import { countryName, languageName, usherCode } from './code-names.parts.ts';

test('codes become words in the reader’s language', () => {
  expect([countryName('en', 'SA'), countryName('ar', 'EG')]).toEqual(['Saudi Arabia', 'مصر']);
  expect([languageName('en', 'ar'), languageName('ar', 'en')]).toEqual(['Arabic', 'الإنجليزية']);
});

test('what is no code stays as it was written', () => {
  expect([countryName('en', 'somewhere far away'), languageName('en', '')]).toEqual(['somewhere far away', '']);
});

test('a code is written as on badges', () => {
  expect(usherCode(10_001)).toBe('U-10001');
});
