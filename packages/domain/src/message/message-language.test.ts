import { expect, test } from 'vitest';
import { messageLanguages } from './message-language.ts';

test.each([
  [[], {}, ['ar', 'en']],
  [['hi', 'ur'], {}, ['ar', 'en']],
  [['ar'], {}, ['ar']],
  [['en', 'fr'], {}, ['en']],
  [['en', 'ar'], {}, ['ar']],
  [['en', 'ar'], { en: 'fluent', ar: 'fluent' }, ['ar']],
  [['en', 'ar'], { en: 'native', ar: 'basic' }, ['en']],
  [['en', 'ar'], { ar: 'basic' }, ['en']],
] as const)('whoever speaks %j, at the levels %j, is written in %j', (languages, language_levels, written) => {
  expect(messageLanguages({ languages, language_levels })).toEqual(written);
});
