import { expect, test } from 'vitest';
import { characterCount, tidyText } from './tidy-text.ts';

test('a text is kept composed and without spaces around it', () => {
  expect(tidyText('  e\u0301te\u0301\u00A0')).toBe('été');
});

test.each([
  ['', 0],
  ['سارة', 4],
  ['e\u0301', 2],
  ['🎪🎪', 2],
])('%j has %i characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
});
