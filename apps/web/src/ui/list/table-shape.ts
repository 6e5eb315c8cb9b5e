import type { ListRow } from '../../lib/list-rows.ts';
import type { AnyListView } from './list-view.ts';

const CHECK_PX = 44;
export const ROW_END_PX = 48;
/** What a column without a width of its own needs at least. */
const FREE_COLUMN_PX = 220;
const FIGURES = ['number', 'money'];

export const isEndAligned = <Row extends ListRow>(view: AnyListView<Row>, name: string): boolean => {
  const align = view.columns[name]?.align;
  return align === undefined ? FIGURES.includes(view.list.columns[name]?.kind ?? 'text') : align === 'end';
};

/** Below this the table scrolls sideways instead of squeezing its words. */
export const tableWidth = <Row extends ListRow>(view: AnyListView<Row>, columns: readonly string[]): number =>
  columns.reduce(
    (sum, name) => sum + (view.columns[name]?.width ?? FREE_COLUMN_PX),
    (view.bulk === undefined ? 0 : CHECK_PX) + (view.rowEnd === undefined ? 0 : ROW_END_PX),
  );

/** Beside the drawer only the first columns have room; the drawer shows the rest of one record. */
export const fittingColumns = <Row extends ListRow>(
  view: AnyListView<Row>,
  columns: readonly string[],
  width: number,
): readonly string[] =>
  columns.filter((_, index) => index === 0 || tableWidth(view, columns.slice(0, index + 1)) <= width);
