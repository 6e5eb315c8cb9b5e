import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { getLeaderCourse } from '@proline/contract/team-leader/leader-course';
import { listLeaderEvents } from '@proline/contract/team-leader/leader-events';
import { getLeaderCounts, listGivenRatings, listLeaderTeam } from '@proline/contract/team-leader/leader-teams';
import { getLeader, type Leader } from '@proline/contract/team-leader/team-leader';
import { changeLeader, createLeader, promoteUsher } from '@proline/contract/team-leader/team-leader-record';
import { getUsher } from '@proline/contract/usher/usher';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** Who wears both hats is recorded as an usher. */
export const leaderQuery = (id: string) =>
  queryOptions({
    queryKey: ['team_leader', id],
    queryFn: async () => (await call(getLeader, { params: { id } })).data,
    meta: { topics: ['event', 'usher'] },
  });

export const leaderCourseQuery = (id: string) =>
  queryOptions({
    queryKey: ['team_leader', id, 'course'],
    queryFn: async () => (await call(getLeaderCourse, { params: { id } })).data,
    meta: { topics: ['event', 'usher'] },
  });

export const ledEventsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['team_leader', id, 'events'],
    queryFn: ({ pageParam }) => call(listLeaderEvents, { params: { id }, query: { page: String(pageParam) } }),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { current_page, last_page } }) =>
      current_page < last_page ? current_page + 1 : undefined,
    meta: { topics: ['event'] },
  });

export const leaderTeamQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['team_leader', id, 'team', page],
    queryFn: () => call(listLeaderTeam, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
    meta: { topics: ['event', 'usher'] },
  });

export const givenRatingsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['team_leader', id, 'given', page],
    queryFn: () => call(listGivenRatings, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
    meta: { topics: ['event', 'usher'] },
  });

export const leaderCountsQuery = (id: string) =>
  queryOptions({
    queryKey: ['team_leader', id, 'counts'],
    queryFn: async () => (await call(getLeaderCounts, { params: { id } })).data,
    meta: { topics: ['event', 'transfer', 'usher'] },
  });

const keep = (leader: Leader): Leader => {
  queryClient.setQueryData(leaderQuery(leader.id).queryKey, leader);
  return leader;
};

export const addLeader = async (body: SentBodyOf<typeof createLeader>, idempotencyKey: string): Promise<Leader> =>
  keep((await call(createLeader, { body, idempotencyKey })).data);

export const saveLeader = async (id: string, body: SentBodyOf<typeof changeLeader>): Promise<Leader> =>
  keep((await call(changeLeader, { params: { id }, body })).data);

/** Promotes the usher as they are now. */
export const promoted = async (id: string): Promise<Leader> => {
  const { version } = (await call(getUsher, { params: { id } })).data;
  const leader = keep((await call(promoteUsher, { params: { id }, body: { version } })).data);
  await queryClient.invalidateQueries({ queryKey: ['usher'] });
  return leader;
};
