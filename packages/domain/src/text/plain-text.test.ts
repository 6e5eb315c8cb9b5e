import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainLine, isPlainText, withForbiddenShown } from './plain-text.ts';

test.each(['Sara Al-Fahad', 'سارة الفهد', 'naïve café', '👩‍🚀', 'a‌b', 'مرحبا\u200F', ''])(
  '%j is a plain line',
  (text) => {
    expect(isPlainLine(text)).toBe(true);
  },
);

test.each(['two\nlines', 'a\ttab', 'a\u2028b'])('%j is text, not a line', (text) => {
  expect(isPlainText(text)).toBe(true);
  expect(isPlainLine(text)).toBe(false);
});

test.each(['\u0000', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\u202e', '\u2066', '\ufeff', '\ud800', 'a\udc00b'])(
  '%j is refused',
  (character) => {
    expect(isPlainText(`ab${character}cd`)).toBe(false);
    expect(isPlainLine(`ab${character}cd`)).toBe(false);
  },
);

/** Halves of surrogate pairs too. */
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

test('letters of any language pass, and a line is always text', () => {
  const letters = fc.string({ unit: fc.constantFrom(...Array.from('abcXYZ 0189éüñßاأبتةىيع٠٩،؟中文🎪')) });
  fc.assert(fc.property(letters, (text) => isPlainLine(text)));
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => !isPlainLine(text) || isPlainText(text)));
});

test('a letter wears the marks that its writing has, and no heap of them', () => {
  // shadda, vowel and small alef; vowel and cantillation; a tone above a vowel; an emoji in a box
  for (const text of [
    'مُحَمَّدٌ رَحْمٰن',
    'ل\u0651\u064e\u0670\u06e1\u06da',
    'בְּרֵאשִׁ֖ית',
    'น้ำผึ้ง',
    'Nguyễn',
    '1\uFE0F\u20E3',
  ])
    expect(isPlainLine(text), text).toBe(true);
  for (const count of [6, 100]) expect(isPlainText(`Z${'\u0335'.repeat(count)}algo`)).toBe(false);
});

test('what a text may not contain can be shown, and nothing else of it changes', () => {
  expect(withForbiddenShown('gnp\u202Eexe\u0000')).toBe('gnp\uFFFDexe\uFFFD');
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const shown = withForbiddenShown(text);
      return shown.length === text.length && [...text].every((sign) => !isPlainText(sign) || shown.includes(sign));
    }),
  );
});
