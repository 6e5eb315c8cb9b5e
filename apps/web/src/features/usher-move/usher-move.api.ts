import { getUsherMoves, moveUsher } from '@proline/contract/usher-move/usher-move';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { settled } from '../interview/interview.api.ts';

/** Where an usher can go, and what blocking would touch, which changes with work and applications. */
export const usherMovesQuery = (id: string) =>
  queryOptions({
    queryKey: ['usher', id, 'moves'],
    queryFn: async () => (await call(getUsherMoves, { params: { id } })).data,
    meta: { topics: ['event', 'application', 'settings'] },
  });

export const sendUsherMove = (id: string, body: SentBodyOf<typeof moveUsher>) =>
  settled(call(moveUsher, { params: { id }, body }));
