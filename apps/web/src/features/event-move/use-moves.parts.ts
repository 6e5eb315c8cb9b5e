import type { EventMoves } from '@proline/contract/event-move/event-move';
import { EVENT_MOVES, type EventStatus } from '@proline/domain/event/event-status';
import { mayDo } from '@proline/domain/account/permission';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { movesQuery } from './event-move.api.ts';
import { moveName, type MoveName } from './move-name.ts';
import { refusalWords } from './move-words.ts';

export type Move = {
  readonly to: EventStatus;
  readonly name: MoveName;
  /** Why the move is refused now; null when it is possible. */
  readonly why: string | null;
  readonly refusal: EventMoves['moves'][number]['refusal'];
};

/** Returns whether the user may move events. Otherwise no move is offered, because denied actions are hidden. */
export const useMayMove = (): boolean => {
  const user = useUser();
  return user !== null && mayDo(user.permission_set, 'events.write');
};

/**
 * Returns where an event can go, by the same table and guards as the server's. `status` is what is already known: its
 * moves are offered as possible until the answer arrives.
 */
export const useMoves = (id: string, status?: EventStatus, asked = true) => {
  const { t } = useTranslation('event-move');
  const may = useMayMove();
  const query = useQuery({ ...movesQuery(id), enabled: may && asked });
  const { data } = query;
  const guessed = status === undefined ? [] : EVENT_MOVES[status].map((to) => ({ to, refusal: null }));
  const from = data?.status ?? status;
  const moves: readonly Move[] =
    !may || from === undefined
      ? []
      : (data?.moves ?? guessed).map(({ to, refusal: given }) => {
          // The dialog asks for a reason, so this is no refusal yet.
          const refusal = given === 'reason_required' ? null : given;
          const why = refusal === null || data === undefined ? null : refusalWords(t, refusal, data.touches);
          return { to, name: moveName(from, to), refusal, why };
        });
  return { moves, known: data, isError: query.isError, refetch: query.refetch };
};

/**
 * Loads the moves again when a dialog opens, so that it says what is true now. If that fails the dialog does not open,
 * and the error is already on the screen.
 */
export const useFreshMoves = (id: string, onFail: () => void): EventMoves | undefined => {
  const { data, isFetchedAfterMount, isError } = useQuery({ ...movesQuery(id), refetchOnMount: 'always' });
  const failed = isError && data === undefined;
  useEffect(() => {
    if (failed) onFail();
  }, [failed, onFail]);
  return isFetchedAfterMount ? data : undefined;
};
