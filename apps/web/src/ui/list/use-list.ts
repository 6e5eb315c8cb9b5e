import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { countsQuery, rowsQuery, type ListCounts, type ListRow, type RowPage } from '../../lib/list/list-rows.ts';
import {
  narrowingOf,
  NO_VIEW,
  rowsQueryOf,
  shapeFor,
  withChanges,
  writeListState,
  type ListShape,
  type ListState,
} from '../../lib/list/list-state.ts';
import { useUser } from '../../lib/session/session-store.ts';
import type { AnyListView } from './list-view.ts';
import { useDefaultView, type SavedViews } from './view/use-saved-views.ts';
import { useListAddress, type ListAddress } from './use-list-state.ts';
import { useSelection, type Selection } from './use-selection.ts';

/** A list in use: its declaration, its address, the server's answer and the selection. */
export type ListControl<Row extends ListRow> = {
  readonly view: AnyListView<Row>;
  readonly shape: ListShape;
  readonly state: ListState;
  readonly go: ListAddress['go'];
  /** Returns the search of a link to this state. */
  readonly searchOf: (state: ListState) => Readonly<Record<string, string>>;
  readonly change: (changes: Partial<ListState>, how?: { readonly replace?: boolean }) => void;
  /** The visible columns, in order. */
  readonly columns: readonly string[];
  readonly page: RowPage<Row> | undefined;
  readonly rows: readonly Row[];
  /** There is nothing to show yet. */
  readonly loading: boolean;
  /** The rows on the screen are about to be replaced. */
  readonly updating: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly counts: ListCounts | undefined;
  /** The records that a calendar, a board or a map shows; the table's own are `rows`. */
  readonly shown: readonly string[];
  readonly reportShown: (ids: readonly string[]) => void;
  readonly selection: Selection<Row>;
  readonly savedViews: SavedViews;
};

/** Returns the default columns of a list. */
export const standardColumns = <Row extends ListRow>(view: AnyListView<Row>, shape: ListShape): readonly string[] =>
  shape.columns.filter((name) => view.columns[name]?.extra !== true);

export const useList = <Row extends ListRow>(view: AnyListView<Row>): ListControl<Row> => {
  const { list } = view;
  const set = useUser()?.permission_set;
  const shape = useMemo(() => shapeFor(list, set), [list, set]);
  const beside = view.within?.address ?? view.address;
  const address = useListAddress(shape, beside);
  const { state } = address;
  const { savedViews, deciding } = useDefaultView(view.list.name, shape, address.bare, address.go);

  // With a default view a bare address means that view, so a state with everything cleared must say so in the address.
  const settled = (next: ListState): ListState =>
    savedViews.standard && Object.keys(writeListState(next)).length === 0 ? { ...next, view: NO_VIEW } : next;
  const go: ListAddress['go'] = (next, how) => address.go(settled(next), how);

  const narrowing = narrowingOf(state);
  const beyondTabs = Object.fromEntries(Object.entries(narrowing).filter(([name]) => name !== list.tabs));
  const rows = useQuery({
    ...rowsQuery<Row>(view, rowsQueryOf(state, shape), state.page),
    enabled: !deciding && state.as === null,
  });
  const counts = useQuery({ ...countsQuery(view, beyondTabs), enabled: !deciding });
  const [shown, setShown] = useState<readonly string[]>([]);
  // An earlier answer stays even if loading again has failed: a message has said so.
  const failed = rows.isError && rows.data === undefined && !rows.isFetching;

  return {
    view,
    shape,
    state,
    go,
    searchOf: (next) => ({ ...beside, ...writeListState(settled(next)) }),
    change: (changes, how) => go(withChanges(state, changes), how),
    columns: state.cols ?? standardColumns(view, shape),
    page: rows.data,
    rows: rows.data?.data ?? [],
    loading: rows.data === undefined && !failed,
    updating: rows.isPlaceholderData,
    error: failed ? rows.error : null,
    retry: () => void Promise.all([rows.refetch(), counts.refetch()]),
    counts: counts.data,
    shown,
    reportShown: setShown,
    selection: useSelection<Row>(JSON.stringify(narrowing)),
    savedViews,
  };
};
