import { IconArrowsDiagonal, IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { IconButton } from '../../button/icon-button.tsx';
import { Icon } from '../../picture/icon.tsx';
import { KeyCap } from '../../picture/key-cap.tsx';
import type { DrawerView } from '../list-view.ts';
import { useDrawerKeys } from './drawer-keys.ts';
import { useDrawerSteps } from './drawer-steps.ts';
import { useFound } from '../found-count.ts';
import type { ListControl } from '../use-list.ts';
import { idOf } from '../use-selection.ts';
import classes from './row-drawer.module.css';

type RowDrawerProps<Row extends ListRow> = {
  readonly list: ListControl<Row>;
  readonly drawer: DrawerView<Row>;
  readonly id: string;
};

/** One record beside the list, which stays usable. J and K step through all matching records, across pages. */
export const RowDrawer = <Row extends ListRow>({ list, drawer, id }: RowDrawerProps<Row>) => {
  const { t, language } = useTranslation('list');
  const navigate = useNavigate();
  const listed = useFound(list.page?.meta);
  const found = list.state.as === null ? listed : formatNumber(language, list.shown.length);
  const { position, previous, next } = useDrawerSteps(list, drawer, id);
  const openNext = useLatest(next);
  const panel = useRef<HTMLElement>(null);
  useFocusWhenOpened(panel, id);
  const { Content, pageOf } = drawer;

  const row = list.rows.find((one) => idOf(one) === id);
  const page = pageOf?.(id, row);
  const close = () => list.change({ open: null });
  const leave = useLeaving(list.updating, next ?? close);
  const openPage = page && (() => void navigate(page));
  useDrawerKeys({ next, previous, close, openPage }, panel);

  return (
    <aside ref={panel} className={classes['drawer']} aria-label={t('details')} tabIndex={-1}>
      <div className={classes['head']}>
        {position !== undefined && (
          <span className={classes['position']} role="status">
            {t('position', { position: formatNumber(language, position), total: found })}
          </span>
        )}
        <IconButton label={t('previous_record')} aria-keyshortcuts="K" disabled={!previous} onClick={previous}>
          <Icon of={IconChevronUp} size="l" />
        </IconButton>
        <IconButton label={t('next_record')} aria-keyshortcuts="J" disabled={!next} onClick={next}>
          <Icon of={IconChevronDown} size="l" />
        </IconButton>
        <span className={classes['keys']} aria-hidden="true">
          <KeyCap>J</KeyCap>
          <KeyCap>K</KeyCap>
        </span>
        <span className={classes['space']} />
        {openPage && (
          <IconButton label={t('open_page')} onClick={openPage}>
            <Icon of={IconArrowsDiagonal} size="l" flip />
          </IconButton>
        )}
        <IconButton label={t('close_drawer')} onClick={close}>
          <Icon of={IconX} size="l" />
        </IconButton>
      </div>
      <div key={id} className={classes['body']}>
        <Content id={id} row={row} next={openNext} leave={leave} />
      </div>
    </aside>
  );
};

/** Steps from where the list stands by then: a decision is sent before the list has loaded, or changes which records it has. */
const useLatest = (step: (() => void) | undefined): (() => void) => {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  return useCallback(() => latest.current?.(), []);
};

/** Goes on as soon as the list has loaded without the record. */
const useLeaving = (updating: boolean, goOn: () => void): (() => void) => {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving || updating) return;
    setLeaving(false);
    goOn();
    // What it leads to is as it stands when the list has loaded.
  }, [leaving, updating]);
  return useCallback(() => setLeaving(true), []);
};

const rowOf = (id: string | null): HTMLElement | null =>
  id === null ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

/**
 * Moves the focus into a record that somebody opens, and back to its row when it closes. A page that loads with an open
 * record keeps the focus where it is. The row stays in sight behind the drawer.
 */
const useFocusWhenOpened = (panel: { current: HTMLElement | null }, id: string): void => {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = id;
    rowOf(id)?.closest('tr')?.scrollIntoView({ block: 'nearest' });
    const isInList = document.activeElement?.closest('[data-list-page]') !== null;
    if (before === null && isInList && document.activeElement !== document.body) panel.current?.focus();
  }, [panel, id]);
  useEffect(
    () => () => {
      // The focus that was in the drawer is lost when the drawer disappears.
      if (document.activeElement === document.body) rowOf(shown.current)?.focus({ preventScroll: true });
      shown.current = null;
    },
    [],
  );
};
