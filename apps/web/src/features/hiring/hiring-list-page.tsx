import { hiringEventList } from '@proline/contract/hiring/hiring';
import { cityName } from '@proline/domain/place/cities';
import { titleIn } from '@proline/domain/text/name-in';
import { IconUsersGroup } from '@tabler/icons-react';
import { Navigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { recordId } from '../../lib/screen/search-readers.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView } from '../../ui/list/list-view.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { CityName } from '../city/city-name.parts.tsx';
import { EventStatusBadge } from '../event/event-cells.parts.tsx';
import { lookUpTypes } from '../type/type-filter.parts.ts';
import { BothNames } from '../person/person-name.parts.tsx';
import { HiringCard, HiringDates, HiringDue, HiringStaffing, OpenFigure } from './hiring-cells.tsx';

/**
 * The events that need people, the soonest first; a row leads to its desk, as does an older link that names an event. Its
 * type is written down because its links need the types of all routes, and this route is one of them.
 */
export const HiringListPage = (): ReactNode => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const eventId = recordId(search['event']);
  if (eventId !== undefined) return <Navigate to="/hiringUshers/$eventId" params={{ eventId }} replace />;
  return <HiringList />;
};

const HiringList = () => <ListPage view={useHiringListView()} />;

const useHiringListView = (): ListView<typeof hiringEventList> => {
  const { t, language } = useTranslation('hiring');
  const { t: shell } = useTranslation('shell');
  const counted = (count: number) => (count === 0 ? null : formatNumber(language, count));
  return {
    list: hiringEventList,
    topic: 'event',
    alsoTopics: ['assignment', 'usher'],
    title: shell('hiring_ushers'),
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: (row) => titleIn(language, row),
    pageOf: (id) => ({ to: '/hiringUshers/$eventId', params: { eventId: id } }),
    orders: {
      starts_at: { column: 'dates' },
    },
    columns: {
      title: { cell: (row) => <BothNames name_en={row.title_en} name_ar={row.title_ar} /> },
      code: { align: 'start', width: 88, extra: true, inFiles: true, cell: (row) => <bdi dir="ltr">E-{row.code}</bdi> },
      dates: { width: 124, align: 'start', cell: (row) => <HiringDates row={row} /> },
      days_left: { width: 128, align: 'start', cell: (row) => <HiringDue row={row} /> },
      staffing: { width: 160, align: 'start', cell: (row) => <HiringStaffing row={row} /> },
      open: { width: 108, cell: (row) => <OpenFigure row={row} /> },
      reserves: {
        width: 84,
        extra: true,
        cell: (row) =>
          row.reserve_places === 0 ? null : (
            <bdi dir="ltr">
              {formatNumber(language, row.reserves)}/{formatNumber(language, row.reserve_places)}
            </bdi>
          ),
      },
      applied: { width: 84, cell: (row) => counted(row.applied) },
      waitlisted: { width: 108, cell: (row) => counted(row.waitlisted) },
      city: { width: 104, cell: (row) => (row.city === '' ? null : <CityName of={row.city} />) },
      client_name: {
        width: 140,
        extra: true,
        cell: (row) => (row.client_name === '' ? null : <bdi>{row.client_name}</bdi>),
      },
      status: { width: 132, extra: true, cell: (row) => <EventStatusBadge status={row.status} /> },
    },
    filters: {
      city: { wordOf: (value) => cityName(value, language) },
      type: { lookUp: lookUpTypes },
    },
    card: (row) => <HiringCard row={row} />,
    empty: {
      icon: <Icon of={IconUsersGroup} size="xxl" />,
      title: t('no_events'),
      text: t('no_events_text'),
    },
  };
};
