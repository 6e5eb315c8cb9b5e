import type { EventBoard } from '@proline/contract/attendance/board';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNow } from '../../../lib/dates/now.ts';
import { useLiveState } from '../../../lib/live/live-state.ts';
import { boardQuery } from '../attendance.api.ts';
import { withKept } from '../offline/predicted.ts';
import { useKeptBoard } from '../offline/use-kept-board.ts';
import { useKept } from '../offline/use-kept.ts';
import { skewOf } from './board-cache.ts';

/** The board of an event as it is shown: what the server says, and on top what this device still keeps. */
export const useShownBoard = (eventId: string) => {
  const live = useLiveState((state) => state.live);
  const { data: told, dataUpdatedAt, isError, refetch } = useQuery(boardQuery(eventId, live));
  useKeptBoard(eventId, told);
  const now = useServerNow(told, dataUpdatedAt);
  const kept = useKept(({ marks }) => marks);
  const board = useMemo(() => told && withKept(told, kept, now), [told, kept, now]);
  return { board, now, updatedAt: dataUpdatedAt, isError, refetch };
};

/** By the server's clock, because a tablet's may be wrong. */
const useServerNow = (board: EventBoard | undefined, updatedAt: number): Date => {
  const now = useNow();
  // useNow ticks twice a minute; an answer that is newer than its last tick counts.
  const time = Math.max(now.getTime(), updatedAt) + (board ? skewOf(board, updatedAt) : 0);
  return useMemo(() => new Date(time), [time]);
};
