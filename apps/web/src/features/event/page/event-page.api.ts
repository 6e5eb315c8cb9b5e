import {
  getEventPay,
  getEventTeam,
  listEventApplications,
  listEventAttendance,
  listEventHistory,
  type ApplicationStatus,
  type AttendanceState,
} from '@proline/contract/event-tabs';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const teamQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id, 'team'],
    queryFn: async () => (await call(getEventTeam, { params: { id } })).data,
    meta: { topics: ['team_leader', 'usher'] },
  });

export const applicationsQuery = (id: string, status: ApplicationStatus | null, page: number) =>
  queryOptions({
    queryKey: ['event', id, 'applications', status, page],
    queryFn: () => call(listEventApplications, { params: { id }, query: { page, ...(status !== null && { status }) } }),
    placeholderData: keepPreviousData,
    meta: { topics: ['application'] },
  });

export const attendanceQuery = (id: string, state: AttendanceState | null, page: number) =>
  queryOptions({
    queryKey: ['event', id, 'attendance', state, page],
    queryFn: () => call(listEventAttendance, { params: { id }, query: { page, ...(state !== null && { state }) } }),
    placeholderData: keepPreviousData,
  });

export const payQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['event', id, 'pay', page],
    queryFn: () => call(getEventPay, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
    meta: { topics: ['transfer'] },
  });

/** Newest first; each further page goes on after the last entry that is there. */
export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['event', id, 'history', 'pages'],
    queryFn: ({ pageParam }: { pageParam: number | null }) =>
      call(listEventHistory, { params: { id }, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null,
    getNextPageParam: ({ data, meta }) => (meta.has_more ? (data.at(-1)?.id ?? null) : null),
  });
