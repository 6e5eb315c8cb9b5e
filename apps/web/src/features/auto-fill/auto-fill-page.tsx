import type { EventFill } from '@proline/contract/auto-fill/auto-fill';
import { IconCalendarOff, IconWand } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { recordId } from '../../lib/screen/search-readers.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx';
import { EmptyScreen } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { useEventTitle } from '../event/event-title.parts.ts';
import { WeightsButton } from '../hiring/candidates/weights-button.parts.tsx';
import { fillQuery } from './auto-fill.api.ts';
import { FillPlan } from './fill-plan.tsx';
import { FillStart } from './fill-start.tsx';
import { FillWork } from './fill-work.tsx';
import { isSolved } from './fill-words.ts';
import classes from './auto-fill.module.css';

const NOT_FOUND = 404;

/** All open places of an event at once. Its type is written down because its links need the types of all routes. */
export const AutoFillPage = (): ReactNode => {
  const { eventId } = useParams({ from: '/shell/hiringUshers/$eventId/auto-fill' });
  if (recordId(eventId) === undefined) return <Navigate to="/hiringUshers" replace />;
  return <KnownFill id={eventId} />;
};

const KnownFill = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('auto-fill');
  const { data, error, refetch } = useQuery(fillQuery(id));
  if (error instanceof ApiError && error.status === NOT_FOUND)
    return (
      <EmptyScreen tone="grey" icon={IconCalendarOff} title={t('missing')} text={t('missing_text')}>
        <ButtonLink to="/hiringUshers">{t('to_hiring')}</ButtonLink>
      </EmptyScreen>
    );
  if (data) return <Shown fill={data} />;
  if (error) return <RetryNote text={t('failed_load')} retryLabel={t('retry')} retry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('loading')} className={classes['screen']}>
      <Skeleton width={240} height={16} />
      <Skeleton width={200} height={28} />
      <Skeleton height={96} card />
      <Skeleton height={480} card />
    </div>
  );
};

const Shown = ({ fill }: { readonly fill: EventFill }) => {
  const { t } = useTranslation('auto-fill');
  const { t: shell } = useTranslation('shell');
  const title = useEventTitle(fill.event);
  const [again, setAgain] = useState(false);
  const { run, event } = fill;
  const solved = run !== null && isSolved(run) ? run : null;
  const heading = solved?.state === 'proposed' ? t('proposed') : t('title');
  usePageTitle(`${title} · ${heading}`);
  return (
    <div className={classes['screen']}>
      <header className={classes['top']}>
        <Breadcrumb
          label={t('breadcrumb')}
          above={[
            { key: 'hiring', label: shell('hiring_ushers'), link: { to: '/hiringUshers' } },
            {
              key: 'event',
              label: <bdi>{title}</bdi>,
              link: { to: '/hiringUshers/$eventId', params: { eventId: event.id } },
            },
          ]}
          here={t('title')}
        />
        <PageHeader
          title={heading}
          actions={
            <>
              <WeightsButton used={solved?.rows[0]?.contributions} />
              {solved && fill.open + fill.reserves_open > 0 && !again && (
                <Button tone="secondary" onClick={() => setAgain(true)}>
                  <Icon of={IconWand} />
                  {t('run_again')}
                </Button>
              )}
            </>
          }
        />
      </header>
      {run?.state === 'solving' && <FillWork run={run} open={fill.open} />}
      {(run === null || run.state === 'canceled' || run.state === 'failed' || again) && run?.state !== 'solving' && (
        <FillStart fill={fill} again={again} onStarted={() => setAgain(false)} />
      )}
      {solved && <FillPlan key={solved.id} {...fill} run={solved} />}
    </div>
  );
};
