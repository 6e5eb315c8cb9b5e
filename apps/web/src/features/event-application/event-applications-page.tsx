import {
  QUEUE_STATUSES,
  type ApplicationQueue,
  type QueueStatus,
} from '@proline/contract/event-application/event-application';
import { mayDo } from '@proline/domain/account/permission';
import { IconInbox } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { BREAKPOINTS } from '../../lib/screen/breakpoints.ts';
import { useMedia } from '../../lib/screen/use-media.ts';
import { useLetterKeys } from '../../lib/screen/use-letter-keys.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { KeyCap } from '../../ui/picture/key-cap.tsx';
import { AcceptBestButton } from './accept-best-button.tsx';
import { ApplicantPanel } from './applicant-panel.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { queueQuery } from './event-application.api.ts';
import { QueueList } from './queue-list.tsx';
import classes from './event-application.module.css';

/**
 * Applications as a queue, decided one by one. Its type is written down because its links need the types of all routes,
 * and this route is one of them.
 */
export const EventApplicationsPage = (): ReactNode => {
  const { t } = useTranslation('event-application');
  const { t: shell, language } = useTranslation('shell');
  const title = shell('event_applications');
  usePageTitle(title);
  const { status = 'pending', event, open } = useSearch({ from: '/shell/event-applications' });
  const narrow = useMedia(BREAKPOINTS.narrow);
  const query = useInfiniteQuery(queueQuery({ status, event }));
  const pages = query.data?.pages ?? [];
  const counts = pages[0]?.meta.counts;
  const linkOf = (one: QueueStatus) =>
    ({ to: '/event-applications', search: { ...(one !== 'pending' && { status: one }), event } }) as const;
  return (
    <div className={classes['screen']}>
      <PageHeader title={title} actions={<Actions pages={pages} status={status} />} />
      <Tabs
        label={title}
        chosen={status}
        tabs={QUEUE_STATUSES.map((one) => ({
          key: one,
          label: t(`tab_${one}`),
          count: counts && formatNumber(language, counts[one]),
          link: linkOf(one),
        }))}
      />
      {query.isPending && <Skeleton height={320} />}
      {query.isError && !query.data && (
        <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void query.refetch()} />
      )}
      {query.data && (
        <Queue
          pages={pages}
          open={open}
          narrow={narrow}
          more={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        />
      )}
    </div>
  );
};

type Pages = readonly ApplicationQueue[];

const Actions = ({ pages, status }: { readonly pages: Pages; readonly status: QueueStatus }) => {
  const { t } = useTranslation('event-application');
  const user = useUser();
  const mayDecide = user !== null && mayDo(user.permission_set, 'applications.write');
  return (
    <>
      <span className={classes['hint']} aria-hidden="true">
        <KeyCap silent>J</KeyCap>
        <KeyCap silent>K</KeyCap>
        {t('move')}
      </span>
      {mayDecide && status === 'pending' && <AcceptBestButton groups={pages.flatMap(({ meta }) => meta.groups)} />}
    </>
  );
};

type QueueProps = {
  readonly pages: Pages;
  readonly open: string | undefined;
  readonly narrow: boolean;
  readonly more: (() => void) | undefined;
};

const Queue = ({ pages, open, narrow, more }: QueueProps) => {
  const { t } = useTranslation('event-application');
  const navigate = useNavigate();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const rows = pages.flatMap(({ data }) => data);
  const groups = [...new Map(pages.flatMap(({ meta }) => meta.groups).map((group) => [group.id, group])).values()];
  // on a phone the list comes first; beside it there is always somebody
  const shown = open ?? (narrow ? undefined : rows[0]?.id);
  const place = rows.findIndex(({ id }) => id === shown);
  const show = (id: string | undefined) =>
    void navigate({ to: '.', search: (search) => ({ ...search, open: id }), replace: true });
  const step = (by: 1 | -1) => {
    const next = rows[place + by];
    if (next) show(next.id);
    else if (by === 1) more?.();
  };
  useLetterKeys({ KeyJ: () => step(1), KeyK: () => step(-1) }, true);
  if (rows.length === 0 && open === undefined)
    return (
      <EmptyState
        as="h2"
        tone="grey"
        icon={<Icon of={IconInbox} size="xxl" />}
        title={t('empty')}
        text={t('empty_text')}
      />
    );
  const after = rows[place + 1] ?? rows[place - 1];
  const toggle = (id: string) =>
    setMarked((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-3)));
  return (
    <div className={classes['queue']}>
      {(!narrow || shown === undefined) && (
        <QueueList
          rows={rows}
          groups={groups}
          shown={shown}
          marked={marked}
          onMark={toggle}
          onShow={show}
          more={more}
        />
      )}
      {shown !== undefined && (
        <ApplicantPanel
          key={shown}
          id={shown}
          next={place === -1 ? undefined : rows[place + 1]?.id}
          place={place === -1 ? null : { at: place + 1, of: pages[0]?.meta.total ?? rows.length }}
          onBack={narrow ? () => show(undefined) : undefined}
          onDecided={() => show(after?.id)}
          compare={marked.length > 1 ? () => setComparing(true) : undefined}
        />
      )}
      {comparing && <CompareDialog ids={marked} onClose={() => setComparing(false)} />}
    </div>
  );
};
