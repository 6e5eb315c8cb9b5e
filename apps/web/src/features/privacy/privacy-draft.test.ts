import { EMPTY_PRIVACY, PRIVACY_LIMITS } from '@proline/domain/privacy/privacy-content';
import { expect, test } from 'vitest';
import { draftProblems, EMPTY_SECTION, movedSection } from './privacy-draft.ts';

test('each field that keeps an edition from being published is named', () => {
  expect(draftProblems(EMPTY_PRIVACY)).toEqual({});
  const title_en = 'x'.repeat(PRIVACY_LIMITS.title + 1);
  const draft = {
    more: { ...EMPTY_PRIVACY.more, age: { en: 'Adults only.', ar: ' ' } },
    sections: [{ ...EMPTY_SECTION, title_en, text_en: 'Text' }],
  };
  expect(draftProblems(draft)).toEqual({
    'age.ar': 'other_language_missing',
    '0.title_en': 'too_long',
    '0.title_ar': 'missing',
    '0.text_ar': 'missing',
  });
});

test('a section moves by one place and not over the end', () => {
  const sections = ['A', 'B', 'C'].map((title_en) => ({ ...EMPTY_SECTION, title_en }));
  const titles = (at: number, by: -1 | 1) =>
    movedSection(sections, at, by)
      .map(({ title_en }) => title_en)
      .join('');
  expect([titles(0, 1), titles(2, -1), titles(0, -1), titles(2, 1)]).toEqual(['BAC', 'ACB', 'ABC', 'ABC']);
});
