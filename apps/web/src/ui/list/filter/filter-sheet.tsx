import { IconAdjustmentsHorizontal, IconChevronDown, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { withFilter } from '../../../lib/list/list-state.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import { Icon } from '../../picture/icon.tsx';
import { chipNames } from './filter-chips.tsx';
import { FilterEditor } from './filter-editor.tsx';
import { useCounted } from '../found-count.ts';
import type { ListControl } from '../use-list.ts';
import classes from './filter-sheet.module.css';

type Listed<Row extends ListRow> = { readonly list: ListControl<Row> };

/** On a phone all filters are behind one button that says how many are active. */
export const FilterSheetButton = <Row extends ListRow>({ list }: Listed<Row>) => {
  const { t, language } = useTranslation('list');
  const [opened, setOpened] = useState(false);
  const count = chipNames(list).length;
  return (
    <>
      <button
        type="button"
        className={classes['button']}
        aria-haspopup="dialog"
        aria-label={count > 0 ? `${t('filters')}, ${t('filters_on', { count })}` : t('filters')}
        onClick={() => setOpened(true)}
      >
        <Icon of={IconAdjustmentsHorizontal} size="l" />
        {t('filters')}
        {count > 0 && <b>{formatNumber(language, count)}</b>}
      </button>
      {opened && <FilterSheet list={list} onClosed={() => setOpened(false)} />}
    </>
  );
};

const FilterSheet = <Row extends ListRow>({ list, onClosed }: Listed<Row> & { onClosed: () => void }) => {
  const { t } = useTranslation('list');
  const changed = useRef(false);
  // Active filters are open at first; afterwards each one stays as the reader left it.
  const [openAtFirst] = useState(() => new Set(Object.keys(list.state.filters)));
  const { view, shape, state, go, change, page } = list;
  const found = useCounted(page?.meta, view.counted);
  const names = Object.keys(shape.filters);
  return (
    <ModalOverlay
      className={classes['ground'] ?? ''}
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClosed();
      }}
    >
      <Modal>
        <Dialog className={classes['sheet'] ?? ''} aria-label={t('filters')}>
          <div className={classes['head']}>
            <h2>{t('filters')}</h2>
            <button type="button" className={classes['clear']} onClick={() => change({ filters: {} })}>
              {t('clear')}
            </button>
            <IconButton label={t('done')} onClick={onClosed}>
              <Icon of={IconX} size="xl" />
            </IconButton>
          </div>
          <div className={classes['filters']}>
            {names.map((name) => {
              const [filter, words] = [shape.filters[name], view.filters[name]];
              if (!filter || !words) return null;
              return (
                <details key={name} className={classes['filter']} open={openAtFirst.has(name)}>
                  <summary>
                    {words.title}
                    <Icon of={IconChevronDown} />
                  </summary>
                  <FilterEditor
                    source={view}
                    name={name}
                    filter={filter}
                    view={words}
                    text={state.filters[name]}
                    onChange={(text) => {
                      go(withFilter(state, name, text), { replace: changed.current });
                      changed.current = true;
                    }}
                  />
                </details>
              );
            })}
          </div>
          <div className={classes['foot']}>
            <Button large onClick={onClosed}>
              {page ? t('show_count', { found }) : t('done')}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
