import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from '../../place/region.ts';
import { minorDigits } from '../money.ts';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [
    91_675,
    'SAR',
    'nine hundred and sixteen riyals and seventy-five halalas',
    'تسعمائة وستة عشر ريالًا وخمس وسبعون هللة',
  ],
  [0, 'SAR', 'zero riyals', 'صفر ريال'],
  [1, 'SAR', 'one halala', 'هللة واحدة'],
  [2, 'SAR', 'two halalas', 'هللتان'],
  [8, 'SAR', 'eight halalas', 'ثماني هللات'],
  [38, 'SAR', 'thirty-eight halalas', 'ثمانٍ وثلاثون هللة'],
  [11, 'SAR', 'eleven halalas', 'إحدى عشرة هللة'],
  [100, 'SAR', 'one riyal', 'ريال واحد'],
  [200, 'AED', 'two dirhams', 'درهمان'],
  [300, 'QAR', 'three riyals', 'ثلاثة ريالات'],
  [1_100, 'EGP', 'eleven pounds', 'أحد عشر جنيهًا'],
  [10_000, 'SAR', 'one hundred riyals', 'مائة ريال'],
  [10_100, 'SAR', 'one hundred and one riyals', 'مائة ريال وريال واحد'],
  [20_000, 'SAR', 'two hundred riyals', 'مائتا ريال'],
  [21_600, 'SAR', 'two hundred and sixteen riyals', 'مائتان وستة عشر ريالًا'],
  [100_500, 'EGP', 'one thousand and five pounds', 'ألف وخمسة جنيهات'],
  [200_000, 'SAR', 'two thousand riyals', 'ألفا ريال'],
  [1_100_000, 'SAR', 'eleven thousand riyals', 'أحد عشر ألف ريال'],
  [1_110_000, 'SAR', 'eleven thousand one hundred riyals', 'أحد عشر ألفًا ومائة ريال'],
  [10_200_000, 'USD', 'one hundred and two thousand dollars', 'مائة ألف وألفا دولار'],
  [12_005, 'KWD', 'twelve dinars and five fils', 'اثنا عشر دينارًا وخمسة فلوس'],
  [3_120, 'OMR', 'three rials and one hundred and twenty baisas', 'ثلاثة ريالات ومائة وعشرون بيسة'],
  [1_002, 'BHD', 'one dinar and two fils', 'دينار واحد وفلسان'],
])('%i minor units of %s', (amount, currency, en, ar) => {
  expect(amountInWords(amount, currency)).toEqual({ en, ar });
});

test('every currency that is paid in has its words, another has none', () => {
  for (const currency of CURRENCIES) expect(amountInWords(1, currency)).not.toBeNull();
  expect(amountInWords(1, 'XXX')).toBeNull();
  expect(amountInWords(-1, 'SAR')).toBeNull();
});

/** Readers that know the words and not how they were put together. */
const small: Record<string, number> = {};
'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
  .split(' ')
  .forEach((word, n) => (small[word] = n));
'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').forEach((word, n) => (small[word] = 20 + n * 10));
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

const readEnglish = (words: string): number => {
  let [total, group] = [0, 0];
  for (const word of words.split(/[ -]/)) {
    if (word === 'hundred') group *= 100;
    else if (word in SCALES) [total, group] = [total + group * (SCALES[word] ?? 0), 0];
    else group += small[word] ?? 0;
  }
  return total + group;
};

const ARABIC: Record<string, number> = {};
const learn = (first: number, step: number, words: string) =>
  words.split(' ').forEach((word, n) => (ARABIC[word] = first + n * step));
learn(1, 1, 'واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة');
learn(1, 1, 'إحدى اثنتان ثلاث أربع خمس ست سبع ثماني تسع');
learn(20, 10, 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون');
learn(100, 100, 'مائة مائتان ثلاثمائة أربعمائة خمسمائة ستمائة سبعمائة ثمانمائة تسعمائة');
Object.assign(ARABIC, { واحدة: 1, أحد: 1, اثنا: 2, اثنتا: 2, ثمانٍ: 8, عشر: 10, عشرة: 10, مائتا: 200 });
const DUAL_NOUNS = ['ريالان', 'هللتان', 'فلسان', 'ديناران'];
const ARABIC_SCALES: Record<string, readonly [size: number, count: number]> = {
  ...Object.fromEntries(['ألف', 'آلاف', 'ألفًا'].map((word) => [word, [1e3, 1]])),
  ...Object.fromEntries(['مليون', 'ملايين', 'مليونًا'].map((word) => [word, [1e6, 1]])),
  ...Object.fromEntries(['مليار', 'مليارات', 'مليارًا'].map((word) => [word, [1e9, 1]])),
  ...Object.fromEntries(['ألفان', 'ألفا'].map((word) => [word, [1e3, 2]])),
  ...Object.fromEntries(['مليونان', 'مليونا'].map((word) => [word, [1e6, 2]])),
  ...Object.fromEntries(['ملياران', 'مليارا'].map((word) => [word, [1e9, 2]])),
};

const readArabic = (words: string): number => {
  let [total, group] = [0, 0];
  for (const joined of words.split(' ')) {
    const word = joined.startsWith('و') && joined !== 'واحد' && joined !== 'واحدة' ? joined.slice(1) : joined;
    const scale = ARABIC_SCALES[word];
    if (scale) [total, group] = [total + (group || scale[1]) * scale[0], 0];
    else if (DUAL_NOUNS.includes(word)) group += 2;
    else group += ARABIC[word] ?? 0;
  }
  return total + group;
};

test('whoever reads the words has the amount again, in both languages', () => {
  const amounts = fc.oneof(fc.nat(2_000), fc.nat(10_000_000), fc.integer({ min: 1, max: 99_999_999_999 }));
  fc.assert(
    fc.property(amounts, fc.constantFrom('SAR', 'KWD'), (amount, currency) => {
      const perWhole = 10 ** minorDigits(currency);
      const [whole, part] = [Math.floor(amount / perWhole), amount % perWhole];
      const wholeWords = amountInWords(whole * perWhole, currency);
      expect(readEnglish(wholeWords?.en ?? '')).toBe(whole);
      expect(readArabic(wholeWords?.ar ?? '')).toBe(whole);
      const partWords = amountInWords(part, currency);
      expect(readEnglish(partWords?.en ?? '')).toBe(part);
      expect(readArabic(partWords?.ar ?? '')).toBe(part);
      if (whole > 0 && part > 0)
        expect(amountInWords(amount, currency)).toEqual({
          en: `${wholeWords?.en} and ${partWords?.en}`,
          ar: `${wholeWords?.ar} و${partWords?.ar}`,
        });
    }),
  );
});
