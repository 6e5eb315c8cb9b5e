import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Icon } from '../picture/icon.tsx';
import classes from './pager.module.css';

type PagerProps = {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly linkTo: (page: number) => LinkProps;
};

/**
 * The current range and total, with links to the previous and next page. Renders nothing if everything fits on one
 * page.
 */
export const Pager = ({ page, perPage, total, linkTo }: PagerProps) => {
  const { t, language } = useTranslation('list');
  if (total <= perPage && page === 1) return null;
  const figure = (value: number) => formatNumber(language, value);
  const first = (page - 1) * perPage + 1;
  const last = Math.min(total, page * perPage);
  return (
    <nav className={classes['pager']} aria-label={t('pages')}>
      <span role="status">
        {first > last
          ? t('showing_none')
          : t('showing', { from: figure(first), to: figure(last), total: figure(total) })}
      </span>
      <Step label={t('previous_page')} link={page > 1 ? linkTo(page - 1) : null}>
        <Icon of={IconChevronLeft} flip />
      </Step>
      <Step label={t('next_page')} link={last < total ? linkTo(page + 1) : null}>
        <Icon of={IconChevronRight} flip />
      </Step>
    </nav>
  );
};

const Step = ({ label, link, children }: { label: string; link: LinkProps | null; children: ReactNode }) =>
  link === null ? (
    <span className={classes['step']} data-off aria-hidden="true">
      {children}
    </span>
  ) : (
    <Link {...link} className={classes['step'] ?? ''} aria-label={label}>
      {children}
    </Link>
  );
