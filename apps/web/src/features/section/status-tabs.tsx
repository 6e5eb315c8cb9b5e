import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { formatNumber } from '../../lib/plural-text.ts';
import type { CountGroup, Counts } from '../status/count-groups.ts';
import { StatusIcon, type Status } from '../status/status-icon.tsx';
import classes from './status-tabs.module.css';

/** On a phone the chosen tab may lie beyond the edge. */
const showWhole = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

type StatusTabsProps = { label: string; group: CountGroup; counts: Counts | undefined; chosen: Status | undefined };

/** Tabs that are links: the address is the only truth, so Back and a shared link just work. */
export const StatusTabs = ({ label, group, counts, chosen }: StatusTabsProps) => {
  const { t, language } = useTranslation('sections');
  const { t: word } = useTranslation('status');
  // Without an answer the place stays, empty: the tabs do not move when it comes.
  const count = (value: number | undefined) => (
    <span className={classes['count']}>{value !== undefined && formatNumber(language, value)}</span>
  );
  return (
    <nav className={classes['tabs']} aria-label={label}>
      <Link to={group.path} search={{}} className={classes['tab'] ?? ''} data-on={chosen === undefined || undefined}>
        {t('all')}
        {count(counts?.total)}
      </Link>
      {group.parts.map((part) => (
        <Link
          key={part.status}
          to={part.path}
          search={part.search}
          className={classes['tab'] ?? ''}
          data-on={chosen === part.status || undefined}
          ref={chosen === part.status ? showWhole : null}
        >
          <StatusIcon status={part.status} />
          {word(part.word)}
          {count(counts?.of(part.status))}
        </Link>
      ))}
    </nav>
  );
};
