import { leaderList } from '@proline/contract/team-leader/team-leader';
import { mayDo } from '@proline/domain/account/permission';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { IconPlus, IconUserStar } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { CityName } from '../city/city-name.parts.tsx';
import { mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { leaderCode } from '../person/code-names.parts.ts';
import { ContactFacts } from '../person/contact-facts.parts.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView, RowIn } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { useMessageBulk } from '../message/message-bulk.parts.tsx';
import { LeaderRowMenu } from '../team-leader-move/leader-moves.parts.tsx';
import { PersonName } from '../person/person-name.parts.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { LeaderFigure, useLeaderFigures } from './leader-figure.tsx';
import { LeaderStatusBadge } from './leader-status-badge.tsx';
import { TeamLeaderDrawer } from './team-leader-drawer.tsx';
import { leaderQuery } from './team-leader.api.ts';

export const TeamLeaderListPage = () => {
  const message = useMessageBulk<RowIn<typeof leaderList>>('leaders');
  return (
    <>
      <ListPage view={{ ...useLeaderListView(), bulk: message.actions }} />
      {message.dialog}
    </>
  );
};

const useLeaderListView = (): ListView<typeof leaderList> => {
  const { t, language } = useTranslation('team-leader');
  const user = useUser();
  const mayDecide = user !== null && mayDo(user.permission_set, 'leaders.write');
  const { teamSize, onTime, load } = useLeaderFigures();
  const newLeader = mayDecide && (
    <ButtonLink to="/leaders/new">
      <Icon of={IconPlus} />
      {t('new_leader')}
    </ButtonLink>
  );
  const figure = (of: ComponentProps<typeof LeaderFigure>['of'] | null) => of && <LeaderFigure of={of} />;
  const badge = (row: RowIn<typeof leaderList>) => (
    <LeaderStatusBadge status={row.status} turnedDown={row.turned_down_at !== null} />
  );
  const date = (text: string) => mediumDate(language, new Date(text));
  return {
    list: leaderList,
    topic: 'team_leader',
    // who wears both hats is recorded as an usher
    alsoTopics: ['usher', 'event'],
    title: t('title'),
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: (row) => nameIn(language, row),
    actions: newLeader,
    orders: { pending: { only: t('pending_first') } },
    columns: {
      name: { cell: (row) => <PersonName {...row} /> },
      code: { align: 'start', width: 84, cell: (row) => <bdi dir="ltr">{leaderCode(row.code)}</bdi> },
      status: { width: 116, cell: badge },
      phone: { width: 140, extra: true, cell: (row) => <bdi dir="ltr">{row.phone}</bdi> },
      age: { width: 68, cell: (row) => (row.age === null ? null : formatNumber(language, row.age)) },
      city: { width: 108, cell: (row) => <CityName of={row.city} /> },
      events_led: { width: 96, cell: (row) => formatNumber(language, row.events_led) },
      team_size: { width: 100, cell: (row) => figure(teamSize(row)) },
      on_time: { width: 116, cell: (row) => figure(onTime(row)) },
      load: { width: 100, cell: (row) => figure(load(row)) },
      turned_down_at: { width: 120, extra: true, cell: (row) => row.turned_down_at && date(row.turned_down_at) },
      created_at: { width: 120, extra: true, cell: (row) => date(row.created_at) },
    },
    filters: {
      city: { wordOf: (value) => cityName(value, language) },
    },
    card: (row) => (
      <RowCard
        head={
          <>
            <PersonName {...row} />
            {badge(row)}
          </>
        }
        facts={<ContactFacts {...row} />}
        foot={
          <>
            <bdi dir="ltr">{leaderCode(row.code)}</bdi>
            <span>{t('events_count', { count: row.events_led })}</span>
          </>
        }
      />
    ),
    ...(mayDecide && { rowEnd: (row) => <LeaderRowMenu id={row.id} name={nameIn(language, row)} /> }),
    drawer: {
      Content: TeamLeaderDrawer,
      pageOf: (id) => ({ to: '/leaders/$id', params: { id } }),
      preload: (id) => void queryClient.query(leaderQuery(id)).catch(() => undefined),
    },
    empty: {
      icon: <Icon of={IconUserStar} size="xxl" />,
      title: t('empty'),
      text: t('empty_text'),
      action: newLeader,
    },
  };
};
