import type pg from 'pg';
import type { ColumnOf, FiltersOf, List, RowOf, SortOf } from '@proline/contract/frame/list';
import type { ValueWords, Words } from '@proline/contract/frame/words';
import type { DataKey } from '../security/data-key.ts';
import type { SqlValues } from './sql-values.ts';

/** In whose language, and what opens personal values. */
export type Saying = { readonly language: Language; readonly dataKey: DataKey };

export type Language = 'en' | 'ar';

/** The SQL of one cell in an exported file. Its title and the words of its values are in the list's declaration. */
export type SqlCell = {
  readonly sql: string | Readonly<Record<Language, string>>;
  /** left out: text */
  readonly kind?: 'text' | 'number' | 'day' | 'moment';
  /** SQL of the time zone in which a moment is written; left out: the organization's */
  readonly zone?: string;
  /** names of values that no declaration lists, such as cities */
  readonly names?: ValueWords;
  /** Puts what the SQL gives into words, many rows at a time, where no expression could. */
  readonly say?: (client: pg.ClientBase, texts: readonly string[], saying: Saying) => Promise<readonly string[]>;
};

/** A column with `parts` needs as many cells, any other column one. */
type CellsOf<Column> = Column extends { readonly parts: infer Parts extends readonly Words[] }
  ? { readonly [Part in keyof Parts]: SqlCell }
  : SqlCell;

export type SortKey = {
  readonly sql: string | Readonly<Record<Language, string>>;
  /** the column's type in the database: a cursor's text goes back into it. Without `unknown` the expression is never null. */
  readonly type: 'text' | 'timestamptz' | 'date' | 'bigint' | 'integer';
  /** the column runs the other way: the youngest was born last */
  readonly reversed?: boolean;
  /** what rows that look alike share, when they are ordered further: people of one age, whatever their birthday */
  readonly alike?: { readonly sql: string; readonly type: 'integer' };
  /** what must be the same for two values to be compared, ordered first: money of one currency */
  readonly within?: { readonly sql: string; readonly type: 'text' };
  /** join of another table that has exactly one row for each: with an index there, the order is not made anew for each page */
  readonly join?: string;
  /** the same id in the joined table: one index there holds the order and its end */
  readonly id?: string;
  /**
   * the value of a filter without which the order's index is no help, because others stand together at its end: they are
   * few, and sorted anew. The sort's SQL is then a sum, which no index holds.
   */
  readonly indexedFor?: { readonly filter: string; readonly value: string };
  /** the same value elsewhere, which is faster while the filters narrow by what stands beside it there */
  readonly beside?: {
    readonly isFaster: (set: ReadonlyMap<string, unknown>) => boolean;
    readonly sql: string;
    readonly join: string;
    readonly id: string;
  };
  /** what stands for null, so that it comes last either way: after all others going up, and before them going down */
  readonly unknown?: { readonly up: string; readonly down: string };
};

/** What the database is asked for a declared list. */
export type ListSource<L extends List> = {
  readonly list: L;
  /** one table, by its own name */
  readonly from: string;
  /** a select that stands for that table: rows that are made for what the list is narrowed by, such as sums of a period */
  readonly made?: (set: ReadonlyMap<string, unknown>, values: SqlValues) => string;
  /** a condition for every row of the list */
  readonly always?: string;
  readonly id: { readonly sql: string; readonly type: 'uuid' | 'bigint' };
  /** for the rows of one page only, after the page was found */
  readonly joins?: string;
  readonly select: { readonly [Field in keyof RowOf<L> & string]: string };
  readonly filters: {
    readonly [Name in keyof FiltersOf<L> & string]: (
      value: NonNullable<FiltersOf<L>[Name]>,
      values: SqlValues,
    ) => string;
  };
  readonly search: (text: string, values: SqlValues) => string;
  readonly sorts: { readonly [Name in SortOf<L>]: SortKey };
  /** column of the tabs, when the list has some */
  readonly tabs?: string;
  /** name in status_counts and list_days: totals by status come from there, and so do jumps in the order of making */
  readonly counted?: string;
  /** A select of texts for an open filter, given what they start with; a filter that is not here tells nothing. */
  readonly values?: { readonly [Name in keyof FiltersOf<L> & string]?: (starts: string, values: SqlValues) => string };
  readonly cells: { readonly [Column in ColumnOf<L>]: CellsOf<L['columns'][Column]> };
};

/** A source for any list: what the engine needs to know. */
export type AnySource = {
  readonly list: List;
  readonly from: string;
  readonly made?: (set: ReadonlyMap<string, unknown>, values: SqlValues) => string;
  readonly always?: string;
  readonly id: { readonly sql: string; readonly type: 'uuid' | 'bigint' };
  readonly joins?: string;
  readonly select: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, (value: never, values: SqlValues) => string>>;
  readonly search: (text: string, values: SqlValues) => string;
  readonly sorts: Readonly<Record<string, SortKey>>;
  readonly tabs?: string;
  readonly counted?: string;
  readonly values?: Readonly<Record<string, ((starts: string, values: SqlValues) => string) | undefined>>;
  readonly cells: Readonly<Record<string, SqlCell | readonly SqlCell[]>>;
};

/** Distinct values of an indexed column, found by leaping from one to the next instead of reading all rows. */
export const leapingValues =
  (table: string, column: string, most = 200) =>
  (starts: string, values: SqlValues): string => `
    with recursive leap as (
      (select ${column} as value from ${table} order by ${column} limit 1)
      union all
      select (select ${column} from ${table} where ${column} > leap.value order by ${column} limit 1)
      from leap where leap.value is not null
    )
    select value from leap
    where value <> '' and normalise_search(value) like normalise_search(${values.add(starts)}) || '%'
    limit ${most}`;

/** The fields of a row as the columns of a select: one record is read as the list reads it. */
export const selected = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, field]) => `${field} as ${name}`)
    .join(', ');
