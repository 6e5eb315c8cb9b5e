import {
  carryOutDeletion,
  ERASURE_REFUSALS,
  eraseUnderAge,
  getDeletionMatches,
  getErasable,
  refuseDeletion,
} from '@proline/contract/erasure/erasure';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { sendAway } from '../../lib/api/gone-records.ts';
import { reloadedAfter } from '../../lib/api/reloaded-after.ts';

/** What would go with somebody changes with their work and their money. */
const TOUCHED = { topics: ['usher', 'team_leader', 'event', 'application', 'transfer'] as const };

export const matchesQuery = (request_id: string) =>
  queryOptions({
    queryKey: ['deletion_request', request_id, 'matches'],
    queryFn: async () => (await call(getDeletionMatches, { params: { id: request_id } })).data,
    meta: TOUCHED,
  });

export const erasableQuery = (id: string) =>
  queryOptions({
    queryKey: ['erasable', id],
    queryFn: async () => (await call(getErasable, { params: { id } })).data,
    meta: TOUCHED,
  });

export const sendCarryOut = (id: string, person_ids: string[]) =>
  reloadedAfter(call(carryOutDeletion, { params: { id }, body: { person_ids }, quiet: ERASURE_REFUSALS }));
export const sendRefusal = (id: string, reason: string) =>
  reloadedAfter(call(refuseDeletion, { params: { id }, body: { reason } }));
export const sendUnderAge = (id: string, version: number) =>
  reloadedAfter(sendAway(id, () => call(eraseUnderAge, { params: { id }, body: { version } })));
