import pg from 'pg';
import type { ValueWords, Words } from '@proline/contract/frame/words';
import type { AnySource, Language, Saying, SqlCell } from './list-source.ts';

/** One column of an exported file. */
export type ExportCell = Omit<SqlCell, 'names' | 'sql'> & {
  readonly sql: string;
  readonly title: Words;
  readonly words?: ValueWords;
};

export const isText = ({ kind = 'text' }: ExportCell): boolean => kind === 'text';

export type Export = {
  readonly cells: readonly ExportCell[];
  /** a select of the cells as c0, c1 and so on, in the list's order and complete in itself: COPY and cursors bind no values */
  readonly statement: (cellSql: (cell: ExportCell) => string) => string;
  readonly saying: Saying;
};

export const LONGEST_EXPORT_MS = 10 * 60_000;

/** The pool's limit for the time of a statement also counts the time that its reader takes: an export has its own. */
export const unhurried = <Q extends object>(query: Q): Q => Object.assign(query, { query_timeout: LONGEST_EXPORT_MS });

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return pg.escapeLiteral(String(value));
  }
  throw new TypeError('Only texts, numbers, flags and lists of them are bound in a list.');
};

/** COPY and DECLARE take no bound values, so the driver's own quoting puts them into the text. */
export const inlined = (text: string, values: readonly unknown[]): string =>
  text.replace(/\$(\d+)/g, (_whole, place: string) => literal(values[Number(place) - 1]));

/** The declaration's titles and words joined to the source's SQL. */
export const exportCells = ({ list, cells }: AnySource, column: string, language: Language): readonly ExportCell[] => {
  const declared = list.columns[column];
  const given = cells[column];
  if (!declared || !given) return [];
  const titles = declared.parts ?? [declared.title];
  return [given].flat().map(({ names, sql, ...cell }, index) => {
    const words = declared.words ?? names;
    return {
      ...cell,
      sql: typeof sql === 'string' ? sql : sql[language],
      title: titles[index] ?? declared.title,
      ...(words && { words }),
    };
  });
};

/** The cell's value in words of the reader's language; looked up, because a list of cases is read from its beginning. */
export const inWords = ({ sql, words }: ExportCell, language: Language): string => {
  if (!words) return sql;
  const spoken = Object.fromEntries(Object.entries(words).map(([value, word]) => [value, word[language]]));
  return `coalesce(${literal(JSON.stringify(spoken))}::jsonb ->> (${sql})::text, (${sql})::text)`;
};
