import { eventList, getEventStaffing } from '@proline/contract/event/event';
import { getEventCalendar, getEventMap } from '@proline/contract/event-view/event-view';
import type { EventStatus } from '@proline/domain/event/event-status';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { currentLanguage } from '../../lib/preferences/preferences.ts';

type Narrowing = Readonly<Record<string, string>>;

export const calendarQuery = (from: string, to: string, narrowing: Narrowing) =>
  queryOptions({
    queryKey: ['event', 'calendar', from, to, narrowing],
    queryFn: () => call(getEventCalendar, { query: { ...narrowing, from, to } }),
    placeholderData: keepPreviousData,
  });

export const mapQuery = (narrowing: Narrowing) =>
  queryOptions({
    queryKey: ['event', 'map', narrowing],
    queryFn: () => call(getEventMap, { query: narrowing }),
    placeholderData: keepPreviousData,
  });

/** Loads headcount and staffing by shift, zone and role. Confirming or releasing people makes it outdated. */
export const staffingQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id, 'staffing'],
    queryFn: async () => (await call(getEventStaffing, { params: { id } })).data,
  });

/** Loads one column of the board, page by page. */
export const columnQuery = (status: EventStatus, narrowing: Narrowing, sort: string) =>
  infiniteQueryOptions({
    queryKey: ['event', 'board', status, narrowing, sort, currentLanguage()],
    queryFn: ({ pageParam }) =>
      call(eventList.rows, { query: { ...narrowing, status, sort, page: pageParam, per_page: '25' } }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.next === null ? undefined : meta.current_page + 1),
    placeholderData: keepPreviousData,
  });
