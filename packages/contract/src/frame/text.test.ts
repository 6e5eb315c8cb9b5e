import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainLine, isPlainText } from '@proline/domain/text/plain-text';
import { email, line, paragraph } from './text.ts';

test.each([
  ['  Sara  ', 'Sara'],
  ['e\u0301te\u0301', 'été'],
  ['سارة', 'سارة'],
])('the line %j is kept as %j', (sent, kept) => {
  expect(line(1, 20).parse(sent)).toBe(kept);
});

test.each(['', '   ', 'x'.repeat(21), 'a\u0000b', 'a\u202eb', 'a\nb', 'a\ud800', 5, null, undefined, ['a'], { a: 1 }])(
  'the line %j is refused',
  (sent) => {
    expect(line(1, 20).safeParse(sent).success).toBe(false);
  },
);

test('a paragraph may have several lines', () => {
  expect(paragraph(0, 50).parse('one\ntwo ')).toBe('one\ntwo');
  expect(paragraph(0, 50).safeParse('one\u0007two').success).toBe(false);
});

test.each([
  [' Owner@Proline.TEST ', 'owner@proline.test'],
  ["o'neil+x@sub.example.com", "o'neil+x@sub.example.com"],
])('the address %j is kept as %j', (sent, kept) => {
  expect(email.parse(sent)).toBe(kept);
});

test.each(['', 'owner', 'owner@', '@proline.test', 'a b@c.de', 'a@b', 'a@b..de', `${'a'.repeat(250)}@b.de`, 7, null])(
  'the address %j is refused',
  (sent) => {
    expect(email.safeParse(sent).success).toBe(false);
  },
);

test('whatever is accepted is bounded, composed, trimmed and plain', () => {
  const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
  const letter = fc.constantFrom(...Array.from('aZ 9e\u0301\u202e\n\u0000ةا'));
  const sent = fc.oneof(
    fc.string({ unit: character }),
    fc.string({ unit: letter }),
    fc.string({ unit: letter, minLength: 90 }),
  );
  fc.assert(
    fc.property(sent, (text) => {
      const result = line(1, 30).safeParse(text);
      if (!result.success) return;
      const { data } = result;
      expect(data.length).toBeGreaterThan(0);
      expect(data.length).toBeLessThanOrEqual(30);
      expect(data).toBe(data.normalize('NFC').trim());
      expect(isPlainLine(data) && isPlainText(data)).toBe(true);
      expect(line(1, 30).parse(data)).toBe(data);
    }),
  );
});
