import { getLeader } from '@proline/contract/team-leader/team-leader';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

export const leaderQuery = (id: string) =>
  queryOptions({
    queryKey: ['team_leader', id],
    queryFn: async () => (await call(getLeader, { params: { id } })).data,
    meta: { topics: ['event'] },
  });
