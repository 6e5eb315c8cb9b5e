import type { ApplicationQueue, QueueGroup, QueueRow } from '@proline/contract/event-application/event-application';
import { QUEUE_STATUSES, type QueueSort, type QueueStatus } from '@proline/domain/event-application/application-queue';
import { mayDo } from '@proline/domain/account/permission';
import { titleIn } from '@proline/domain/text/name-in';
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconInbox } from '@tabler/icons-react';
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
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
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
import { QueueTools } from './queue-tools.tsx';
import { useLastLook } from './use-last-look.ts';
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
  const {
    status = 'pending',
    sort = 'match',
    event,
    role,
    soon,
    open,
  } = useSearch({ from: '/shell/event-applications' });
  const narrow = useMedia(BREAKPOINTS.narrow);
  const since = useLastLook();
  const query = useInfiniteQuery(queueQuery({ status, sort, event, role, soon, since }));
  const pages = query.data?.pages ?? [];
  const counts = pages[0]?.meta.counts;
  const linkOf = (one: QueueStatus) =>
    ({ to: '/event-applications', search: { ...(one !== 'pending' && { status: one }), event, role, soon } }) as const;
  // on a phone the list comes first; beside it there is always somebody
  const alone = narrow && open !== undefined;
  return (
    <div className={classes['screen']}>
      {!alone && (
        <>
          <PageHeader
            title={title}
            actions={<Actions waiting={counts?.pending ?? 0} event={event} status={status} />}
          />
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
        </>
      )}
      {query.isPending && <Skeleton height={320} />}
      {query.isError && !query.data && (
        <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void query.refetch()} />
      )}
      {query.data && (
        <Queue
          pages={pages}
          open={open}
          alone={alone}
          narrow={narrow}
          narrowed={{ event, role, soon }}
          fresh={status === 'pending' ? (pages[0]?.meta.fresh ?? 0) : 0}
          since={since}
          sort={status === 'pending' || status === 'waitlisted' ? sort : undefined}
          more={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
        />
      )}
    </div>
  );
};

type Pages = readonly ApplicationQueue[];

type ActionsProps = { readonly waiting: number; readonly event: string | undefined; readonly status: QueueStatus };

const Actions = ({ waiting, event, status }: ActionsProps) => {
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
      {mayDecide && status === 'pending' && waiting > 0 && <AcceptBestButton event={event} />}
    </>
  );
};

type QueueProps = {
  readonly pages: Pages;
  readonly open: string | undefined;
  readonly narrow: boolean;
  /** The person has the screen for themselves. */
  readonly alone: boolean;
  /** to one event, to one role, to events of the coming days */
  readonly narrowed: {
    readonly event: string | undefined;
    readonly role: string | undefined;
    readonly soon: 'yes' | undefined;
  };
  /** so many came since the last look, on all pages */
  readonly fresh: number;
  readonly since: number;
  /** undefined: what is decided has one order */
  readonly sort: QueueSort | undefined;
  readonly more: (() => void) | undefined;
};

