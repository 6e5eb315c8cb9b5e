import {
  compareForMerge,
  getDuplicates,
  mergePersons,
  undoPersonMerge,
} from '@proline/contract/person-merge/person-merge';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { isBack, sendAway } from '../../lib/api/gone-records.ts';
import { reloadedAfter } from '../../lib/api/reloaded-after.ts';

const TOUCHED = { topics: ['usher', 'team_leader', 'event', 'application', 'transfer'] as const };

export const duplicatesQuery = (id: string) =>
  queryOptions({
    queryKey: ['duplicates', id],
    queryFn: async () => (await call(getDuplicates, { params: { id } })).data,
    meta: TOUCHED,
  });

export const comparedQuery = (id: string, other: string) =>
  queryOptions({
    queryKey: ['duplicates', id, 'compared', other],
    queryFn: async () => (await call(compareForMerge, { params: { id }, query: { other } })).data,
    meta: TOUCHED,
  });

export const sendMerge = (id: string, body: SentBodyOf<typeof mergePersons>) =>
  reloadedAfter(sendAway(body.other, () => call(mergePersons, { params: { id }, body })));

const undoMerge = async (id: string) => {
  const reply = await call(undoPersonMerge, { params: { id } });
  isBack(reply.data.merged_id);
  return reply;
};
export const sendUndoMerge = (id: string) => reloadedAfter(undoMerge(id));
