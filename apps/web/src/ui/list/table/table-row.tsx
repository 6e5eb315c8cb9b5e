import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { Checkbox } from '../../choice/checkbox.tsx';
import { useRestPreload } from '../rest-preload.ts';
import { isEndAligned } from './table-shape.ts';
import type { ListControl } from '../use-list.ts';
import { idOf } from '../use-selection.ts';
import classes from './list-table.module.css';

type TableRowProps<Row extends ListRow> = {
  readonly list: ListControl<Row>;
  readonly columns: readonly string[];
  readonly row: Row;
  readonly rowEnd: boolean;
};

/** Somebody who selects a phone number or ticks a checkbox does not want to open the drawer. */
const isElsewhere = (event: MouseEvent): boolean =>
  (event.target instanceof Element &&
    event.target.closest('a, button, input, label, dialog, [role="dialog"], [popover]') !== null) ||
  getSelection()?.isCollapsed === false;

export const TableRow = <Row extends ListRow>({ list, columns, row, rowEnd }: TableRowProps<Row>) => {
  const { t } = useTranslation('list');
  const { view, state, selection, change } = list;
  const id = idOf(row);
  const selected = selection.has(id);
  const navigate = useNavigate();
  const preload = view.drawer?.preload;
  const rest = useRestPreload(preload && (() => preload(id)));
  return (
    <tr
      {...rest}
      data-selected={selected || undefined}
      data-open={state.open === id || undefined}
      data-opens={(view.drawer ?? view.pageOf) !== undefined || undefined}
      onClick={(event) => {
        if (isElsewhere(event)) return;
        if (view.drawer) change({ open: id });
        else if (view.pageOf) void navigate(view.pageOf(id));
      }}
    >
      {view.bulk && (
        <td className={classes['check']}>
          <Checkbox
            label={t('select_row', { name: view.nameOf(row) })}
            checked={selected}
            disabled={selection.all}
            onChange={(on) => selection.toggle([row], on)}
          />
        </td>
      )}
      {columns.map((name, index) => {
        const cell = view.columns[name]?.cell(row) ?? <Missing />;
        const end = isEndAligned(view, name) || undefined;
        return index === 0 ? (
          <th key={name} scope="row" data-end={end}>
            <Opener list={list} id={id}>
              {cell}
            </Opener>
          </th>
        ) : (
          <td key={name} data-end={end}>
            {cell}
          </td>
        );
      })}
      {rowEnd && <td className={classes['rowEnd']}>{view.rowEnd?.(row)}</td>}
    </tr>
  );
};

/** Opens a record without a mouse; Ctrl opens it in a new tab. */
export const Opener = <Row extends ListRow>({
  list,
  id,
  children,
}: {
  readonly list: ListControl<Row>;
  readonly id: string;
  readonly children: ReactNode;
}) => {
  const { drawer, pageOf } = list.view;
  if (drawer === undefined)
    return pageOf === undefined ? (
      children
    ) : (
      <Link {...pageOf(id)} className={classes['opener'] ?? ''} data-row={id}>
        {children}
      </Link>
    );
  return (
    <Link
      to="."
      search={list.searchOf({ ...list.state, open: id })}
      className={classes['opener'] ?? ''}
      data-row={id}
      aria-expanded={list.state.open === id}
      preload={false}
    >
      {children}
    </Link>
  );
};

const Missing = () => {
  const { t } = useTranslation('list');
  return (
    <span className={classes['missing']}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('missing_words')}</span>
    </span>
  );
};
