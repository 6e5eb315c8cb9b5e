import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainLine, isPlainText } from './plain-text.ts';

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
