import { getLeaderMoves, moveLeader } from '@proline/contract/team-leader-move/team-leader-move';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { settled } from '../interview/interview.api.ts';

/** What can be decided about a leader, which changes with their events, their interviews and the person. */
export const leaderMovesQuery = (id: string) =>
  queryOptions({
    queryKey: ['team_leader', id, 'moves'],
    queryFn: async () => (await call(getLeaderMoves, { params: { id } })).data,
    meta: { topics: ['usher', 'event', 'interview', 'settings'] },
  });

export const sendLeaderMove = (id: string, body: SentBodyOf<typeof moveLeader>) =>
  settled(call(moveLeader, { params: { id }, body }));
