import { expect, test } from 'vitest';
import { NAMES_SOMEBODY, SPOKEN_LANGUAGES } from './person-fields.ts';

test.each(['Sara', 'سارة', 'Ø', '3Pac', 'O’Neil 😀'])('%s can be a name', (name) => {
  expect(NAMES_SOMEBODY.test(name)).toBe(true);
});

test.each(['😀', '👩‍👩‍👧', '٣٤', '12', '-', '. .', '🇸🇦', '❤️'])('%s alone names nobody', (name) => {
  expect(NAMES_SOMEBODY.test(name)).toBe(false);
});

test('each language stands there once', () => {
  expect(new Set(SPOKEN_LANGUAGES).size).toBe(SPOKEN_LANGUAGES.length);
});
