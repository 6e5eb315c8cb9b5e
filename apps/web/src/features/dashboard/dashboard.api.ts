import { getMenuCounts, getNeeds, getSummary, getTrend, type TrendRange } from '@proline/contract/dashboard/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

const REFRESH_MS = 60_000;

export const summaryQuery = queryOptions({
  queryKey: ['summary'],
  queryFn: async () => (await call(getSummary)).data,
  meta: { topics: ['event', 'usher', 'team_leader', 'transfer'] },
});

export const needsQuery = queryOptions({
  queryKey: ['needs'],
  queryFn: async () => (await call(getNeeds)).data,
  refetchInterval: REFRESH_MS,
  meta: {
    keep: true,
    topics: [
      ...(['event', 'usher', 'team_leader', 'transfer', 'payment_batch', 'application', 'assignment'] as const),
      ...(['interview', 'deletion_request', 'settings'] as const),
    ],
  },
});

export const trendQuery = (range: TrendRange) =>
  queryOptions({
    queryKey: ['trend', range],
    queryFn: async () => (await call(getTrend, { query: { range } })).data,
    meta: { keep: true, topics: ['attendance', 'settings'] },
  });

export const menuCountsQuery = queryOptions({
  queryKey: ['menu-counts'],
  queryFn: async () => (await call(getMenuCounts, { quiet: ['offline'] })).data,
  refetchInterval: REFRESH_MS,
  meta: { keep: true, topics: ['usher', 'team_leader', 'application', 'transfer', 'deletion_request'] },
});
