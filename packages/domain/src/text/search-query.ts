import { normalizeSearch } from './search-text.ts';

/** The letter before a record's number, as people say and write it. */
export const CODE_LETTERS = { events: 'E', ushers: 'U', leaders: 'L', transfers: 'T' } as const;
export type CodedKind = keyof typeof CODE_LETTERS;

export type SearchQuery = {
  /** each must be found, in any order; folded like the stored texts */
  readonly words: readonly string[];
  /** the typed number, and the kind that its letter names; the kind is null without a letter */
  readonly code: { readonly number: number; readonly kind: CodedKind | null } | null;
  /** the digits of what may be a phone number, without + or leading zeros */
  readonly phone: string | null;
  /** four digits, which may be the end of an identity number */
  readonly tail: string | null;
};

const FEWEST_PHONE_DIGITS = 4;
const MOST_WORDS = 6;
const CODE = /^(?<letter>[a-z])?[-#\s]?(?<digits>\d{1,15})$/;
const TAIL = /^\d{4}$/;
const PHONE = /^[+(]?[\d\s().-]+$/;

/** Arabic-Indic and Persian digits as Latin ones. */
const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

const kindOf = (letter: string): CodedKind | undefined =>
  (Object.keys(CODE_LETTERS) as CodedKind[]).find((kind) => CODE_LETTERS[kind].toLowerCase() === letter);

/** What a search text may mean: words, a record's code, a phone number. */
export const readSearch = (text: string): SearchQuery => {
  const folded = latinDigits(normalizeSearch(text)).trim();
  const words = folded.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return { words, code: codeIn(folded), phone: phoneIn(folded), tail: TAIL.test(folded) ? folded : null };
};

const codeIn = (folded: string): SearchQuery['code'] => {
  const { letter, digits } = CODE.exec(folded)?.groups ?? {};
  if (digits === undefined) return null;
  if (letter === undefined) return { number: Number(digits), kind: null };
  const kind = kindOf(letter);
  return kind === undefined ? null : { number: Number(digits), kind };
};

const phoneIn = (folded: string): string | null => {
  if (!PHONE.test(folded)) return null;
  const digits = folded.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= FEWEST_PHONE_DIGITS ? digits : null;
};
