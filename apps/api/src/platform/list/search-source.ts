import type { SearchKind } from '@proline/contract/facts';
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
