import { mayDo } from '@proline/domain/account/permission';
import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hijriDate, longDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useNow } from '../../lib/dates/now.ts';
import { organisationQuery } from '../../lib/preferences/organisation.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { COUNT_GROUPS, type CountGroupName } from '../status/count-groups.parts.ts';
import { CountCard } from './count-card.tsx';
import { needsQuery, summaryQuery } from './dashboard.api.ts';
import classes from './dashboard.module.css';
import { NeedsCard } from './needs-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { UpdatedAgo } from './updated-ago.tsx';

const GROUPS: readonly CountGroupName[] = ['events', 'ushers', 'transfers', 'team_leaders'];

export const DashboardPage = () => {
  const { t, language } = useTranslation('dashboard');
  const user = useUser();
  const client = useQueryClient();
  const summary = useQuery(summaryQuery);
  const { data: organisation } = useQuery(organisationQuery);
  const now = useNow();
  usePageTitle(t('title'));
  useEffect(() => {
    if (summary.error) console.error('The dashboard did not load', summary.error);
  }, [summary.error]);

  const refresh = () =>
    Promise.all(
      [summaryQuery.queryKey, needsQuery.queryKey, ['trend']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );

  return (
    <>
      <PageHeader
        title={t('title')}
        facts={
          <span className={classes['dates']}>
            <span>
              <span>{longDate(language, now)}</span>
              {organisation?.region.second_calendar !== 'none' && <span>{hijriDate(language, now)}</span>}
            </span>
          </span>
        }
        actions={
          <>
            <UpdatedAgo at={summary.dataUpdatedAt} now={now} />
            <span className={classes['refresh']}>
              <IconButton bordered label={t('refresh')} onClick={() => void refresh()}>
                <Icon of={IconRefresh} />
              </IconButton>
            </span>
            {user === null && <Skeleton width={120} height={36} />}
            {user && mayDo(user.permission_set, 'events.write') && (
              <ButtonLink to="/events/new">
                <Icon of={IconPlus} />
                {t('new_event')}
              </ButtonLink>
            )}
          </>
        }
      />
      {summary.isError && (
        <RetryNote text={t('summary_failed')} retryLabel={t('retry')} retry={() => void summary.refetch()} />
      )}
      <div className={classes['groups']}>
        {GROUPS.map((name) => (
          <CountCard
            key={name}
            name={name}
            group={COUNT_GROUPS[name]}
            summary={summary.data}
            loading={summary.isPending}
          />
        ))}
      </div>
      <div className={classes['lower']}>
        <NeedsCard />
        <TrendCard />
      </div>
    </>
  );
};
