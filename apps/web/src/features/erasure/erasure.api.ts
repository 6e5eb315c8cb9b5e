import {
  carryOutDeletion,
  eraseUnderAge,
  getDeletionMatches,
  getErasable,
  refuseDeletion,
} from '@proline/contract/erasure/erasure';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

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

/** Loads again whatever may have shown the person, whether it was done or refused. */
const everywhere = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
  try {
    return await change;
  } finally {
    await queryClient.invalidateQueries();
  }
};

export const sendCarryOut = (id: string, person_ids: string[]) =>
  everywhere(call(carryOutDeletion, { params: { id }, body: { person_ids } }));
export const sendRefusal = (id: string, reason: string) =>
  everywhere(call(refuseDeletion, { params: { id }, body: { reason } }));
export const sendUnderAge = (id: string, version: number) =>
  everywhere(call(eraseUnderAge, { params: { id }, body: { version } }));
