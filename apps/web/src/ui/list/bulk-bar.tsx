import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { ListRow } from '../../lib/list/list-rows.ts';
import { narrowingOf } from '../../lib/list/list-state.ts';
import { Icon } from '../picture/icon.tsx';
import { ExportSelected } from './export-menu.tsx';
import { useFound } from './found-count.ts';
import type { Chosen } from './list-view.ts';
import type { ListControl } from './use-list.ts';
import { idOf } from './use-selection.ts';
import classes from './bulk-bar.module.css';

/** Says what is selected, rows of this page or everything that matches, and offers the actions for it. */
export const BulkBar = <Row extends ListRow>({ list }: { readonly list: ListControl<Row> }) => {
  const { t } = useTranslation('list');
  const { view, page, rows, selection, state } = list;
  const found = useFound(page?.meta);
  const count = selection.all ? (page?.meta.total ?? 0) : selection.rows.size;
  if (count === 0 || view.bulk === undefined) return null;

  const onPage = rows.filter((row) => selection.rows.has(idOf(row))).length === selection.rows.size;
  const more = page !== undefined && (page.meta.total > selection.rows.size || !page.meta.total_exact);
  const chosen: Chosen<Row> = {
    selection: selection.all ? { all: true, query: narrowingOf(state) } : { ids: [...selection.rows.keys()] },
    count,
    rows: [...selection.rows.values()],
    clear: selection.clear,
  };
  /** Destructive actions come last. */
  const actions = (danger: boolean) =>
    view.bulk
      ?.filter((action) => !(selection.all && action.namedOnly) && (action.danger ?? false) === danger)
      .map((action) => (
        <button
          key={action.key}
          type="button"
          className={classes['action']}
          data-danger={action.danger || undefined}
          onClick={() => action.run(chosen)}
        >
          {action.icon}
          {action.label}
        </button>
      ));
  return (
    <div className={classes['place']} data-bottom-bar>
      <section className={classes['bar']} aria-label={t('bulk')}>
        <p className={classes['words']} role="status">
          <b>{selection.all ? t('all_selected', { found }) : t('selected', { count })}</b>
          {!selection.all && onPage && <span className={classes['muted']}>{t('on_this_page')}</span>}
        </p>
        {!selection.all && more && (
          <button type="button" className={classes['link']} onClick={selection.takeAll}>
            {t('select_matching', { found })}
          </button>
        )}
        <span className={classes['rule']} />
        {actions(false)}
        <ExportSelected
          list={list}
          ids={selection.all ? undefined : [...selection.rows.keys()]}
          className={classes['action']}
        />
        {actions(true)}
        <span className={classes['rule']} />
        <button
          type="button"
          className={classes['action']}
          aria-label={t('clear_selection')}
          onClick={() => selection.clear()}
        >
          <Icon of={IconX} />
        </button>
      </section>
    </div>
  );
};
