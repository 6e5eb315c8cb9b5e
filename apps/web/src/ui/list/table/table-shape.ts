import type { ListRow } from '../../../lib/list/list-rows.ts';
import type { AnyListView } from '../list-view.ts';

const CHECK_PX = 44;
export const ROW_END_PX = 48;
/** The minimum width of a column without its own width. */
const FREE_COLUMN_PX = 220;
/** Beyond this a column has more room than its words fill. */
const MOST_STRETCHED = 1.5;
const FIGURES = ['number', 'money'];

export const isEndAligned = <Row extends ListRow>(view: AnyListView<Row>, name: string): boolean => {
  const align = view.columns[name]?.align;
  return align === undefined ? FIGURES.includes(view.list.columns[name]?.kind ?? 'text') : align === 'end';
};

/** Returns the width below which the table scrolls sideways instead of squeezing its words. */
export const tableWidth = <Row extends ListRow>(
  view: AnyListView<Row>,
  columns: readonly string[],
  rowEnd: boolean,
): number =>
  columns.reduce(
    (sum, name) => sum + (view.columns[name]?.width ?? FREE_COLUMN_PX),
    (view.bulk === undefined ? 0 : CHECK_PX) + (rowEnd ? ROW_END_PX : 0),
  );

/** Returns the columns of an exported file: those on the screen, and those that no file goes without. */
export const exportedColumns = <Row extends ListRow>(view: AnyListView<Row>, shown: readonly string[]): string[] =>
  Object.keys(view.columns).filter((name) => shown.includes(name) || view.columns[name]?.inFiles === true);

/**
 * Returns the width of each column that has one. Where there is more room than the columns need, each takes its share of
 * it; what is left goes to those without a width.
 */
export const columnWidths = <Row extends ListRow>(
  view: AnyListView<Row>,
  columns: readonly string[],
  { width, rowEnd }: { readonly width: number; readonly rowEnd: boolean },
): ReadonlyMap<string, number> => {
  const needed = tableWidth(view, columns, rowEnd);
  const factor = Math.max(1, Math.min(MOST_STRETCHED, width / needed));
  return new Map(
    columns.flatMap((name) => {
      const own = view.columns[name]?.width;
      return own === undefined ? [] : [[name, Math.floor(own * factor)] as const];
    }),
  );
};

/**
 * Returns the columns that have room beside the drawer, without the end of the row; the drawer shows the rest of one
 * record.
 */
export const fittingColumns = <Row extends ListRow>(
  view: AnyListView<Row>,
  columns: readonly string[],
  width: number,
): readonly string[] => {
  const [name, ...others] = columns;
  if (name === undefined) return [];
  const isFirst = (column: string) => view.columns[column]?.first === true;
  const kept = [name];
  for (const column of [...others.filter(isFirst), ...others.filter((other) => !isFirst(other))]) {
    if (tableWidth(view, [...kept, column], false) > width) break;
    kept.push(column);
  }
  return columns.filter((column) => kept.includes(column));
};
