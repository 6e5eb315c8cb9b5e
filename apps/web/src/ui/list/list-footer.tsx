import { PER_PAGE_CHOICES } from '@proline/contract/frame/list';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { ListRow } from '../../lib/list/list-rows.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../picture/icon.tsx';
import { useFound } from './found-count.ts';
import type { ListControl } from './use-list.ts';
import classes from './list-footer.module.css';

type ListFooterProps<Row extends ListRow> = { readonly list: ListControl<Row> };

export const ListFooter = <Row extends ListRow>({ list }: ListFooterProps<Row>) => {
  const { t, language } = useTranslation('list');
  const { page, state, change } = list;
  const found = useFound(page?.meta);
  const first = (state.page - 1) * state.per_page;
  const figure = (value: number) => formatNumber(language, value);
  const shown = page?.data.length ?? 0;
  return (
    <div className={classes['footer']}>
      <span className={classes['showing']} role="status">
        {page && shown === 0 && t('showing_none')}
        {page && shown > 0 && t('showing', { from: figure(first + 1), to: figure(first + shown), total: found })}
      </span>
      <label className={classes['perPage']}>
        {t('per_page')}
        <select
          value={state.per_page}
          onChange={(event) => {
            const chosen = PER_PAGE_CHOICES.find((choice) => String(choice) === event.currentTarget.value);
            if (chosen) change({ per_page: chosen });
          }}
        >
          {PER_PAGE_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {figure(choice)}
            </option>
          ))}
        </select>
        <Icon of={IconChevronDown} size="s" />
      </label>
      <nav className={classes['pages']} aria-label={t('pages')}>
        <IconButton
          label={t('previous_page')}
          disabled={state.page <= 1}
          onClick={() => change({ page: state.page - 1, open: null })}
        >
          <Icon of={IconChevronLeft} flip />
        </IconButton>
        <PageField list={list} />
        <IconButton
          label={t('next_page')}
          disabled={!page || page.meta.next === null}
          onClick={() => change({ page: state.page + 1, open: null })}
        >
          <Icon of={IconChevronRight} flip />
        </IconButton>
      </nav>
    </div>
  );
};

/** The page number can be typed, so that page 4,000 is as close as page 2. */
const PageField = <Row extends ListRow>({ list }: ListFooterProps<Row>) => {
  const { t, language } = useTranslation('list');
  const { page, state, change } = list;
  const [typed, setTyped] = useState<string | null>(null);
  const last = page?.meta.last_page ?? state.page;
  const jump = () => {
    // If the server did not count to the end, there may be pages beyond the last known one.
    const wanted = Math.max(1, page?.meta.total_exact === false ? Number(typed) : Math.min(Number(typed), last));
    setTyped(null);
    if (typed !== null && typed !== '' && wanted !== state.page) change({ page: wanted, open: null });
  };
  return (
    <span className={classes['page']}>
      <input
        inputMode="numeric"
        aria-label={t('page')}
        // The box is as wide as its digits.
        style={{ inlineSize: `${Math.max(1, String(typed ?? state.page).length)}ch` }}
        value={typed ?? String(state.page)}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 7))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={jump}
        onKeyDown={(event) => {
          if (event.key === 'Enter') jump();
        }}
      />
      <span>
        {t('page_of', {
          last: page?.meta.total_exact === false ? t('more_than', { count: last }) : formatNumber(language, last),
        })}
      </span>
    </span>
  );
};
