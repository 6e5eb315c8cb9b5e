import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { rowsQuery, type ListRow } from '../../../lib/list/list-rows.ts';
import { rowsQueryOf } from '../../../lib/list/list-state.ts';
import type { DrawerView } from '../list-view.ts';
import type { ListControl } from '../use-list.ts';
import { idOf } from '../use-selection.ts';

type Steps = {
  /** The position among all matching records, from 1; undefined if the record is not on the page. */
  readonly position: number | undefined;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
};

/** Steps from record to record; at the end of a page it turns to the next one. */
export const useDrawerSteps = <Row extends ListRow>(
  list: ListControl<Row>,
  { preload }: DrawerView<Row>,
  id: string,
): Steps => {
  const client = useQueryClient();
  const { rows, state, shape, view, page, change, updating } = list;
  const index = rows.findIndex((row) => idOf(row) === id);
  const place = useLastPlace(index, id);
  // The record that takes the place of one that is gone comes after it.
  const [before, after] = [rows[place - 1], rows[index === -1 ? place : index + 1]];

  const pageQuery = (number: number) => rowsQuery<Row>(view, rowsQueryOf(state, shape), number);
  const turn = async (number: number, end: 'first' | 'last') => {
    const { data } = await client.query(pageQuery(number));
    const row = end === 'first' ? data[0] : data.at(-1);
    if (row) change({ page: number, open: idOf(row) }, { replace: true });
  };

  const [hasNext, hasPrevious] = [page !== undefined && page.meta.next !== null, state.page > 1];
  const around = useShownSteps(list, preload, id);
  const nearEnd = index === rows.length - 1 && hasNext;
  useEffect(() => {
    if (after) preload?.(idOf(after));
    if (before) preload?.(idOf(before));
    if (nearEnd) void client.query(pageQuery(state.page + 1)).catch(() => undefined);
    // The neighbors change only with the record.
  }, [id, index]);

  if (state.as !== null) return around;
  if (updating) return { position: undefined, previous: undefined, next: undefined };
  const open = (row: Row) => () => change({ open: idOf(row) }, { replace: true });
  return {
    position: index === -1 ? undefined : (state.page - 1) * state.per_page + index + 1,
    next: after ? open(after) : hasNext ? () => void turn(state.page + 1, 'first') : undefined,
    previous: before ? open(before) : hasPrevious ? () => void turn(state.page - 1, 'last') : undefined,
  };
};

/** The place of a record on the page, or the one it had before a decision took it off the list; the first if it never stood there. */
const useLastPlace = (index: number, id: string): number => {
  const [last, setLast] = useState({ index: 0, id });
  if (index !== -1 && (last.index !== index || last.id !== id)) setLast({ index, id });
  if (index !== -1) return index;
  return last.id === id ? last.index : 0;
};

/** Steps through the records that a calendar or a map shows. */
const useShownSteps = <Row extends ListRow>(
  { shown, change }: ListControl<Row>,
  preload: DrawerView<Row>['preload'],
  id: string,
): Steps => {
  const index = shown.indexOf(id);
  const [before, after] = index === -1 ? [] : [shown[index - 1], shown[index + 1]];
  useEffect(() => {
    if (after !== undefined) preload?.(after);
    if (before !== undefined) preload?.(before);
    // The neighbors change only with the record.
  }, [before, after]);
  const open = (one: string | undefined) =>
    one === undefined ? undefined : () => change({ open: one }, { replace: true });
  return { position: index === -1 ? undefined : index + 1, previous: open(before), next: open(after) };
};
