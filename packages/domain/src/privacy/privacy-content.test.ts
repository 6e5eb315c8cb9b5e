import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedParts, EMPTY_PRIVACY, sameContent, wordsProblem, type PrivacyContent } from './privacy-content.ts';

test('words in one language only are a problem; in both or in none they are not', () => {
  const blank = fc.constantFrom('', ' ', '\n');
  const said = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(said, said, blank, blank, (en, ar, none, nothing) => {
      expect(wordsProblem({ en, ar })).toBeUndefined();
      expect(wordsProblem({ en: none, ar: nothing })).toBeUndefined();
      expect(wordsProblem({ en, ar: none })).toBe('other_language_missing');
      expect(wordsProblem({ en: none, ar })).toBe('other_language_missing');
    }),
  );
});

test('an edition differs from another by its points and by the sections that came and went', () => {
  const cookies = { title_en: 'Cookies', title_ar: 'ملفات الارتباط', text_en: 'One', text_ar: 'واحد' };
  const after: PrivacyContent = {
    more: { ...EMPTY_PRIVACY.more, free: { en: 'Really', ar: 'حقًا' } },
    sections: [cookies],
  };
  expect(changedParts(EMPTY_PRIVACY, after)).toEqual({ points: ['free'], added: 1, removed: 0 });
  expect(changedParts(after, EMPTY_PRIVACY)).toEqual({ points: ['free'], added: 0, removed: 1 });
  expect(changedParts(after, { ...after, sections: [{ ...cookies, text_en: 'Two' }] })).toEqual({
    points: [],
    added: 1,
    removed: 1,
  });
  expect(changedParts(after, after)).toEqual({ points: [], added: 0, removed: 0 });
});

test('a page is the same when it says the same in the same order', () => {
  const [a, b] = ['A', 'B'].map((title_en) => ({ title_en, title_ar: 'ع', text_en: 'Text', text_ar: 'نص' }));
  if (!a || !b) throw new Error('Two sections were made');
  const both = { ...EMPTY_PRIVACY, sections: [a, b] };
  expect(sameContent(both, { more: { ...both.more }, sections: [{ ...a }, { ...b }] })).toBe(true);
  expect(sameContent(both, { ...both, sections: [b, a] })).toBe(false);
  expect(sameContent(both, { ...both, sections: [a] })).toBe(false);
});
