import type { SearchKind } from '@proline/contract/facts';
import type { SearchQuery } from '@proline/domain/text/search-query';
import type { SqlValues } from './sql-values.ts';

/** Records that are found by their own text, code or city. */
export type SearchedTable = {
  readonly table: string;
  /** normalised; the index's own expression where there is an index */
  readonly text: string;
  readonly title_en: string;
  readonly title_ar: string;
  readonly detail?: string;
  readonly status?: string;
  readonly image?: string;
  /** a column: found by the city's name in either language */
  readonly city?: string;
  /** what finds a record by the last digits of a number that people know, such as of an identity card */
  readonly byTail?: (digits: string) => string;
  /** the day on which it begins */
  readonly starts_on?: string;
  /** another way to be found, such as by the people in it */
  readonly also?: (query: SearchQuery, values: SqlValues) => string;
  /** what comes before how well the words match; a code still comes first */
  readonly first?: string;
};

/** Records without a text, which are found by their code or through others. */
export type SearchedThrough = {
  readonly through: readonly SearchKind[];
  readonly sql: (asked: {
    readonly code: number | null;
    /** those of `through` that the caller may see, each as the table `found_<kind>` */
    readonly through: readonly SearchKind[];
    readonly most: number;
    readonly values: SqlValues;
  }) => string;
};

/** How each kind of record is found. */
export type SearchSources = Readonly<Record<SearchKind, SearchedTable | SearchedThrough>>;
