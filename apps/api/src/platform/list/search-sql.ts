import { cityIn } from '@proline/domain/place/cities';
import { readSearch, type CodedKind } from '@proline/domain/text/search-query';
import type { SqlValues } from './sql-values.ts';

/** The pattern of a text that has this word somewhere. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

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

type Places = { readonly text: string; readonly city: string };

/** In the city that is named, in either language, with every other word in the text; null: none is named. */
export const inCity = (columns: Places, words: readonly string[], values: SqlValues): string | null => {
  const named = cityIn(words);
  if (named === null) return null;
  const others = named.others.map((word) => `${columns.text} like ${values.add(containing(word))}`);
  return [`${columns.city} = ${values.add(named.city)}`, ...others].join(' and ');
};

/** By words, by the record's code, or by its city. */
export const wordsOrCode =
  (code: { readonly column: string; readonly kind: CodedKind }, columns: Places) =>
  (text: string, values: SqlValues): string => {
    const number = codeIn(code.kind, text);
    const city = inCity(columns, readSearch(text).words, values);
    const ways = [
      wordsIn(columns.text, text, values),
      ...(city === null ? [] : [city]),
      ...(number === null ? [] : [`${code.column} = ${values.add(number)}`]),
    ];
    return ways.map((way) => `(${way})`).join(' or ');
  };
