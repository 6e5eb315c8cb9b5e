import type { DashboardSummary } from '@proline/contract/dashboard/dashboard';
import { IconArrowsExchange, IconCalendarEvent, IconUsers, IconUserStar } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Card } from '../../ui/page/card.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { countsOf, type CountGroup, type CountGroupName, type CountPart } from '../status/count-groups.parts.ts';
import { MixBar } from '../status/mix-bar.parts.tsx';
import { StatusIcon } from '../status/status-icon.parts.tsx';
import classes from './count-card.module.css';

const ICONS = {
  events: IconCalendarEvent,
  ushers: IconUsers,
  transfers: IconArrowsExchange,
  team_leaders: IconUserStar,
};

type CountCardProps = {
  name: CountGroupName;
  group: CountGroup;
  summary: DashboardSummary | undefined;
  loading: boolean;
};

const linkTo = ({ path, search }: CountPart): LinkProps => ({ to: path, search });

/**
 * Every number links to the list that it counts. Without an answer the numbers stay empty, because 0 would be false.
 */
export const CountCard = ({ name, group, summary, loading }: CountCardProps) => {
  const { t } = useTranslation('dashboard');
  const { t: word } = useTranslation('status');
  const counts = summary && countsOf(summary, name);
  return (
    <Card
      title={t(name)}
      icon={<Icon of={ICONS[name]} size="l" />}
      busy={loading}
      tight
      end={
        <TextLink to={group.path} label={t('view_all_of', { group: t(name) })}>
          {t('view_all')}
        </TextLink>
      }
    >
      <ul className={classes['cells']} data-parts={group.parts.length}>
        <li>
          <Link to={group.path} className={classes['cell'] ?? ''} data-total>
            <Figure value={counts?.total} loading={loading} />
            <span className={classes['label']}>{word('total')}</span>
          </Link>
        </li>
        {group.parts.map((part) => (
          <li key={part.status}>
            <Link {...linkTo(part)} className={classes['cell'] ?? ''}>
              <Figure value={counts?.of(part.status)} loading={loading} />
              <span className={classes['label']}>
                <StatusIcon status={part.status} />
                {word(part.word)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes['mix']}>
        <MixBar parts={group.parts.map(({ status }) => ({ status, count: counts?.of(status) ?? 0 }))} />
      </div>
    </Card>
  );
};

const Figure = ({ value, loading }: { value: number | undefined; loading: boolean }) => {
  const { language } = useTranslation('dashboard');
  return (
    <b className={classes['figure']} data-figure>
      {loading && <Skeleton width={40} height={20} />}
      {value !== undefined && formatNumber(language, value)}
    </b>
  );
};
