import type { ColumnOf, List, RowOf, SortOf } from '@proline/contract/frame/list';
import type { Topic } from '@proline/contract/facts';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { ListCounts, ListRow } from '../../lib/list/list-rows.ts';
import type { ListState } from '../../lib/list/list-state.ts';

export type RowIn<L extends List> = RowOf<L> & ListRow;

export type ColumnView<Row> = {
  readonly title: string;
  /** Returns null if there is nothing to show; the frame then writes a dash. */
  readonly cell: (row: Row) => ReactNode;
  /** In px; without it the column takes its share of the remaining width. */
  readonly width?: number;
  /** By default figures stand at the end and everything else at the start. */
  readonly align?: 'start' | 'end';
  /** Shown only if somebody chooses it. */
  readonly extra?: boolean;
  /** Beside the drawer, where few columns have room, this one takes precedence. */
  readonly first?: boolean;
  /** Stands in every exported file, also while it is hidden. */
  readonly inFiles?: boolean;
};

export type Choice = { readonly value: string; readonly label: string };

export type FilterView = {
  readonly title: string;
  /** Returns the words of a value, for the chip and the editor; without it the value is shown as it is. */
  readonly wordOf?: (value: string) => string;
  /** For `records` only: finds records by the beginning of a name or by ids. */
  readonly lookUp?: (
    wanted: { readonly text: string } | { readonly ids: readonly string[] },
  ) => Promise<readonly Choice[]>;
};

/** The body of a bulk action: these records, or all that match. */
export type ListSelection =
  { readonly ids: readonly string[] } | { readonly all: true; readonly query: Readonly<Record<string, string>> };

export type Chosen<Row> = {
  readonly selection: ListSelection;
  readonly count: number;
  /** The chosen rows that were on a page; "all matching" includes others. */
  readonly rows: readonly Row[];
  readonly clear: () => void;
};

export type BulkAction<Row> = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** Needs the rows themselves, so it is not offered for "all matching". */
  readonly namedOnly?: boolean;
  readonly run: (chosen: Chosen<Row>) => void;
};

export type DrawerView<Row> = {
  /**
   * Shows the head and body of one record; `row` is the list's data, if the record is on the page, and `next` opens the
   * record after it, if there is one. `leave` is for a record that is gone: without a next one the drawer closes.
   */
  readonly Content: ComponentType<{
    readonly id: string;
    readonly row: Row | undefined;
    readonly next?: (() => void) | undefined;
    readonly leave?: (() => void) | undefined;
  }>;
  /** The record's own page, if it has one; Enter and the open button lead there. `row` as for the content. */
  readonly pageOf?: (id: string, row: Row | undefined) => LinkProps | undefined;
  /**
   * Called for the next and the previous record, and for a row that the pointer rests on, so that they open at once.
   */
  readonly preload?: (id: string) => void;
};

/** What a calendar, a board or a map needs to show a list's records. */
export type ShownList = {
  readonly state: ListState;
  /** Search and filters, as sent to the server. */
  readonly narrowing: Readonly<Record<string, string>>;
  readonly counts: ListCounts | undefined;
  readonly change: (changes: Partial<ListState>, how?: { readonly replace?: boolean }) => void;
  /** Returns the search of a link to this state. */
  readonly searchOf: (state: ListState) => Readonly<Record<string, string>>;
  /** Reports the records on the screen in their order, so that the drawer can step through them. */
  readonly reportShown: (ids: readonly string[]) => void;
};

type WayView = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly Body: ComponentType<{ readonly list: ShownList }>;
};

