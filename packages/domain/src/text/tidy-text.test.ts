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

test.each(['\u200B', '\u3164\u3164', '\u2800 \u00AD', '\u200D\u200C', '\u200E\u200F', '\uFE0F', '\u{E0041}', '\u2060'])(
  'a text of nothing but %j is empty',
  (text) => {
    expect(tidyText(text)).toBe('');
  },
);

test.each([
  ['Ga\u200Bte', 'Gate'],
  ['Ga\u200Dte', 'Gate'],
  ['Ga\u200Cte\u200E', 'Gate'],
  ['بو\u200Dابة\u200F', 'بوابة'],
  ['e\u200B\u0301te', 'éte'],
])('%j is kept as %j', (text, kept) => {
  expect(tidyText(text)).toBe(kept);
});

test.each(['👩\u200D🚀', '👩🏽\u200D🚀', '❤\uFE0F\u200D🔥', '🏴\u{E0067}\u{E0062}\u{E007F}', 'می\u200Cخواهم'])(
  'what shows in %j stays',
  (text) => {
    expect(tidyText(text)).toBe(text);
  },
);
