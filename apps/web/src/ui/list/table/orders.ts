import type { ListRow } from '../../../lib/list/list-rows.ts';
import type { ListShape } from '../../../lib/list/list-state.ts';
import type { AnyListView, OrderKind } from '../list-view.ts';

/** Returns the sort of a column's title; most sorts have the column's name. */
export const sortOfColumn = <Row extends ListRow>(
  view: AnyListView<Row>,
  shape: ListShape,
  column: string,
): string | undefined => shape.sorts.find((sort) => (view.orders?.[sort]?.column ?? sort) === column);

/** Returns the title of a sort and the kind of its values. */
export const orderNamed = <Row extends ListRow>(
  { list, columns, orders }: AnyListView<Row>,
  sort: string,
): { readonly title: string; readonly kind: OrderKind; readonly only: string | undefined } => {
  const order = orders?.[sort];
  const column = order?.column ?? sort;
  return {
    title: order?.title ?? columns[column]?.title ?? sort,
    kind: order?.kind ?? list.columns[column]?.kind ?? 'text',
    only: order?.only,
  };
};

/** People mostly want the newest dates and times first. */
export const beginsDescending = (kind: OrderKind): boolean => kind === 'moment' || kind === 'day';
