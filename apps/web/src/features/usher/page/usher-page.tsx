import type { Usher } from '@proline/contract/usher/usher';
import { mayDo, type Permission } from '@proline/domain/account/permission';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, type LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { usePageTitle } from '../../../lib/texts/page-title.ts';
import { PersonTabs } from '../../person/page/person-tabs.parts.tsx';
import { usherQuery } from '../usher.api.ts';
import { UsherActivity } from './usher-activity.tsx';
import { UsherAvailability } from './usher-availability.tsx';
import { UsherBank } from './usher-bank.tsx';
import { UsherDocuments } from './usher-documents.tsx';
import { UsherHistory } from './usher-history.tsx';
import { UsherFigures } from './usher-figures.tsx';
import { UsherHeader } from './usher-header.tsx';
import { UsherMessages } from './usher-messages.tsx';
import { UsherKpis } from './usher-kpis.tsx';
import { UsherOverview } from './usher-overview.tsx';
import { usherCountsQuery } from './usher-page.api.ts';
import { UsherRatings } from './usher-ratings.tsx';
import { UsherLoading, UsherMissing } from './usher-states.tsx';
import { UsherTransfers } from './usher-transfers.tsx';
import { UsherWork } from './usher-work.tsx';
import { isUsherTab, USHER_TABS, type UsherTab } from './usher-tab.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const CONTENT: Readonly<Record<UsherTab, ComponentType<{ readonly usher: Usher }>>> = {
  overview: UsherOverview,
  activity: UsherActivity,
  events: UsherWork,
  availability: UsherAvailability,
  kpis: UsherKpis,
  ratings: UsherRatings,
  documents: UsherDocuments,
  bank: UsherBank,
  transfers: UsherTransfers,
  messages: UsherMessages,
  history: UsherHistory,
};

/** A tab is hidden from people whose permission set does not include it. */
const NEEDED: Readonly<Partial<Record<UsherTab, Permission>>> = {
  documents: 'documents.read',
  transfers: 'transfers.read',
};

const COUNTED = ['events', 'ratings', 'documents', 'transfers'] as const;
const isCounted = (tab: UsherTab): tab is (typeof COUNTED)[number] => COUNTED.some((one) => one === tab);

/** Shows everything about one usher. */
export const UsherPage = (): ReactNode => {
  const { id } = useParams({ from: '/shell/ushers/$id' });
  const { tab = 'overview' } = useParams({ strict: false });
  if (!UUID.test(id)) return <UsherMissing />;
  if (!isUsherTab(tab)) return <Navigate to="/ushers/$id" params={{ id }} replace />;
  return <KnownUsherPage id={id} tab={tab} />;
};

const KnownUsherPage = ({ id, tab }: { readonly id: string; readonly tab: UsherTab }) => {
  const query = useQuery(usherQuery(id));
  return query.data ? <ShownUsher usher={query.data} tab={tab} /> : <UsherLoading query={query} />;
};

const ShownUsher = ({ usher, tab }: { readonly usher: Usher; readonly tab: UsherTab }) => {
  const { t, language } = useTranslation('usher');
  const name = nameIn(language, usher);
  usePageTitle(tab === 'overview' ? name : `${t(`tab_${tab}`)} · ${name}`);
  const user = useUser();
  const isOpen = (key: UsherTab) => {
    const needed = NEEDED[key];
    return needed === undefined || (user !== null && mayDo(user.permission_set, needed));
  };
  const tabs = USHER_TABS.filter(isOpen);
  const { data: counts } = useQuery(usherCountsQuery(usher.id));
  const countOf = (key: UsherTab) => {
    if (!isCounted(key)) return {};
    const count = counts?.[key];
    return { count: count === undefined || count === null ? undefined : formatNumber(language, count) };
  };
  const Content = CONTENT[tab];
  const linkTo = (to: UsherTab): LinkProps =>
    to === 'overview'
      ? { to: '/ushers/$id', params: { id: usher.id } }
      : { to: '/ushers/$id/$tab', params: { id: usher.id, tab: to } };
  return (
    <>
      <UsherHeader usher={usher} />
      {usher.shifts > 0 && <UsherFigures usher={usher} />}
      <PersonTabs
        label={t('tabs')}
        chosen={tab}
        chosenLabel={t(`tab_${tab}`)}
        tabs={tabs.map((key) => ({ key, label: t(`tab_${key}`), link: linkTo(key), ...countOf(key) }))}
      >
        {isOpen(tab) ? <Content usher={usher} /> : <p>{t('tab_not_for_you')}</p>}
      </PersonTabs>
    </>
  );
};
