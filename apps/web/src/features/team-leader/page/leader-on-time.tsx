import type { LedEvent } from '@proline/contract/team-leader/leader-events';
import type { Leader } from '@proline/contract/team-leader/team-leader';
import { punctualityByEvent, type EventPunctuality } from '@proline/domain/figures/led-punctuality';
import { DEFAULT_RELIABILITY } from '@proline/domain/figures/reliability-settings';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { dayRange, shortDate } from '../../../lib/dates/dates.ts';
import { organisationQuery } from '../../../lib/preferences/organisation.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, formatPercent } from '../../../lib/texts/plural-text.ts';
import { DotChart } from '../../../ui/figure/dot-chart.tsx';
import { FoldedPart } from '../../../ui/figure/folded-part.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { EventLink } from '../../event/event-link.parts.tsx';
import { ledEventsQuery } from '../team-leader.api.ts';
import classes from './leader-page.module.css';

/** So many fit beside each other, on a phone every other one has its day below it. */
const SHOWN = 12;

/** How punctual the teams of a leader were at the last events, as a picture and as a table. */
export const LeaderOnTime = ({ leader }: { readonly leader: Leader }) => {
  const { t, language } = useTranslation('team-leader');
  const { data } = useInfiniteQuery(ledEventsQuery(leader.id));
  const { grace_minutes: grace } = useQuery(organisationQuery).data?.reliability ?? DEFAULT_RELIABILITY;
  const leads = data?.pages.flatMap((page) => page.data) ?? [];
  const last = punctualityByEvent(leads.map(({ event, result }) => ({ event_id: event.id, result }))).slice(0, SHOWN);
  if (last.length === 0 || leader.on_time === null) return null;
  const events = new Map(leads.map(({ event }) => [event.id, event]));
  const points = last.toReversed().flatMap((one) => {
    const event = events.get(one.event_id);
    const label = event && shortDate(language, new Date(event.starts_at), event.time_zone);
    return label === undefined ? [] : [{ key: one.event_id, share: one.on_time / one.arrivals, label }];
  });
  const own = t('mean_of', {
    share: formatPercent(language, leader.on_time),
    arrivals: formatNumber(language, leader.arrivals),
  });
  const peers = data?.pages[0]?.meta.peers;
  const median = peers?.median ?? null;
  // whoever is the only one is compared with all of their own events
  const line =
    peers && median !== null && peers.leaders > 1
      ? { share: median, label: t('median_of', { share: formatPercent(language, median), count: peers.leaders }) }
      : { share: leader.on_time, label: own };
  return (
    <div className={classes['wide']}>
      <Card
        title={t('on_time_last', { count: last.length })}
        end={<span className={classes['sample']}>{t('at_most_late', { count: grace })}</span>}
      >
        <DotChart
          label={`${t('on_time_last', { count: last.length })}. ${own}. ${line.label}`}
          points={points}
          mean={line}
        />
        <FoldedPart label={t('as_table')}>
          <OnTimeTable last={last} events={events} />
        </FoldedPart>
      </Card>
    </div>
  );
};

type OnTimeTableProps = {
  readonly last: readonly EventPunctuality[];
  readonly events: ReadonlyMap<string, LedEvent['event']>;
};

const OnTimeTable = ({ last, events }: OnTimeTableProps) => {
  const { t, language } = useTranslation('team-leader');
  const rows = last.flatMap((one) => {
    const event = events.get(one.event_id);
    return event ? [{ ...one, event }] : [];
  });
  return (
    <RecordTable
      label={t('on_time')}
      rows={rows}
      keyOf={({ event_id }) => event_id}
      columns={[
        { key: 'event', title: t('event'), cell: ({ event }) => <EventLink event={event} /> },
        {
          key: 'when',
          title: t('when'),
          cell: ({ event }) => dayRange(language, new Date(event.starts_at), new Date(event.ends_at), event.time_zone),
        },
        {
          key: 'on_time',
          title: t('on_time'),
          end: true,
          cell: ({ on_time, arrivals }) => formatPercent(language, on_time / arrivals),
        },
        {
          key: 'arrivals',
          title: t('arrivals'),
          end: true,
          cell: ({ on_time, arrivals }) =>
            t('part_of', { part: formatNumber(language, on_time), sample: formatNumber(language, arrivals) }),
        },
      ]}
    />
  );
};
