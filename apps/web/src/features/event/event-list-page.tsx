import { eventList } from '@proline/contract/event';
import { EVENT_STATUSES, type EventStatus } from '@proline/domain/event-status';
import { mayDo } from '@proline/domain/permission';
import { IconCalendar, IconCalendarPlus, IconInbox, IconMapPin, IconPlus } from '@tabler/icons-react';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { roughMoney } from '../../lib/money-text.ts';
import { formatNumber } from '../../lib/plural-text.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useUser } from '../../lib/session-store.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/row-card.tsx';
import { BothNames } from '../../ui/person-name.tsx';
import { EventDates, EventLeaders, EventStaffing, EventStatusBadge } from './event-cells.tsx';
import { EventDrawer } from './event-drawer.tsx';
import { eventQuery, lookUpCategories, lookUpLeaders, lookUpTypes } from './event.api.ts';

export const EventListPage = () => <ListPage view={useEventListView()} />;

const isStatus = (value: string): value is EventStatus => EVENT_STATUSES.some((status) => status === value);

const useEventListView = (): ListView<typeof eventList> => {
  const { t, language } = useTranslation('events');
  const { t: status } = useTranslation('status');
  const user = useUser();
  const newEvent = user !== null && mayDo(user.permission_set, 'events.write') && (
    <ButtonLink to={paths.newEvent}>
      <IconPlus size={16} stroke={1.75} aria-hidden />
      {t('new_event')}
    </ButtonLink>
  );
  return {
    list: eventList,
    topic: 'event',
    title: t('title'),
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: (row) => (language === 'ar' ? row.title_ar : row.title_en),
    actions: newEvent,
    orders: { starts_at: { column: 'dates' }, created_at: { title: t('created'), kind: 'moment' } },
    columns: {
      title: { title: t('event'), cell: (row) => <BothNames name_en={row.title_en} name_ar={row.title_ar} /> },
      code: {
        title: t('code'),
        align: 'start',
        width: 88,
        extra: true,
        cell: (row) => <bdi dir="ltr">E-{row.code}</bdi>,
      },
      status: { title: t('status'), width: 124, cell: (row) => <EventStatusBadge status={row.status} /> },
      dates: { title: t('dates'), width: 140, align: 'start', cell: (row) => <EventDates row={row} /> },
      city: { title: t('city'), width: 104, cell: (row) => <bdi>{row.city}</bdi> },
      category: {
        title: t('category'),
        width: 112,
        extra: true,
        cell: (row) => (language === 'ar' ? row.category.name_ar : row.category.name_en),
      },
      client_name: {
        title: t('client_name'),
        width: 140,
        extra: true,
        cell: (row) => (row.client_name === '' ? null : <bdi>{row.client_name}</bdi>),
      },
      leaders: { title: t('leaders'), width: 168, cell: (row) => <EventLeaders {...row} /> },
      staffing: { title: t('staffing'), width: 160, align: 'start', cell: (row) => <EventStaffing row={row} /> },
      waiting: {
        title: t('waiting_short'),
        width: 84,
        cell: (row) => (row.waiting === 0 ? null : formatNumber(language, row.waiting)),
      },
      cost: { title: t('cost'), width: 124, cell: (row) => roughMoney(language, row.currency, row.cost_minor) },
    },
    filters: {
      status: { title: t('status'), wordOf: (value) => (isStatus(value) ? status(`event_${value}`) : value) },
      category: { title: t('category'), lookUp: lookUpCategories },
      type: { title: t('type'), lookUp: lookUpTypes },
      city: { title: t('city') },
      starts: { title: t('starts') },
      leader: { title: t('leader'), lookUp: lookUpLeaders },
      client_name: { title: t('client_name') },
      understaffed: { title: t('understaffed') },
    },
    card: (row) => (
      <RowCard
        head={
          <>
            <BothNames name_en={row.title_en} name_ar={row.title_ar} />
            <EventStatusBadge status={row.status} />
          </>
        }
        facts={
          <>
            <span>
              <IconCalendar size={14} stroke={1.75} aria-hidden />
              <EventDates row={row} />
            </span>
            <span>
              <IconMapPin size={14} stroke={1.75} aria-hidden />
              <bdi>{row.city}</bdi>
            </span>
          </>
        }
        foot={
          <>
            <span>
              {row.waiting > 0 && <IconInbox size={14} stroke={1.75} aria-hidden />}
              {row.waiting > 0 ? t('waiting_count', { count: row.waiting }) : t('nobody_waits')}
            </span>
            <span>{roughMoney(language, row.currency, row.cost_minor)}</span>
          </>
        }
      >
        <EventStaffing row={row} />
      </RowCard>
    ),
    drawer: { Content: EventDrawer, preload: (id) => void queryClient.query(eventQuery(id)).catch(() => undefined) },
    empty: {
      icon: <IconCalendarPlus size={24} stroke={1.75} aria-hidden />,
      title: t('empty'),
      text: t('empty_text'),
      action: newEvent,
    },
  };
};
