import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyValue, escapeText } from './copy.ts';

/** What COPY makes of a field. */
const readBack = (field: string) =>
  field.replace(/\\(.)/g, (_, letter: string) => ({ t: '\t', n: '\n', r: '\r' })[letter] ?? letter);

test('any text survives, on one line and in one column', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('\\', '\t', '\n', '\r', 'N', 'ع', "'", '"', '.') }), (text) => {
      expect(escapeText(text)).not.toMatch(/[\t\n\r]/);
      expect(readBack(escapeText(text))).toBe(text);
    }),
  );
});

test('values of every kind', () => {
  expect(copyValue(null)).toBe('\\N');
  expect(copyValue('\\N')).toBe('\\\\N');
  expect(copyValue(1.5)).toBe('1.5');
  expect(copyValue(false)).toBe('f');
  expect(copyValue(Buffer.of(0, 255))).toBe('\\\\x00ff');
  expect(copyValue(['ar', 'a"b'])).toBe('{"ar","a\\\\"b"}');
});
