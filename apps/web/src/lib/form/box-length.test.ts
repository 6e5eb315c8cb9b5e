import { characterCount, SENT_PER_KEPT, tidyText } from '@proline/domain/text/tidy-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxLength } from './box-length.ts';

const MOST = 12;
const characters = fc.array(fc.constantFrom('x', 'س', 'é', 'e\u0301', 'e\u0323\u0302', '😀', ' '));

test('an empty box takes whatever the schema accepts', () => {
  const accepted = characters
    .map((units) => units.join(''))
    .filter((text) => characterCount(tidyText(text)) <= MOST && characterCount(text) <= MOST * SENT_PER_KEPT);
  fc.assert(fc.property(accepted, (text) => text.length <= boxLength('', MOST)));
});

test('what is typed character by character ends at the limit', () => {
  const typed = fc.array(fc.constantFrom('x', 'س', 'é', '😀'), { minLength: MOST, maxLength: 2 * MOST });
  fc.assert(
    fc.property(typed, (keys) => {
      const text = keys.reduce((before, key) => {
        const after = before + key;
        return after.length <= boxLength(before, MOST) ? after : before;
      }, '');
      expect(text).toBe(keys.slice(0, MOST).join(''));
    }),
  );
});

test('a text that is too long already can only become shorter', () => {
  const text = 'x'.repeat(MOST + 1);
  expect(boxLength(text, MOST)).toBe(text.length);
});
