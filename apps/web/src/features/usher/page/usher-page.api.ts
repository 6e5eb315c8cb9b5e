import {
  getUsherCounts,
  getUsherKpis,
  listUsherActivity,
  listUsherRatings,
  listUsherWork,
  type WorkTime,
} from '@proline/contract/usher-page/usher-page';
import type { ActivityGroup } from '@proline/domain/figures/activity';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

export const workQuery = (id: string, time: WorkTime, page: number) =>
  queryOptions({
    queryKey: ['usher', id, 'work', time, page],
    queryFn: () => call(listUsherWork, { params: { id }, query: { time, page } }),
    placeholderData: keepPreviousData,
    meta: { topics: ['event', 'transfer'] },
  });

export const ratingsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['usher', id, 'ratings', page],
    queryFn: () => call(listUsherRatings, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });

export const usherCountsQuery = (id: string) =>
  queryOptions({
    queryKey: ['usher', id, 'counts'],
    queryFn: async () => (await call(getUsherCounts, { params: { id } })).data,
    meta: { topics: ['event', 'transfer'] },
  });

export const kpisQuery = (id: string) =>
  queryOptions({
    queryKey: ['usher', id, 'kpis'],
    queryFn: async () => (await call(getUsherKpis, { params: { id } })).data,
    meta: { topics: ['event'] },
  });

/** The specification's `usherActivity`, with pages of its own, its `ActivityMeta`. */
export const usherActivityQuery = (id: string, group: ActivityGroup | undefined, page: number) =>
  queryOptions({
    queryKey: ['usher', id, 'usherActivity', group, page],
    queryFn: async () => {
      const { data: usherActivity, meta: ActivityMeta } = await call(listUsherActivity, {
        params: { id },
        query: { ...(group !== undefined && { group }), page },
      });
      return { usherActivity, ActivityMeta };
    },
    placeholderData: keepPreviousData,
    meta: { topics: ['event', 'application', 'transfer'] },
  });
