import type { Leader } from '@proline/contract/team-leader/team-leader';
import { mayDo, type Permission } from '@proline/domain/account/permission';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { usePageTitle } from '../../../lib/texts/page-title.ts';
import { BankAccountCard } from '../../bank-account/bank-account-card.parts.tsx';
import { DocumentsCard } from '../../document/documents-card.parts.tsx';
import { PersonMessages } from '../../message/person-messages.parts.tsx';
import { PersonAvailability } from '../../person/availability/person-availability.parts.tsx';
import { PersonHistory } from '../../person/history/person-history.parts.tsx';
import { PersonTabs } from '../../person/page/person-tabs.parts.tsx';
import { PersonTransfers } from '../../person/page/person-transfers.parts.tsx';
import { leaderCountsQuery, leaderQuery } from '../team-leader.api.ts';
import { LeaderEvents } from './leader-events.tsx';
import { LeaderFigures } from './leader-figures.tsx';
import { LeaderHeader } from './leader-header.tsx';
import { LeaderOverview } from './leader-overview.tsx';
import { LeaderRatings } from './leader-ratings.tsx';
import { LeaderLoading, LeaderMissing } from './leader-states.tsx';
import { isLeaderTab, LEADER_TABS, type LeaderTab } from './leader-tab.ts';
import { LeaderTeams } from './leader-teams.tsx';
import { useLeaderPages } from './use-leader-pages.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const contentOf = (tab: LeaderTab, leader: Leader, name: string): ReactNode => {
  switch (tab) {
    case 'overview':
      return <LeaderOverview leader={leader} />;
    case 'events':
      return <LeaderEvents leader={leader} />;
    case 'teams':
      return <LeaderTeams leader={leader} />;
    case 'ratings':
      return <LeaderRatings leader={leader} />;
    case 'availability':
      return <PersonAvailability id={leader.id} />;
    case 'transfers':
      return <LeaderTransfers id={leader.id} />;
    case 'bank':
      return <BankAccountCard id={leader.id} holder={(leader.name_en || leader.name_ar).toLocaleUpperCase('en')} />;
    case 'documents':
      return <DocumentsCard id={leader.id} />;
    case 'messages':
      return <PersonMessages id={leader.id} name={name} />;
    case 'history':
      return <PersonHistory id={leader.id} hat="team_leader" />;
  }
};

const LeaderTransfers = ({ id }: { readonly id: string }) => <PersonTransfers id={id} {...useLeaderPages()} />;

/** A tab is hidden from people whose permission set does not include it. */
const NEEDED: Readonly<Partial<Record<LeaderTab, Permission>>> = {
  documents: 'documents.read',
  transfers: 'transfers.read',
};

const COUNTED = ['events', 'teams', 'ratings', 'documents', 'transfers'] as const;
const isCounted = (tab: LeaderTab): tab is (typeof COUNTED)[number] => COUNTED.some((one) => one === tab);

/** Shows everything about one team leader. */
export const LeaderPage = (): ReactNode => {
  const { id } = useParams({ from: '/shell/leaders/$id' });
  const { tab = 'overview' } = useParams({ strict: false });
  if (!UUID.test(id)) return <LeaderMissing />;
  if (!isLeaderTab(tab)) return <Navigate to="/leaders/$id" params={{ id }} replace />;
  return <KnownLeaderPage id={id} tab={tab} />;
};

const KnownLeaderPage = ({ id, tab }: { readonly id: string; readonly tab: LeaderTab }) => {
  const query = useQuery(leaderQuery(id));
  return query.data ? <ShownLeader leader={query.data} tab={tab} /> : <LeaderLoading query={query} />;
};

const ShownLeader = ({ leader, tab }: { readonly leader: Leader; readonly tab: LeaderTab }) => {
  const { t, language } = useTranslation('team-leader');
  const name = nameIn(language, leader);
  usePageTitle(tab === 'overview' ? name : `${t(`tab_${tab}`)} · ${name}`);
  const set = useUser()?.permission_set ?? 'viewer';
  const tabs = LEADER_TABS.filter((key) => {
    const needed = NEEDED[key];
    return needed === undefined || mayDo(set, needed);
  });
  const { data: counts } = useQuery(leaderCountsQuery(leader.id));
  const countOf = (key: LeaderTab) => {
    if (!isCounted(key)) return {};
    const count = counts?.[key];
    return { count: count === undefined || count === null ? undefined : formatNumber(language, count) };
  };
  const linkTo = (to: LeaderTab): LinkProps =>
    to === 'overview'
      ? { to: '/leaders/$id', params: { id: leader.id } }
      : { to: '/leaders/$id/$tab', params: { id: leader.id, tab: to } };
  return (
    <>
      <LeaderHeader leader={leader} />
      <LeaderFigures leader={leader} />
      <PersonTabs
        label={t('tabs')}
        chosen={tab}
        chosenLabel={t(`tab_${tab}`)}
        tabs={tabs.map((key) => ({ key, label: t(`tab_${key}`), link: linkTo(key), ...countOf(key) }))}
      >
        {tabs.includes(tab) ? contentOf(tab, leader, name) : <p>{t('tab_not_for_you')}</p>}
      </PersonTabs>
    </>
  );
};
