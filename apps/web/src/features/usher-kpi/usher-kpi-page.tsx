import { usherKpiList } from '@proline/contract/usher-kpi/usher-kpi';
import type { CountedAs } from '@proline/contract/usher-kpi/usher-kpi.words';
import { NEW_BELOW_SHIFTS } from '@proline/domain/figures/reliability';
import { bandOf } from '@proline/domain/figures/reliability-settings';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { IconChartDots, IconColumns, IconStarFilled } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { showError } from '../../lib/screen/toast.ts';
import { Sparkline } from '../../ui/figure/sparkline.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { BulkAction, ListView, RowIn } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { lookUpEvents } from '../event/event-filter.parts.ts';
import { useMessageBulk } from '../message/message-bulk.parts.tsx';
import { usherCode } from '../person/code-names.parts.ts';
import { PersonName } from '../person/person-name.parts.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { lookUpTypes } from '../type/type-filter.parts.ts';
import { useUsherBulk } from '../usher-bulk/usher-bulk.parts.tsx';
import { useWaitlistBulk } from '../waitlist/waitlist-bulk.parts.tsx';
import { CompareDialog } from './kpi-compare-dialog.tsx';
import { KpiAbove } from './kpi-above.tsx';
import { COMPARED, NOT_COMPARED } from './kpi-comparison.ts';
import { shiftsLink, workIn } from './kpi-links.ts';
import { ratesOf } from './kpi-rates.ts';
import { PeriodTabs } from './period-tabs.tsx';
import { useKpiWords } from './use-kpi-words.ts';
import { useReliability } from './use-reliability.ts';
import classes from './usher-kpi.module.css';

type Row = RowIn<typeof usherKpiList>;
type RateName = keyof ReturnType<typeof ratesOf>;

/** What the sample of each rate counts. */
const SAMPLE_OF: Readonly<Record<RateName, readonly CountedAs[]>> = {
  attendance: ['shift'],
  punctuality: ['attended'],
  no_show: ['attended', 'no_show'],
  acceptance: ['offer'],
};

const MOST_COMPARED = 4;
/** What can be done with people whose figures are looked at; the list of ushers has the rest. */
const HERE: readonly string[] = ['tag', 'untag'];

export const UsherKpiPage = () => {
  const { t } = useKpiWords();
  const [compared, setCompared] = useState<readonly Row[] | null>(null);
  const message = useMessageBulk<Row>('kpis');
  const shortlist = useWaitlistBulk<Row>();
  const bulk = useUsherBulk<Row>('ushers', { counted: true });
  const compare: BulkAction<Row> = {
    key: 'compare',
    label: t('compare'),
    icon: <Icon of={IconColumns} />,
    namedOnly: true,
    run: ({ rows }) =>
      rows.length > MOST_COMPARED ? void showError(t('compare_most', { count: MOST_COMPARED })) : setCompared(rows),
  };
  const actions = [
    compare,
    ...shortlist.actions,
    ...message.actions,
    ...bulk.actions.filter(({ key }) => HERE.includes(key)),
  ];
  return (
    <>
      <ListPage view={{ ...useView(), bulk: actions }} />
      <CompareDialog people={compared} close={() => setCompared(null)} />
      {message.dialog}
      {shortlist.dialog}
      {bulk.dialog}
    </>
  );
};

