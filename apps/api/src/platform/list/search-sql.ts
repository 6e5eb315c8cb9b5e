import { normaliseSearch } from '@proline/domain/search-text';
import type { SqlValues } from './sql-values.ts';

const MOST_WORDS = 6;
/** What the eight-byte code columns hold. */
const LONGEST_CODE = 15;

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** A phone number as it is said at home begins with 0, as it is kept with +966. */
const spoken = (word: string): string => word.replace(/^0+(?=\d{5,}$)/, '');

/** Every word somewhere in the normalised text, in any order. */
export const wordsIn = (column: string, text: string, values: SqlValues): string =>
  normaliseSearch(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `${column} like ${values.add(containing(spoken(word)))}`)
    .join(' and ') || 'true';

/** "U-10012", "u10012" and "10012" are the same code; null: the text is none. */
export const codeIn = (prefix: string, text: string): number | null => {
  const digits = new RegExp(`^(?:${prefix}-?)?(\\d{1,${LONGEST_CODE}})$`, 'i').exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
};

/** By words, or by the record's code. */
export const wordsOrCode =
  (column: string, code: { readonly column: string; readonly prefix: string }) =>
  (text: string, values: SqlValues): string => {
    const number = codeIn(code.prefix, text);
    const words = wordsIn(column, text, values);
    return number === null ? words : `(${words}) or ${code.column} = ${values.add(number)}`;
  };
