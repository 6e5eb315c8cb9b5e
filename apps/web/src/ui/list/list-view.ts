import type { ColumnOf, List, RowOf, SortOf } from '@proline/contract/frame/list';
import type { Topic } from '@proline/contract/facts';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { ListCounts, ListRow } from '../../lib/list/list-rows.ts';
import type { ListState } from '../../lib/list/list-state.ts';

export type RowIn<L extends List> = RowOf<L> & ListRow;

export type ColumnView<Row> = {
  readonly title: string;
  /** Nothing to show is null: the frame writes the dash. */
  readonly cell: (row: Row) => ReactNode;
  /** px; left out: the column takes its share of what is left */
  readonly width?: number;
  /** left out: figures stand at the end, all else at the start */
  readonly align?: 'start' | 'end';
  /** shown only when it is chosen */
  readonly extra?: boolean;
  /** beside the drawer, where few have room, it stays before others */
  readonly first?: boolean;
};

export type Choice = { readonly value: string; readonly label: string };

export type FilterView = {
  readonly title: string;
  /** how one value reads, in the chip and in the editor; left out: as it is */
  readonly wordOf?: (value: string) => string;
  /** `records` only: who or what is meant, by the beginning of a name or by ids */
  readonly lookUp?: (
    wanted: { readonly text: string } | { readonly ids: readonly string[] },
  ) => Promise<readonly Choice[]>;
};

/** Body of a bulk action: these, or all that match. */
export type ListSelection =
  { readonly ids: readonly string[] } | { readonly all: true; readonly query: Readonly<Record<string, string>> };

export type Chosen<Row> = {
  readonly selection: ListSelection;
  readonly count: number;
  /** those of them that were on a page; of "all matching" not every one was */
  readonly rows: readonly Row[];
  readonly clear: () => void;
};

export type BulkAction<Row> = {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** needs the rows themselves, so "all matching" does not offer it */
  readonly namedOnly?: boolean;
  readonly run: (chosen: Chosen<Row>) => void;
};

export type DrawerView<Row> = {
  /** Draws head and body of one record; `row` is what the list knows of it, if it is on the page. */
  readonly Content: ComponentType<{ readonly id: string; readonly row: Row | undefined }>;
  /** its own page, when there is one: Enter and the open button lead there */
  readonly pageOf?: (id: string) => LinkProps;
  /** called for the next and the previous record and for who rests on a row, so that they are there at once */
  readonly preload?: (id: string) => void;
};

/** What another way of showing a list's records works with. */
export type ShownList = {
  readonly state: ListState;
  /** search and filters, as the server is asked by them */
  readonly narrowing: Readonly<Record<string, string>>;
  readonly counts: ListCounts | undefined;
  readonly change: (changes: Partial<ListState>, how?: { readonly replace?: boolean }) => void;
  /** for links that lead to this state */
  readonly searchOf: (state: ListState) => Readonly<Record<string, string>>;
  /** the records on the screen in their order: the drawer goes through them */
  readonly reportShown: (ids: readonly string[]) => void;
};

type WayView = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly Body: ComponentType<{ readonly list: ShownList }>;
};

type View<Row> = {
  /** whose changes make this list old: the entity's name in the audit log */
  readonly topic: Topic;
  readonly title: string;
  readonly facts?: ReactNode;
  /** '37 ushers' */
  readonly counted: (count: number) => string;
  /** what the search field looks in */
  readonly searchHint: string;
  readonly nameOf: (row: Row) => string;
  /** a row on a phone; the frame draws the box around it and opens it */
  readonly card: (row: Row) => ReactNode;
  readonly drawer?: DrawerView<Row>;
  readonly bulk?: readonly BulkAction<Row>[];
  /** at the end of each row, such as a menu of what can be done with it */
  readonly rowEnd?: (row: Row) => ReactNode;
  /** every way of the contract has its words here */
  readonly ways?: Readonly<Record<string, WayView>>;
  /** when there is no record at all */
  readonly empty: {
    readonly icon: ReactNode;
    readonly title: string;
    readonly text: string;
    readonly action?: ReactNode;
  };
  /** at the end of the header, after Export; one primary button at most */
  readonly actions?: ReactNode;
};

export type OrderKind = NonNullable<List['columns'][string]['kind']>;

/** A sort that is not simply a column's own. */
export type OrderView<Column extends string = string> = {
  /** the column whose title sorts by it */
  readonly column?: Column;
  /** left out: the column's */
  readonly title?: string;
  readonly kind?: OrderKind;
  /** wanted in one direction alone, which this says in whole */
  readonly only?: string;
};

type Untitled<View extends { readonly title: string }> = Omit<View, 'title'>;

/** How a declared list looks: every column of the contract has its cell here, or it does not compile. Titles and the words of values stand in the contract. */
export type ListView<L extends List> = View<RowIn<L>> & {
  readonly list: L;
  readonly columns: { readonly [Column in ColumnOf<L>]: Untitled<ColumnView<RowIn<L>>> };
  /** for filters by other records, and for values whose words no declaration lists, such as cities */
  readonly filters?: { readonly [Filter in keyof L['filters'] & string]?: Untitled<FilterView> };
  /** for sorts that have no column of their own name */
  readonly orders?: { readonly [Sort in SortOf<L>]?: OrderView<ColumnOf<L>> };
};

/** The same for any list. */
export type UntitledListView<Row extends ListRow> = View<Row> & {
  readonly list: List;
  readonly columns: Readonly<Record<string, Untitled<ColumnView<Row>>>>;
  readonly filters?: Readonly<Record<string, Untitled<FilterView> | undefined>>;
  readonly orders?: Readonly<Record<string, OrderView | undefined>>;
};

/** With the contract's titles and words, for the frame. */
export type AnyListView<Row extends ListRow> = View<Row> & {
  readonly list: List;
  readonly columns: Readonly<Record<string, ColumnView<Row>>>;
  readonly filters: Readonly<Record<string, FilterView>>;
  readonly orders?: Readonly<Record<string, OrderView | undefined>>;
};
