import { listPersonHistory } from '@proline/contract/audit/person-history';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** Loads the history, newest first. Each further page continues after the last loaded entry. */
export const personHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['usher', id, 'history', 'pages'],
    queryFn: ({ pageParam }: { pageParam: number | null }) =>
      call(listPersonHistory, { params: { id }, query: pageParam === null ? {} : { before: pageParam } }),
    initialPageParam: null,
    getNextPageParam: ({ data, meta }) => (meta.has_more ? (data.at(-1)?.id ?? null) : null),
    meta: { topics: ['team_leader', 'interview'] },
  });
