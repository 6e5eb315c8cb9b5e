import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { usePreferences } from '../../../lib/preferences/preferences.ts';
import { Checkbox } from '../../choice/checkbox.tsx';
import { useSize } from '../../picture/use-size.ts';
import { ColumnHead } from './column-head.tsx';
import { useKeptScroll } from '../kept-scroll.ts';
import { SkeletonRows } from '../list-skeleton.tsx';
import { columnWidths, fittingColumns, isEndAligned, ROW_END_PX, tableWidth } from './table-shape.ts';
import { TableRow } from './table-row.tsx';
import type { ListControl } from '../use-list.ts';
import { idOf } from '../use-selection.ts';
import classes from './list-table.module.css';

type ListTableProps<Row extends ListRow> = { readonly list: ListControl<Row> };

export const ListTable = <Row extends ListRow>({ list }: ListTableProps<Row>) => {
  const { t } = useTranslation('list');
  const density = usePreferences((state) => state.density);
  const { view, rows, loading, updating, state } = list;
  const [scroll, { width }] = useSize<HTMLDivElement>({ width: 0, height: 0 });
  const besideDrawer = state.open !== null && view.drawer !== undefined && width > 0;
  const columns = besideDrawer ? fittingColumns(view, list.columns, width) : list.columns;
  // Beside the drawer there is no room for the end of the row, and the drawer offers the same actions.
  const rowEnd = view.rowEnd !== undefined && !besideDrawer;
  const widths = columnWidths(view, columns, { width, rowEnd });
  useKeptScroll(scroll, !loading);
  useStartOfPage(scroll, `${state.page} ${JSON.stringify(state.filters)} ${state.q}`);
  return (
    <div
      ref={scroll}
      className={classes['scroll']}
      tabIndex={0}
      role="region"
      aria-label={view.title}
      data-density={density}
    >
      <table
        className={classes['table']}
        style={{ minInlineSize: tableWidth(view, columns, rowEnd) }}
        aria-busy={loading || updating}
      >
        <caption className="visually-hidden">{t(loading ? 'loading' : 'table')}</caption>
        <colgroup>
          {view.bulk && <col style={{ inlineSize: 44 }} />}
          {columns.map((name) => (
            <col key={name} style={{ inlineSize: widths.get(name) }} />
          ))}
          {rowEnd && <col style={{ inlineSize: ROW_END_PX }} />}
        </colgroup>
        <thead>
          <tr>
            {view.bulk && (
              <th scope="col" className={classes['check']}>
                <PageCheckbox list={list} />
              </th>
            )}
            {columns.map((name) => (
              <ColumnHead key={name} list={list} name={name} end={isEndAligned(view, name)} />
            ))}
            {rowEnd && (
              <th scope="col">
                <span className="visually-hidden">{t('row_end')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody data-updating={updating || undefined}>
          {loading && <SkeletonRows cells={columns.length + (rowEnd ? 1 : 0)} checks={view.bulk !== undefined} />}
          {rows.map((row) => (
            <TableRow key={row.id} list={list} columns={columns} row={row} rowEnd={rowEnd} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const PageCheckbox = <Row extends ListRow>({ list }: ListTableProps<Row>) => {
  const { t } = useTranslation('list');
  const { rows, selection } = list;
  const chosen = rows.filter((row) => selection.has(idOf(row))).length;
  const whole = rows.length > 0 && chosen === rows.length;
  return (
    <Checkbox
      label={t('select_page')}
      checked={whole}
      mixed={chosen > 0 && !whole}
      onChange={() => selection.toggle(rows, !whole)}
    />
  );
};

/** Scrolls to the top when another page or another set of records is shown. */
const useStartOfPage = (scroll: { current: HTMLElement | null }, page: string): void => {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    scroll.current?.scrollTo({ top: 0 });
  }, [scroll, page]);
};
