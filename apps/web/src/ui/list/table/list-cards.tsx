import { IconSelect } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { Checkbox } from '../../choice/checkbox.tsx';
import { Icon } from '../../picture/icon.tsx';
import { useCounted } from '../found-count.ts';
import { SkeletonCards } from '../list-skeleton.tsx';
import { SortMenu } from './sort-menu.tsx';
import { Opener } from './table-row.tsx';
import type { ListControl } from '../use-list.ts';
import { idOf } from '../use-selection.ts';
import classes from './list-cards.module.css';

/** The rows on a phone: one card each, with checkboxes only while somebody selects. */
export const ListCards = <Row extends ListRow>({ list }: { readonly list: ListControl<Row> }) => {
  const { t } = useTranslation('list');
  const { view, page, rows, loading, updating, selection, state } = list;
  const [selecting, setSelecting] = useState(false);
  return (
    <>
      <div className={classes['line']}>
        <span className={classes['count']}>{useCounted(page?.meta, view.counted)}</span>
        {view.bulk && (
          <button
            type="button"
            className={classes['sort']}
            aria-pressed={selecting}
            onClick={() => {
              setSelecting(!selecting);
              selection.clear();
            }}
          >
            <Icon of={IconSelect} size="s" />
            {t(selecting ? 'select_end' : 'select')}
          </button>
        )}
        <SortMenu list={list} />
      </div>
      <ul className={classes['cards']} aria-busy={loading || updating} data-updating={updating || undefined}>
        {loading && <SkeletonCards />}
        {rows.map((row) => {
          const id = idOf(row);
          return (
            <li
              key={id}
              className={classes['card']}
              data-selected={selection.has(id) || undefined}
              data-open={state.open === id || undefined}
              data-ends={(view.rowEnd !== undefined && !selecting) || undefined}
            >
              {selecting && (
                <Checkbox
                  label={t('select_row', { name: view.nameOf(row) })}
                  checked={selection.has(id)}
                  disabled={selection.all}
                  onChange={(on) => selection.toggle([row], on)}
                />
              )}
              <Opener list={list} id={id}>
                {view.card(row)}
              </Opener>
              {view.rowEnd && !selecting && <div className={classes['rowEnd']}>{view.rowEnd(row)}</div>}
            </li>
          );
        })}
      </ul>
    </>
  );
};