const useView = (): ListView<typeof usherKpiList> => {
  const bands = useReliability();
  const { compare, ...search } = useSearch({ strict: false });
  const { t, language, share, stars, hours, number } = useKpiWords();
  /** To the very shifts of this person that a figure counts. */
  const behind = ({ id }: Row, counted_as: readonly CountedAs[], shown: ReactNode) => (
    <Link
      {...shiftsLink(workIn(search), { usher: id, counted_as: counted_as.join() })}
      className={classes['behind'] ?? ''}
    >
      {shown}
      <span className="visually-hidden">{t('show_shifts')}</span>
    </Link>
  );
  const rated = (row: Row, rate: RateName) => {
    const { value, sample } = ratesOf(row)[rate];
    return value === null ? null : <Figure value={share(value) ?? ''} sample={number(sample)} />;
  };
  const rateCell = (row: Row, rate: RateName) => {
    const shown = rated(row, rate);
    return shown && behind(row, SAMPLE_OF[rate], shown);
  };
  const reliability = (row: Row) =>
    row.reliability === null ? (
      <span className={classes['new']}>{t('new_under', { count: NEW_BELOW_SHIFTS })}</span>
    ) : (
      <span className={classes['score']} data-band={bandOf(row.reliability, bands)}>
        <b>{number(row.reliability)}</b>
        <span className={classes['track']} aria-hidden="true">
          <span style={{ inlineSize: `${row.reliability}%` }} />
        </span>
        <span className={classes['sample']}>{number(row.shifts)}</span>
      </span>
    );
  const rating = (row: Row) =>
    row.rating === null ? null : (
      <span className={classes['rating']}>
        <Icon of={IconStarFilled} size="s" />
        <Figure value={stars(row.rating) ?? ''} sample={number(row.ratings)} />
      </span>
    );
  const percentile = (row: Row) =>
    row.percentile === null ? null : (
      <span className={classes['percentile']} title={t('percentile_text', { percent: number(row.percentile) })}>
        {t('percentile', { percent: number(row.percentile) })}
      </span>
    );
  return {
    list: usherKpiList,
    address: compare === NOT_COMPARED.compare ? NOT_COMPARED : COMPARED,
    topic: 'attendance',
    alsoTopics: ['assignment', 'usher'],
    title: t('title'),
    counted: (count) => t('ushers', { count }),
    Head: PeriodTabs,
    Above: KpiAbove,
    searchHint: t('search_hint'),
    nameOf: (row) => nameIn(language, row),
    columns: {
      name: { cell: (row) => <PersonName {...row} /> },
      code: { align: 'start', width: 84, extra: true, cell: (row) => <bdi dir="ltr">{usherCode(row.code)}</bdi> },
      status: {
        width: 116,
        extra: true,
        cell: (row) => <StatusBadge status={row.status}>{t(`status_${row.status}`)}</StatusBadge>,
      },
      rank: { width: 52, cell: (row) => row.rank !== null && number(row.rank) },
      reliability: { width: 132, first: true, align: 'start', cell: reliability },
      attendance: { width: 94, cell: (row) => rateCell(row, 'attendance') },
      punctuality: { width: 96, cell: (row) => rateCell(row, 'punctuality') },
      no_show: { width: 80, cell: (row) => rateCell(row, 'no_show') },
      rating: {
        width: 84,
        cell: (row) => {
          const shown = rating(row);
          return shown && behind(row, ['rated'], shown);
        },
      },
      acceptance: { width: 98, cell: (row) => rateCell(row, 'acceptance') },
      hours: {
        width: 58,
        cell: (row) => {
          const shown = hours(row.approved_minutes);
          return row.attended === 0 ? shown : behind(row, ['attended'], shown);
        },
      },
      trend: { width: 62, cell: (row) => <Sparkline values={row.trend} /> },
      percentile: { width: 84, cell: percentile },
    },
    filters: {
      city: { wordOf: (value) => cityName(value, language) },
      role: { lookUp: lookUpTypes },
      event: { lookUp: lookUpEvents },
    },
    orders: { shifts: { column: 'rank' } },
    card: (row) => (
      <RowCard
        head={
          <>
            <PersonName {...row} />
            {percentile(row)}
          </>
        }
        facts={reliability(row)}
        foot={
          <>
            <span>
              {t('rate_attendance')} {rated(row, 'attendance') ?? '–'}
            </span>
            <span>
              {t('rate_no_show')} {rated(row, 'no_show') ?? '–'}
            </span>
            {rating(row)}
            <span>
              {t('hours')} {hours(row.approved_minutes)}
            </span>
          </>
        }
      />
    ),
    pageOf: (id) => ({ to: '/ushers/$id/$tab', params: { id, tab: 'kpis' } }),
    empty: { icon: <Icon of={IconChartDots} size="xxl" />, title: t('empty'), text: t('empty_text') },
  };
};

const Figure = ({ value, sample }: { readonly value: string; readonly sample: string }) => (
  <span className={classes['figure']}>
    <bdi>{value}</bdi> <bdi className={classes['sample']}>{sample}</bdi>
  </span>
);
