import type { EventDetail } from '@proline/contract/event/event';
import { mayDo, type Permission } from '@proline/domain/account/permission';
import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import { EVENT_TABS, type EventTab } from './event-tab.ts';

/** A tab is hidden from people whose permission set does not include it. */
const NEEDED: Readonly<Partial<Record<EventTab, Permission>>> = {
  applications: 'applications.read',
  pay: 'transfers.read',
};

export const EventTabs = ({ event, chosen }: { readonly event: EventDetail; readonly chosen: EventTab }) => {
  const { t, language } = useTranslation('event-page');
  const set = useUser()?.permission_set ?? 'viewer';
  const counts: Partial<Record<EventTab, number>> = {
    shifts: event.shifts,
    team: event.leaders.length,
    applications: event.waiting,
  };
  const linkTo = (tab: EventTab): LinkProps =>
    tab === 'overview'
      ? { to: '/events/$id', params: { id: event.id } }
      : { to: '/events/$id/$tab', params: { id: event.id, tab } };
  const tabs = EVENT_TABS.filter((tab) => {
    const needed = NEEDED[tab];
    return needed === undefined || mayDo(set, needed);
  }).map((tab) => {
    const count = counts[tab] ?? 0;
    return {
      key: tab,
      label: t(`tab_${tab}`),
      ...(count > 0 && { count: formatNumber(language, count) }),
      link: linkTo(tab),
    };
  });
  return <Tabs label={t('tabs')} tabs={tabs} chosen={chosen} />;
};
