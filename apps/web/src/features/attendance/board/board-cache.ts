import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { queryClient } from '../../../lib/api/query-client.ts';
import { withPeople } from './merge-board.ts';

export const boardKey = (event_id: string) => ['event', event_id, 'board'] as const;

export const knownBoard = (event_id: string): EventBoard | undefined =>
  queryClient.getQueryData<EventBoard>(boardKey(event_id));

/** A smaller difference is the way of the answer. */
const SKEW_MS = 2_000;

/** How far a device's clock is from the server's: a tablet's may be wrong. */
export const skewOf = (board: Pick<EventBoard, 'now'>, updatedAt: number): number => {
  const skew = Date.parse(board.now) - updatedAt;
  return Math.abs(skew) < SKEW_MS ? 0 : skew;
};

/** Now, as the server would say it. */
export const serverNow = (event_id: string): Date => {
  const state = queryClient.getQueryState<EventBoard>(boardKey(event_id));
  return new Date(Date.now() + (state?.data ? skewOf(state.data, state.dataUpdatedAt) : 0));
};

/** Shows at once what the server has just said about some people. */
export const showPeople = (event_id: string, people: readonly BoardPerson[]): void => {
  // What the board knows of all others is as old as before.
  const updatedAt = queryClient.getQueryState(boardKey(event_id))?.dataUpdatedAt;
  queryClient.setQueryData<EventBoard>(
    boardKey(event_id),
    (board) => board && { ...board, people: withPeople(board.people, people) },
    updatedAt === undefined ? undefined : { updatedAt },
  );
};
