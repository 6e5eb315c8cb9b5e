import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeSearch } from './search-text.ts';

test.each([
  ['أحمد', 'احمد'],
  ['إيمان', 'ايمان'],
  ['آلاء', 'الاء'],
  ['فاطمة', 'فاطمه'],
  ['منى', 'مني'],
  ['مُحَمَّد', 'محمد'],
  ['محـــمد', 'محمد'],
  ['ﻻ', 'لا'],
  ['Sara AL-Fahad', 'sara al-fahad'],
  ['ＡＢＣ', 'abc'],
])('%s is searched as %s', (text, normal) => {
  expect(normalizeSearch(text)).toBe(normal);
});

test('normalising again changes nothing, and spellings of one name meet', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abzABZ éÉاأإآٱةهىيعمح\u064b\u0650\u0651\u0640ﷲﻻ٣٩')),
  });
  fc.assert(
    fc.property(letters, (text) => {
      const normal = normalizeSearch(text);
      expect(normalizeSearch(normal)).toBe(normal);
      expect(normalizeSearch(text.normalize('NFD'))).toBe(normal);
    }),
  );
});
