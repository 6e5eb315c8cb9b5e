import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNearWord } from './near-word.ts';

test.each([
  ['setings', 'settings'],
  ['settinsg', 'settings'],
  ['wvents', 'events'],
  ['evnet', 'events'],
  ['evvents', 'events'],
  ['transactoins', 'transactions'],
  ['trnsactins', 'transactions'],
  ['الاعدات', 'الاعدادات'],
])('%s means %s', (typed, word) => {
  expect(isNearWord(typed, word)).toBe(true);
});

test.each([
  ['abc', 'abd'],
  ['evxxts', 'events'],
  ['tags', 'events'],
  ['trnsctins', 'transactions'],
])('%s does not mean %s', (typed, word) => {
  expect(isNearWord(typed, word)).toBe(false);
});

const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 4, maxLength: 12 });

test('one slip in a word of four letters or more is forgiven, wherever it is', () => {
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('left out', 'added', 'changed', 'swapped'), (meant, place, slip) => {
      const at = place % (meant.length - 1);
      const [start, end] = [meant.slice(0, at), meant.slice(at)];
      const typed = {
        'left out': start + end.slice(1),
        added: `${start}x${end}`,
        changed: `${start}x${end.slice(1)}`,
        swapped: `${start}${end[1] ?? ''}${end[0] ?? ''}${end.slice(2)}`,
      }[slip];
      if (typed.length >= 4) expect(isNearWord(typed, meant)).toBe(true);
    }),
  );
});

test('what begins a word is near it, and other letters never are', () => {
  fc.assert(
    fc.property(word, fc.nat(), (meant, length) => {
      expect(isNearWord(meant.slice(0, 1 + (length % meant.length)), meant)).toBe(true);
      expect(isNearWord('zzzzzzzzzzzz'.slice(0, meant.length), meant)).toBe(false);
    }),
  );
});
