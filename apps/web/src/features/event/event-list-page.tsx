import { eventList, type EventRow } from '@proline/contract/event/event';
import { cityName } from '@proline/domain/place/cities';
import { mayDo } from '@proline/domain/account/permission';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import {
  IconCalendarMonth,
  IconCalendarPlus,
  IconLayoutKanban,
  IconMap2,
  IconPlus,
  IconSpeakerphone,
  IconCancel,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { BulkAction, ListView } from '../../ui/list/list-view.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { BulkDialogs } from '../event-move/bulk-dialogs.parts.tsx';
import { EventCard } from './event-card.tsx';
import {
  AttentionMark,
  EventCost,
  EventDates,
  EventLeaders,
  EventPlace,
  EventStatusBadge,
  EventTitles,
} from './event-cells.parts.tsx';
import type { BulkAsked } from '../event-move/event-bulk.api.ts';
import { EventDrawer } from './drawer/event-drawer.tsx';
import { eventQuery, lookUpCategories, lookUpLeaders } from './event.api.ts';
import { lookUpTypes } from '../type/type-filter.parts.ts';
import { EventRowMenu } from '../event-move/event-menu.parts.tsx';
import { BoardView } from '../event-view/board/board-view.parts.tsx';
import { CalendarView } from '../event-view/calendar/calendar-view.parts.tsx';
import { staffingQuery } from '../event-view/event-view.api.ts';
import { MapView } from '../event-view/map/map-view.parts.tsx';
import { StaffingPeek } from './staffing-peek.tsx';
import classes from './event.module.css';

export const EventListPage = () => {
  const [asked, setAsked] = useState<BulkAsked | null>(null);
  return (
    <>
      <ListPage view={useEventListView(setAsked)} />
      <BulkDialogs asked={asked} close={() => setAsked(null)} />
    </>
  );
};

const useEventListView = (ask: (asked: BulkAsked) => void): ListView<typeof eventList> => {
  const { t, language } = useTranslation('event');
  const { t: untitled } = useTranslation('event-move');
  const user = useUser();
  const mayWrite = user !== null && mayDo(user.permission_set, 'events.write');
  const newEvent = mayWrite && (
    <ButtonLink to="/events/new">
      <Icon of={IconPlus} />
      {t('new_event')}
    </ButtonLink>
  );
  return {
    list: eventList,
    topic: 'event',
    stateName: 'eventList',
    title: t('title'),
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: (row) => titleIn(language, row) || row.title_en || row.title_ar || untitled('untitled'),
    actions: newEvent,
    orders: {
      next: { only: t('soonest_first') },
      starts_at: { column: 'dates' },
      open: { column: 'staffing', title: t('open_first') },
      created_at: { title: t('created'), kind: 'moment' },
    },
    columns: {
      title: { cell: (row) => <EventTitles row={row} /> },
      code: {
        align: 'start',
        width: 88,
        extra: true,
        inFiles: true,
        cell: (row) => <bdi dir="ltr">E-{row.code}</bdi>,
      },
      status: {
        width: 144,
        first: true,
        cell: (row) => (
          <span className={classes['status']}>
            <EventStatusBadge status={row.status} />
            <AttentionMark row={row} />
          </span>
        ),
      },
      dates: { width: 116, align: 'start', first: true, cell: (row) => <EventDates row={row} /> },
      staffing: {
        width: 138,
        align: 'start',
        first: true,
        cell: (row) => <StaffingPeek row={row} />,
      },
      city: { width: 92, cell: (row) => <EventPlace {...row} /> },
      category: {
        width: 112,
        extra: true,
        inFiles: true,
        cell: (row) => row.category && nameIn(language, row.category),
      },
      client_name: {
        width: 140,
        extra: true,
        cell: (row) => (row.client_name === '' ? null : <bdi>{row.client_name}</bdi>),
      },
      leaders: { width: 130, cell: (row) => <EventLeaders {...row} /> },
      waiting: {
        width: 68,
        cell: (row) =>
          row.waiting === 0 ? null : <span className={classes['waiting']}>{formatNumber(language, row.waiting)}</span>,
      },
      cost: {
        width: 110,
        cell: (row) => (row.status === 'canceled' ? null : <EventCost row={row} />),
      },
    },
    filters: {
      category: { lookUp: lookUpCategories },
      type: { lookUp: lookUpTypes },
      city: { wordOf: (value) => cityName(value, language) },
      leader: { lookUp: lookUpLeaders },
    },
    card: (row) => <EventCard row={row} />,
    rowEnd: (row) => <EventRowMenu row={row} />,
    ...(mayWrite && {
      bulk: bulkActions({ publish: t('publish'), cancel: t('cancel'), delete: t('delete_drafts') }, ask),
    }),
    drawer: {
      Content: EventDrawer,
      pageOf: (id) => ({ to: '/events/$id', params: { id } }),
      preload: preloadDrawer,
    },
    ways: useWays(),
    empty: {
      icon: <Icon of={IconCalendarPlus} size="xxl" />,
      title: t('empty'),
      text: t('empty_text'),
      action: newEvent,
    },
  };
};

const preloadDrawer = (id: string) => {
  void queryClient.query(eventQuery(id)).catch(() => undefined);
  void queryClient.query(staffingQuery(id)).catch(() => undefined);
};

const useWays = (): NonNullable<ListView<typeof eventList>['ways']> => {
  const { t } = useTranslation('event-view');
  return {
    calendar: { label: t('calendar'), icon: <Icon of={IconCalendarMonth} />, Body: CalendarView },
    board: { label: t('board'), icon: <Icon of={IconLayoutKanban} />, Body: BoardView },
    map: { label: t('map'), icon: <Icon of={IconMap2} />, Body: MapView },
  };
};

const bulkActions = (
  labels: Readonly<Record<BulkAsked['act'], string>>,
  ask: (asked: BulkAsked) => void,
): readonly BulkAction<EventRow>[] => [
  {
    key: 'publish',
    label: labels.publish,
    icon: <Icon of={IconSpeakerphone} />,
    run: (chosen) => ask({ act: 'publish', chosen }),
  },
  {
    key: 'delete',
    label: labels.delete,
    icon: <Icon of={IconTrash} />,
    danger: true,
    run: (chosen) => ask({ act: 'delete', chosen }),
  },
  {
    key: 'cancel',
    label: labels.cancel,
    icon: <Icon of={IconCancel} />,
    danger: true,
    run: (chosen) => ask({ act: 'cancel', chosen }),
  },
];