const Queue = ({ pages, open, narrow, alone, narrowed, fresh, since, sort, more }: QueueProps) => {
  const { t } = useTranslation('event-application');
  const navigate = useNavigate();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const [folded, setFolded] = useState<readonly string[]>([]);
  // somebody whose match has changed between two pages is on both
  const all = [...new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row])).values()];
  const rows = all.filter(({ id, event_id }) => id === open || !folded.includes(event_id));
  const groups = [...new Map(pages.flatMap(({ meta }) => meta.groups).map((group) => [group.id, group])).values()];
  const shown = open ?? (narrow ? undefined : rows[0]?.id);
  const place = rows.findIndex(({ id }) => id === shown);
  const show = (id: string | undefined) =>
    void navigate({ to: '.', search: (search) => ({ ...search, open: id }), replace: true });
  const sortBy = (by: QueueSort) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, sort: by === 'match' ? undefined : by, open: undefined }),
      replace: true,
    });
  const step = (by: 1 | -1) => {
    const next = rows[place + by];
    if (next) show(next.id);
    else if (by === 1) more?.();
  };
  useLetterKeys({ KeyJ: () => step(1), KeyK: () => step(-1) }, true);
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined);
  if (all.length === 0 && open === undefined)
    return (
      <EmptyState
        as="h2"
        tone="grey"
        icon={<Icon of={IconInbox} size="xxl" />}
        title={t('empty')}
        text={t(isNarrowed ? 'empty_narrowed' : 'empty_text')}
      >
        {isNarrowed && (
          <ButtonLink to="." search={(search) => ({ ...search, event: undefined, role: undefined, soon: undefined })}>
            {t('show_all')}
          </ButtonLink>
        )}
      </EmptyState>
    );
  const after = rows[place + 1] ?? rows[place - 1];
  const toggle = (id: string) => setMarked((ids) => toggled(ids, id).slice(-MOST_COMPARED));
  const beside = marked.length > 1 ? marked : sameEvent(rows, place);
  return (
    <div className={classes['queue']}>
      {alone && (
        <PhoneBar
          place={place === -1 ? null : { at: place + 1, of: pages[0]?.meta.total ?? rows.length }}
          event={groups.find(({ id }) => id === rows[place]?.event_id)}
          onBack={() => show(undefined)}
          previous={rows[place - 1] && (() => step(-1))}
          next={rows[place + 1] && (() => step(1))}
        />
      )}
      {(!narrow || shown === undefined) && (
        <QueueList
          rows={all}
          groups={groups}
          folded={folded}
          onFold={(id) => setFolded(toggled(folded, id))}
          tools={
            <QueueTools
              sort={sort}
              onSort={sortBy}
              soon={narrowed.soon !== undefined}
              only={narrowed.event === undefined ? undefined : groups[0]}
              roles={pages[0]?.meta.roles ?? []}
              role={narrowed.role}
              onRole={(role) =>
                void navigate({ to: '.', search: (search) => ({ ...search, role, open: undefined }), replace: true })
              }
              fresh={fresh}
            />
          }
          shown={shown}
          marked={marked}
          onMark={toggle}
          onShow={show}
          more={more}
          since={since}
        />
      )}
      {shown !== undefined && (
        <ApplicantPanel
          key={shown}
          id={shown}
          next={place === -1 ? [] : rows.slice(place + 1, place + 3)}
          alone={alone}
          onShow={show}
          onDecided={() => show(after?.id)}
          compare={beside.length > 1 ? () => setComparing(true) : undefined}
        />
      )}
      {comparing && <CompareDialog ids={beside} onClose={() => setComparing(false)} />}
    </div>
  );
};

const MOST_COMPARED = 3;

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** Whoever is shown, and who comes next for the same event. */
const sameEvent = (rows: readonly QueueRow[], place: number): readonly string[] =>
  rows
    .slice(Math.max(0, place))
    .filter(({ event_id }) => event_id === rows[Math.max(0, place)]?.event_id)
    .slice(0, MOST_COMPARED)
    .map(({ id }) => id);

type PhoneBarProps = {
  readonly place: { readonly at: number; readonly of: number } | null;
  readonly event: QueueGroup | undefined;
  readonly onBack: () => void;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
};

/** The head of a person who has the screen alone: where in the queue, and the ways back and on. */
const PhoneBar = ({ place, event, onBack, previous, next }: PhoneBarProps) => {
  const { t, language } = useTranslation('event-application');
  const { t: shell } = useTranslation('shell');
  return (
    <div className={classes['phoneBar']}>
      <IconButton label={t('back')} onClick={onBack}>
        <Icon of={IconArrowLeft} flip />
      </IconButton>
      <div className={classes['phoneWords']}>
        <h1 className={classes['phoneTitle']} tabIndex={-1}>
          {shell('event_applications')}
        </h1>
        <p className={`clip ${classes['quiet']}`}>
          {place && t('place_of', { at: formatNumber(language, place.at), all: formatNumber(language, place.of) })}
          {event && (
            <>
              {' · '}
              <span dir="auto" lang="">
                {titleIn(language, event)}
              </span>
            </>
          )}
        </p>
      </div>
      <IconButton label={t('previous')} disabled={!previous} onClick={() => previous?.()}>
        <Icon of={IconChevronLeft} flip />
      </IconButton>
      <IconButton label={t('next')} disabled={!next} onClick={() => next?.()}>
        <Icon of={IconChevronRight} flip />
      </IconButton>
    </div>
  );
};
