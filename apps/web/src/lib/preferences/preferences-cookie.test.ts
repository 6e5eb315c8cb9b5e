import { expect, test } from 'vitest';
import { directionOf, preferencesCookie, readPreferences } from './preferences-cookie.ts';

const CHOSEN = { language: 'ar', theme: 'dark', density: 'compact', numerals: 'arab' } as const;
const REST = { density: 'comfortable', numerals: 'latn' } as const;

test('without a cookie the browser decides the language and the system the theme', () => {
  expect(readPreferences('', 'en-US')).toEqual({ language: 'en', theme: 'auto', ...REST });
  expect(readPreferences('', 'ar-SA')).toEqual({ language: 'ar', theme: 'auto', ...REST });
  expect(readPreferences('', 'arn')).toEqual({ language: 'en', theme: 'auto', ...REST });
});

test('what was written is read back among other cookies', () => {
  const [written = ''] = preferencesCookie(CHOSEN).split(';');
  expect(readPreferences(`a=1; ${written}; b=2`, 'en')).toEqual(CHOSEN);
});

test('a cookie that somebody mangled counts as none', () => {
  expect(readPreferences('proline_prefs=lang=xx&theme=%00', 'en')).toEqual({ language: 'en', theme: 'auto', ...REST });
  expect(readPreferences('not_proline_prefs=lang=ar&theme=dark', 'en')).toEqual({
    language: 'en',
    theme: 'auto',
    ...REST,
  });
});

test('the cookie holds for the whole site and for a year', () => {
  expect(preferencesCookie({ language: 'en', theme: 'auto', ...REST })).toBe(
    'proline_prefs=lang=en&theme=auto&density=comfortable&numerals=latn; path=/; max-age=31536000; samesite=lax',
  );
});

test('Arabic runs from the right', () => {
  expect([directionOf('en'), directionOf('ar')]).toEqual(['ltr', 'rtl']);
});
