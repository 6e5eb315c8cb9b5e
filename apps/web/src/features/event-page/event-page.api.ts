import {
  getEventPay,
  getEventTeam,
  listEventApplications,
  listEventAttendance,
  listEventHistory,
} from '@proline/contract/event-page/event-page';
import {
  listReconfirmations,
  reconfirmByHand,
  reconfirmLeadByHand,
  type WaitingAnswer,
} from '@proline/contract/event-change/event-change';
import type { ApplicationStatus } from '@proline/domain/event/application-status';
import type { AttendanceChoice } from '@proline/domain/attendance/attendance-state';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

export const teamQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id, 'team'],
    queryFn: async () => (await call(getEventTeam, { params: { id } })).data,
    meta: { topics: ['team_leader', 'usher'] },
  });

/** Who was asked to reconfirm after a change and has not answered. */
export const reconfirmationsQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id, 'reconfirmations'],
    queryFn: async () => (await call(listReconfirmations, { params: { id } })).data,
    meta: { topics: ['assignment', 'team_leader'] },
  });

/** Answers for somebody, and loads the list again, also after a refusal: it shows what is true now. */
type Answered = Pick<WaitingAnswer, 'as' | 'id' | 'version'>;
export const sendReconfirmation = async (event_id: string, { as, id, version }: Answered) => {
  const answer = { params: { id }, body: { version } };
  try {
    await (as === 'usher' ? call(reconfirmByHand, answer) : call(reconfirmLeadByHand, answer));
  } finally {
    await queryClient.invalidateQueries({ queryKey: reconfirmationsQuery(event_id).queryKey });
  }
};

type ApplicationsWanted = { readonly status?: ApplicationStatus; readonly role?: string; readonly page: number };

export const applicationsQuery = (id: string, wanted: ApplicationsWanted) =>
  queryOptions({
    queryKey: ['event', id, 'applications', wanted],
    queryFn: () => call(listEventApplications, { params: { id }, query: wanted }),
    placeholderData: keepPreviousData,
    meta: { topics: ['application'] },
  });

type AttendanceWanted = {
  readonly state?: AttendanceChoice;
  readonly shift?: string;
  readonly zone?: string;
  readonly role?: string;
  readonly page: number;
};

export const attendanceQuery = (id: string, wanted: AttendanceWanted) =>
  queryOptions({
    queryKey: ['event', id, 'attendance', wanted],
    queryFn: () => call(listEventAttendance, { params: { id }, query: wanted }),
    placeholderData: keepPreviousData,
    // whoever is rated has changed
    meta: { topics: ['attendance', 'usher'] },
  });

export const payQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['event', id, 'pay', page],
    queryFn: () => call(getEventPay, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
    meta: { topics: ['transfer'] },
  });

/** Loads the history, newest first. Each further page continues after the last loaded entry. */
export const historyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['event', id, 'history', 'pages'],
    queryFn: ({ pageParam }: { pageParam: number | null }) =>
      call(listEventHistory, { params: { id }, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null,
    getNextPageParam: ({ data, meta }) => (meta.has_more ? (data.at(-1)?.id ?? null) : null),
  });
