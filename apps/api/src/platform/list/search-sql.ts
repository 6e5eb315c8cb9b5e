import { readSearch, type CodedKind } from '@proline/domain/search-query';
import type { SqlValues } from './sql-values.ts';

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Every word somewhere in the normalised text, in any order; or the digits of a phone number, however it was written. */
export const wordsIn = (column: string, text: string, values: SqlValues): string => {
  const { words, phone } = readSearch(text);
  const like = (word: string) => `${column} like ${values.add(containing(word))}`;
  const all = words.map(like).join(' and ') || 'true';
  return phone === null ? all : `(${all}) or ${like(phone)}`;
};

/** "U-10012", "u10012" and "10012" are the same code of an usher; null: the text is none. */
export const codeIn = (kind: CodedKind, text: string): number | null => {
  const { code } = readSearch(text);
  return code === null || (code.kind !== null && code.kind !== kind) ? null : code.number;
};

/** By words, or by the record's code. */
export const wordsOrCode =
  (column: string, code: { readonly column: string; readonly kind: CodedKind }) =>
  (text: string, values: SqlValues): string => {
    const number = codeIn(code.kind, text);
    const words = wordsIn(column, text, values);
    return number === null ? words : `(${words}) or ${code.column} = ${values.add(number)}`;
  };
