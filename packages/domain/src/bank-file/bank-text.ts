import { withLatinDigits } from '../text/latin-digits.ts';
import { normalizeSearch } from '../text/search-text.ts';

/**
 * What every bank takes: the Latin set of SWIFT and SEPA. A bank refuses the whole file for one other character, so that
 * names are written with these, whatever they are kept in.
 */
const TAKEN = /^[A-Za-z0-9/\-?:().,'+ ]*$/;

/** Letter by letter, as passports in the region do it where nothing better is known: short vowels are not written. */
const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'ah',
  و: 'w',
  ؤ: 'w',
  ي: 'y',
  ى: 'a',
  ئ: 'y',
  ء: '',
  پ: 'p',
  چ: 'ch',
  ڤ: 'v',
  گ: 'g',
  ژ: 'zh',
  ک: 'k',
  ی: 'y',
};
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  Ð: 'D',
  '&': '+',
  _: '-',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ʿ: "'",
  '–': '-',
  '—': '-',
  '،': ',',
  '؛': ',',
  '؟': '?',
};
const ARABIC_LETTER = /\p{Script=Arabic}/u;
const TATWEEL_AND_MARKS = /[\u0640\u064B-\u065F\u0670]/gu;

/** The article stands apart from its word, as it is pronounced. */
const arabicWord = (word: string): string => {
  const plain = word.replace(TATWEEL_AND_MARKS, '');
  const article = /^[اٱ]ل(?=..)/u.test(plain);
  const letters = Array.from(article ? plain.slice(2) : plain, (letter) => ARABIC[letter] ?? letter).join('');
  const written = letters.slice(0, 1).toUpperCase() + letters.slice(1);
  return article ? `Al-${written}` : written;
};

/**
 * A text as a bank file may have it, at most so long; '' when nothing of it can be written. No slash stands at its ends and
 * no two stand together: those mean something to SWIFT.
 */
export function bankText(text: string, maxLength: number): string {
  const words = withLatinDigits(text.normalize('NFC'))
    .split(/\s+/u)
    .map((word) => (ARABIC_LETTER.test(word) ? arabicWord(word) : word));
  const latin = Array.from(
    words.join(' ').normalize('NFKD').replace(/\p{M}/gu, ''),
    (letter) => LATIN[letter] ?? letter,
  );
  return tidy(Array.from(latin.join(''), (letter) => (TAKEN.test(letter) ? letter : ' ')).join(''), maxLength);
}

const tidy = (text: string, maxLength: number): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/^[ /]+/, '')
    .slice(0, maxLength)
    .replace(/[ /]+$/, '');

export const isBankText = (text: string): boolean => TAKEN.test(text) && tidy(text, text.length) === text;

export type PayeeName = {
  readonly holder: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly code: string;
};

const NAME_MAX_LENGTH = 70;

/**
 * The name a bank compares with its own. The holder's as it is kept, if banks can take it; a holder written in Arabic who is
 * the payee has an English name here already, and only somebody else's name is written letter by letter.
 */
export function payeeName({ holder, name_en, name_ar, code }: PayeeName): string {
  const isPayee = normalizeSearch(holder.trim()) === normalizeSearch(name_ar.trim());
  const names = ARABIC_LETTER.test(holder) && isPayee ? [name_en, holder] : [holder, name_en, name_ar];
  const written = names.map((name) => bankText(name, NAME_MAX_LENGTH)).find((name) => /[A-Za-z]/.test(name));
  return written ?? bankText(code, NAME_MAX_LENGTH);
}
