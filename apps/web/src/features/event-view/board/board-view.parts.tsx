import { eventList, type EventRow } from '@proline/contract/event/event';
import { EVENT_STATUSES, type EventStatus } from '@proline/domain/event/event-status';
import { titleIn } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { valuesIn } from '../../../lib/list/list-filter-text.ts';
import { sortText } from '../../../lib/list/list-sort.ts';
import { showError } from '../../../lib/screen/toast.ts';
import { BoardFrame } from '../../../ui/board/board-frame.tsx';
import { useBoard, useBoardNews, type Welcome } from '../../../ui/board/use-board.ts';
import { useShownInOrder } from '../../../ui/board/use-shown-in-order.ts';
import type { ShownList } from '../../../ui/list/list-view.ts';
import { MoveDialog } from '../../event-move/move-dialog.parts.tsx';
import { useMayMove, useMoves } from '../../event-move/use-moves.parts.ts';
import { BoardColumn } from './board-column.tsx';
import type { EventBoard } from './board-drag.ts';

/** Shows a column for each status. A card drops only where its event may go, and a dialog explains the move. */
export const BoardView = ({ list }: { readonly list: ShownList }) => {
  const { t, language } = useTranslation('event-view');
  const { t: status } = useTranslation('status');
  const may = useMayMove();
  const [asked, setAsked] = useState<{ readonly row: EventRow; readonly to: EventStatus } | null>(null);
  const chosen = valuesIn(list.state.filters['status']);
  const columns = EVENT_STATUSES.filter((one) => chosen.length === 0 || chosen.includes(one));
  const shown = useShownInOrder(list, columns);
  const sort = list.state.sort.length > 0 ? sortText(list.state.sort) : eventList.defaultSort;
  const board = useBoard<EventRow, EventStatus>({
    columns,
    homeOf: (row) => row.status,
    titleOf: (row) => titleIn(language, row) || row.title_en || row.title_ar,
    drop: ({ item: row, over }) => {
      const { kind, why, byPlan } = welcomeAt(over);
      // The dialog lists what the plan lacks, each with a link to its field.
      if (kind === 'refused' && !byPlan) showError(why);
      else setAsked({ row, to: over });
    },
  });
  const { held } = board.drag;
  const welcomeAt = useWelcome(held);
  useBoardNews(board, (column) => status(`event_${column}`), held && welcomeAt(held.over));
  return (
    <>
      <BoardFrame label={t('board_label')} board={board} movable={may}>
        {columns.map((column) => (
          <BoardColumn
            key={column}
            list={list}
            status={column}
            sort={sort}
            drag={may ? board.drag : null}
            welcome={held ? welcomeAt(column) : null}
            isOver={held?.over === column}
            tell={shown(column)}
          />
        ))}
      </BoardFrame>
      {asked && <MoveDialog event={asked.row} to={asked.to} onClose={() => setAsked(null)} />}
    </>
  );
};

/** Returns whether a column accepts the card that is being moved, by the same table and guards as the server's. */
const useWelcome = (held: EventBoard['drag']['held']) => {
  const { t } = useTranslation('event-move');
  const { t: view } = useTranslation('event-view');
  const { moves, known } = useMoves(held?.item.id ?? '', held?.item.status, held !== null);
  /** `byPlan`: the plan is what refuses it. */
  return (column: EventStatus): Welcome & { readonly byPlan: boolean } => {
    if (!held || column === held.item.status) return { kind: 'home', why: '', byPlan: false };
    const move = moves.find(({ to }) => to === column);
    if (!move) return { kind: 'refused', why: t('why_move_not_allowed'), byPlan: false };
    const byPlan = move.refusal === 'event_not_ready';
    if (move.why !== null) return { kind: 'refused', why: move.why, byPlan };
    return { kind: known ? 'open' : 'checking', why: view('drop_here'), byPlan };
  };
};
