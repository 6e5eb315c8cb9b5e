import { getEventBoard, type EventBoard } from '@proline/contract/attendance/board';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { mergeBoard } from './board/merge-board.ts';

const boardKey = (event_id: string) => ['event', event_id, 'board'] as const;

/** Without the stream the board asks by itself. */
const POLL_MS = 15_000;

/**
 * Loads the board once, and from then on only what has changed since. What was marked here while the answer was on its way
 * stays.
 */
export const boardQuery = (event_id: string, live = true) =>
  queryOptions({
    queryKey: boardKey(event_id),
    queryFn: async ({ signal }): Promise<EventBoard> => {
      const since = knownBoard(event_id)?.cursor;
      const params = { id: event_id };
      const { data } = await call(getEventBoard, { params, query: since === undefined ? {} : { since }, signal });
      const known = knownBoard(event_id);
      return known ? mergeBoard(known, data) : data;
    },
    refetchInterval: live ? false : POLL_MS,
    meta: { topics: ['attendance', 'assignment', 'usher', 'team_leader'] },
  });

const knownBoard = (event_id: string) => queryClient.getQueryData<EventBoard>(boardKey(event_id));
