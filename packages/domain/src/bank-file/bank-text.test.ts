import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankText, isBankText, payeeName } from './bank-text.ts';

test.each([
  ['Anas Al-Sulami', 'Anas Al-Sulami'],
  ['  José  Müller-Straße ', 'Jose Muller-Strasse'],
  ['O’Brien & Sons_Ltd', "O'Brien + Sons-Ltd"],
  ['سلمى المطيري', 'Slma Al-Mtyry'],
  ['عبدالله', 'Abdallh'],
  ['مُحَمَّد ٣', 'Mhmd 3'],
  ['//a//b/', 'a/b'],
  ['<script>alert("x")</script>', 'script alert( x ) /script'],
  ['李小龍', ''],
  ['😀', ''],
])('%s is written %s', (text, written) => {
  expect(bankText(text, 70)).toBe(written);
});

test('whatever is written, a bank takes it, and it is never too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 140 }), (text, most) => {
      const written = bankText(text, most);
      expect(isBankText(written)).toBe(true);
      expect(written.length).toBeLessThanOrEqual(most);
      expect(bankText(written, most)).toBe(written);
    }),
  );
});

const person = { name_en: 'Salma Al-Mutairi', name_ar: 'سلمى المطيري', code: 'U-12' };

test.each([
  ['a holder in Latin letters stays', 'SALMA M ALMUTAIRI', 'SALMA M ALMUTAIRI'],
  ['a holder who is the payee has an English name', 'سلمى المطيرى', 'Salma Al-Mutairi'],
  ['another holder is written letter by letter', 'خالد الدوسري', 'Khald Al-Dwsry'],
  ['a name that cannot be written gives way to the payee’s', '李小龍', 'Salma Al-Mutairi'],
])('%s', (_, holder, written) => {
  expect(payeeName({ ...person, holder })).toBe(written);
});

test('somebody without any name that can be written is called by the code', () => {
  expect(payeeName({ holder: '李', name_en: '☂', name_ar: '', code: 'U-12' })).toBe('U-12');
});
