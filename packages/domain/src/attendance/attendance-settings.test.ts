import { expect, test } from 'vitest';
import { DEFAULT_ATTENDANCE, keptReason, reasonWords } from './attendance-settings.ts';

test('a reason of the list is kept in English, whoever chose it', () => {
  const typed = ['مرض', 'Illness', 'Lost the key'];
  expect(typed.map((reason) => keptReason(DEFAULT_ATTENDANCE, reason))).toEqual(['Illness', 'Illness', 'Lost the key']);
  expect(['Illness', 'Lost the key'].map((reason) => reasonWords(DEFAULT_ATTENDANCE, reason))).toEqual([
    { en: 'Illness', ar: 'مرض' },
    { en: 'Lost the key', ar: 'Lost the key' },
  ]);
});
