import { joinRequestList, type JoinRequestRow } from '@proline/contract/join-request/join-request';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { IconLayoutKanban, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mediumDate, moment } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { CityName } from '../city/city-name.parts.tsx';
import { useMessageBulk } from '../message/message-bulk.parts.tsx';
import { PersonName } from '../person/person-name.parts.tsx';
import { Tags } from '../person/tags.parts.tsx';
import { useUsherBulk } from '../usher-bulk/usher-bulk.parts.tsx';
import { JoinBoard } from './join-board.tsx';
import { Completeness, Flags, Waiting } from './join-request-cells.tsx';
import { JoinRequestDrawer, JoinStatusBadge, requestPageOf } from './join-request-drawer.tsx';
import { preloadRequest } from './join-request.api.ts';
import classes from './join-request.module.css';

/** A part of the screen, which gives it the title and the tabs to its other parts. */
type JoinRequestsProps = { readonly title: string; readonly tabs: ReactNode };

export const JoinRequests = (props: JoinRequestsProps) => {
  const message = useMessageBulk<JoinRequestRow>('requests');
  const bulk = useUsherBulk<JoinRequestRow>('requests');
  const view = useJoinListView(props);
  return (
    <>
      <ListPage view={{ ...view, bulk: [...message.actions, ...bulk.actions] }} />
      {message.dialog}
      {bulk.dialog}
    </>
  );
};

const ADDRESS = {} as const;
const TOPICS = ['team_leader', 'interview'] as const;

const useJoinListView = ({ title, tabs }: JoinRequestsProps): ListView<typeof joinRequestList> => {
  const { t, language } = useTranslation('join-request');
  const hatAndSource = ({ hat, source }: JoinRequestRow) =>
    source === 'app' ? t('hat_by_app', { hat: t(hat) }) : t(hat);
  const score = (row: JoinRequestRow) =>
    row.score === null ? null : <span className={classes['score']}>{formatNumber(language, row.score)}</span>;
  return {
    list: joinRequestList,
    topic: 'usher',
    alsoTopics: TOPICS,
    title,
    within: { address: ADDRESS, name: t('part'), tabs },
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: (row) => nameIn(language, row),
    orders: { waiting: { only: t('longest_first') } },
    columns: {
      name: { cell: (row) => <PersonName {...row} /> },
      hat: { width: 100, cell: (row) => <span className={classes['hat']}>{hatAndSource(row)}</span> },
      status: { width: 120, cell: (row) => <JoinStatusBadge status={row.status} /> },
      age: {
        width: 60,
        first: true,
        cell: (row) => (row.age === null ? null : formatNumber(language, row.age)),
      },
      waiting: { width: 84, align: 'start', first: true, cell: (row) => <Waiting request={row} /> },
      complete: { width: 116, align: 'start', first: true, cell: (row) => <Completeness request={row} /> },
      flag: { width: 116, cell: (row) => <Flags request={row} /> },
      interview: {
        width: 196,
        cell: (row) => (row.interview_at === null ? null : moment(language, new Date(row.interview_at))),
      },
      score: { width: 64, cell: score },
      phone: { width: 136, extra: true, cell: (row) => row.phone && <bdi dir="ltr">{row.phone}</bdi> },
      city: { width: 96, extra: true, cell: (row) => (row.city === '' ? null : <CityName of={row.city} />) },
      source: { width: 88, extra: true, cell: (row) => t(`by_${row.source}`) },
      tags: { width: 160, extra: true, cell: (row) => row.tags.length > 0 && <Tags of={row.tags} /> },
      asked_at: { width: 124, extra: true, cell: (row) => mediumDate(language, new Date(row.asked_at)) },
    },
    filters: { city: { wordOf: (value) => cityName(value, language) } },
    card: (row) => (
      <RowCard
        head={
          <>
            <PersonName {...row} />
            <JoinStatusBadge status={row.status} />
          </>
        }
        foot={
          <>
            <span>{hatAndSource(row)}</span>
            <Waiting request={row} />
            <Completeness request={row} />
            <Flags request={row} />
          </>
        }
      />
    ),
    drawer: {
      Content: JoinRequestDrawer,
      pageOf: (_, row) => row && requestPageOf(row),
      preload: preloadRequest,
    },
    ways: { board: { label: t('board'), icon: <Icon of={IconLayoutKanban} />, Body: JoinBoard } },
    empty: { icon: <Icon of={IconUserPlus} size="xxl" />, title: t('empty'), text: t('empty_text') },
  };
};
