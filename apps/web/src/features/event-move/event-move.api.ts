import { getEventMoves, moveEvent, type EventMoves } from '@proline/contract/event-move/event-move';
import { deleteEvent, duplicateEvent, type StoredPlan } from '@proline/contract/event-plan/event-plan';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { deleteRecord, queryClient } from '../../lib/api/query-client.ts';

/** Loads the possible moves. They also depend on people's applications and pay. */
export const movesQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id, 'moves'],
    queryFn: async (): Promise<EventMoves> => (await call(getEventMoves, { params: { id }, quiet: ['offline'] })).data,
    meta: { topics: ['application', 'transfer'] },
  });

/** Reloads everything about events after a change. After a refusal it reloads this event, to show what is true now. */
const settled = async <Answer>(id: string, change: Promise<Answer>): Promise<Answer> => {
  try {
    const answer = await change;
    void queryClient.invalidateQueries({ queryKey: ['event'] });
    return answer;
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: ['event', id] });
    throw error;
  }
};

export const sendMove = (id: string, body: SentBodyOf<typeof moveEvent>) =>
  settled(id, call(moveEvent, { params: { id }, body }));

/** Creates a copy. Sending the same day with the same key again after a lost answer creates no second draft. */
export const sendDuplicate = async (id: string, starts_on: string, idempotencyKey: string): Promise<StoredPlan> =>
  (await settled(id, call(duplicateEvent, { params: { id }, body: { starts_on }, idempotencyKey }))).data;

export const sendDelete = (id: string, version: number): Promise<void> =>
  deleteRecord('event', id, () => call(deleteEvent, { params: { id }, query: { version } }));
