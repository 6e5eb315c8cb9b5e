import { getUsher, type Usher } from '@proline/contract/usher/usher';
import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

export const usherQuery = (id: string) =>
  queryOptions({
    queryKey: ['usher', id],
    queryFn: async () => (await call(getUsher, { params: { id } })).data,
    // the other hat
    meta: { topics: ['team_leader'] },
  });

const keep = (usher: Usher): Usher => {
  queryClient.setQueryData(usherQuery(usher.id).queryKey, usher);
  return usher;
};

export const addUsher = async (body: SentBodyOf<typeof createUsher>, idempotencyKey: string): Promise<Usher> =>
  keep((await call(createUsher, { body, idempotencyKey })).data);

export const saveUsher = async (id: string, body: SentBodyOf<typeof changeUsher>): Promise<Usher> =>
  keep((await call(changeUsher, { params: { id }, body })).data);