type View<Row> = {
  /** The topic whose changes make this list outdated; it is the entity's name in the audit log. */
  readonly topic: Topic;
  /** Others whose changes do so, too. */
  readonly alsoTopics?: readonly Topic[];
  /** What the cache of the rows is called, if it is not the list's own name and "List". */
  readonly stateName?: string;
  readonly title: string;
  readonly facts?: ReactNode;
  /** What the address says for the screen besides the list's own state; always the same object. */
  readonly address?: Readonly<Record<string, string>>;
  /** For a list that is one part of a screen; `title` is the screen's. */
  readonly within?: {
    /** What the address says for it besides the list's own state; always the same object. */
    readonly address: Readonly<Record<string, string>>;
    /** Stands before the title in the window's. */
    readonly name: string;
    /** They lead to the screen's other parts. */
    readonly tabs: ReactNode;
  };
  /** Stands in place of the tabs, such as sums that narrow the list. */
  readonly Head?: ComponentType<{ readonly list: Pick<ShownList, 'state' | 'searchOf'> }>;
  /** Stands between the filters and the rows, such as charts of what the filters leave. */
  readonly Above?: ComponentType<{ readonly list: Pick<ShownList, 'state' | 'searchOf' | 'narrowing'> }>;
  /** '37 ushers' */
  readonly counted: (count: number) => string;
  /** The fields that the search looks in. */
  readonly searchHint: string;
  readonly nameOf: (row: Row) => string;
  /** A row on a phone; the frame adds the box and opens the record. */
  readonly card: (row: Row) => ReactNode;
  readonly drawer?: DrawerView<Row>;
  /** Where a row leads if it has no drawer. */
  readonly pageOf?: (id: string) => LinkProps;
  readonly bulk?: readonly BulkAction<Row>[];
  /** The content at the end of each row, such as a menu of actions. */
  readonly rowEnd?: (row: Row) => ReactNode;
  /** The words of every way that the contract declares. */
  readonly ways?: Readonly<Record<string, WayView>>;
  /** Shown when there are no records at all. */
  readonly empty: {
    readonly icon: ReactNode;
    readonly title: string;
    readonly text: string;
    readonly action?: ReactNode;
  };
  /** At the end of the header, after Export; it has at most one primary button. */
  readonly actions?: ReactNode;
};

export type OrderKind = NonNullable<List['columns'][string]['kind']>;

/** A sort that differs from its column, or has no column. */
export type OrderView<Column extends string = string> = {
  /** The column whose title sorts by it. */
  readonly column?: Column;
  /** By default the column's title. */
  readonly title?: string;
  readonly kind?: OrderKind;
  /** The sort makes sense in one direction only; this is its whole label. */
  readonly only?: string;
};

type Untitled<View extends { readonly title: string }> = Omit<View, 'title'>;

/**
 * How a declared list looks. Every column of the contract needs its cell here to compile; the contract has the titles
 * and the words of values.
 */
export type ListView<L extends List> = View<RowIn<L>> & {
  readonly list: L;
  readonly columns: { readonly [Column in ColumnOf<L>]: Untitled<ColumnView<RowIn<L>>> };
  /** For filters by other records, and for values whose words no declaration lists, such as cities. */
  readonly filters?: { readonly [Filter in keyof L['filters'] & string]?: Untitled<FilterView> };
  /** For sorts that do not have the name of a column. */
  readonly orders?: { readonly [Sort in SortOf<L>]?: OrderView<ColumnOf<L>> };
};

/** The view of any list, without the contract's titles and words. */
export type UntitledListView<Row extends ListRow> = View<Row> & {
  readonly list: List;
  readonly columns: Readonly<Record<string, Untitled<ColumnView<Row>>>>;
  readonly filters?: Readonly<Record<string, Untitled<FilterView> | undefined>>;
  readonly orders?: Readonly<Record<string, OrderView | undefined>>;
};

/** The view of any list with the contract's titles and words, for the frame that renders all lists. */
export type AnyListView<Row extends ListRow> = View<Row> & {
  readonly list: List;
  readonly columns: Readonly<Record<string, ColumnView<Row>>>;
  readonly filters: Readonly<Record<string, FilterView>>;
  readonly orders?: Readonly<Record<string, OrderView | undefined>>;
};
