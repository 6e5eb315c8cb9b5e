import type { LedEvent } from '@proline/contract/team-leader/leader-events';
import type { Leader } from '@proline/contract/team-leader/team-leader';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dayRange, moment } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { EarlierButton } from '../../../ui/timeline/timeline.tsx';
import { EventLink } from '../../event/event-link.parts.tsx';
import { PersonLoaded } from '../../person/page/person-loaded.parts.tsx';
import { StatusBadge } from '../../status/status-badge.parts.tsx';
import { LeaderFigure, useLeaderFigures } from '../leader-figure.tsx';
import { ledEventsQuery } from '../team-leader.api.ts';
import classes from './leader-page.module.css';

/** The events that somebody leads or has led, the latest first, and what became of them. */
export const LeaderEvents = ({ leader }: { readonly leader: Leader }) => {
  const { t, language } = useTranslation('team-leader');
  const { t: status } = useTranslation('status');
  const { onTime } = useLeaderFigures();
  const query = useInfiniteQuery(ledEventsQuery(leader.id));
  const number = (figure: number | undefined) => (figure === undefined ? null : formatNumber(language, figure));
  return (
    <PersonLoaded query={query} failed={t('events_failed')}>
      {({ pages }) => {
        const rows = pages.flatMap(({ data }) => data);
        if (rows.length === 0)
          return (
            <EmptyState
              as="h2"
              tone="grey"
              icon={<Icon of={IconCalendarEvent} size="xxl" />}
              title={t('no_events')}
              text={t('no_events_text')}
            />
          );
        return (
          <Card title={t('tab_events')} tag={formatNumber(language, pages[0]?.meta.total ?? rows.length)}>
            <RecordTable<LedEvent>
              label={t('tab_events')}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { key: 'event', title: t('event'), cell: ({ event }) => <EventLink event={event} /> },
                { key: 'when', title: t('when'), cell: (led) => <When led={led} /> },
                { key: 'team', title: t('team'), end: true, cell: ({ result }) => number(result?.people) },
                {
                  key: 'on_time',
                  title: t('on_time'),
                  end: true,
                  cell: ({ result }) => {
                    const { on_time = 0, attended = 0 } = result ?? {};
                    const of = onTime({ on_time: attended === 0 ? null : on_time / attended, arrivals: attended });
                    return of && <LeaderFigure of={of} />;
                  },
                },
                { key: 'no_shows', title: t('no_shows'), end: true, cell: ({ result }) => number(result?.no_shows) },
                {
                  key: 'status',
                  title: t('status'),
                  cell: ({ event }) => (
                    <StatusBadge status={event.status}>{status(`event_${event.status}`)}</StatusBadge>
                  ),
                },
              ]}
            />
            {query.hasNextPage && (
              <EarlierButton
                label={t('earlier')}
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              />
            )}
          </Card>
        );
      }}
    </PersonLoaded>
  );
};

/** The days, and which part of the event. */
const When = ({ led: { event, scope, zone, shift } }: { readonly led: LedEvent }) => {
  const { t, language } = useTranslation('team-leader');
  const part =
    zone !== null
      ? nameIn(language, zone)
      : shift !== null
        ? moment(language, new Date(shift.starts_at), event.time_zone)
        : t(`scope_${scope}`);
  return (
    <span className={classes['event']}>
      <span>{dayRange(language, new Date(event.starts_at), new Date(event.ends_at), event.time_zone)}</span>
      <bdi className={classes['sample']}>{part}</bdi>
    </span>
  );
};
