import { getUsher } from '@proline/contract/usher/usher';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

export const usherQuery = (id: string) =>
  queryOptions({
    queryKey: ['usher', id],
    queryFn: async () => (await call(getUsher, { params: { id } })).data,
  });
