import { expect, test } from 'vitest';
import { hasLetter } from '../text/plain-text.ts';
import { isSpokenLanguage, SPOKEN_LANGUAGES } from './person-fields.ts';

test.each(['Sara', 'سارة', 'Ø', '3Pac', 'O’Neil 😀'])('%s can be a name', (name) => {
  expect(hasLetter(name)).toBe(true);
});

test.each(['😀', '👩‍👩‍👧', '٣٤', '12', '-', '. .', '🇸🇦', '❤️'])('%s alone names nobody', (name) => {
  expect(hasLetter(name)).toBe(false);
});

test('each language stands there once', () => {
  expect(new Set(SPOKEN_LANGUAGES).size).toBe(SPOKEN_LANGUAGES.length);
});

test('a language is one that the product knows', () => {
  expect(['ar', 'en', 'zzz', 'AR', '', 'toString'].map(isSpokenLanguage)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
