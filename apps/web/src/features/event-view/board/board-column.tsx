import type { EventStatus } from '@proline/domain/event/event-status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { BoardCards, ColumnCount } from '../../../ui/board/board-cards.tsx';
import { BoardColumnFrame } from '../../../ui/board/board-frame.tsx';
import type { Welcome } from '../../../ui/board/use-board.ts';
import type { ShownList } from '../../../ui/list/list-view.ts';
import { StatusIcon } from '../../status/status-icon.parts.tsx';
import { BoardCard } from './board-card.tsx';
import { columnQuery } from '../event-view.api.ts';
import type { EventBoard } from './board-drag.ts';

type BoardColumnProps = {
  readonly list: ShownList;
  readonly status: EventStatus;
  readonly sort: string;
  /** Null for people who may not move events. */
  readonly drag: EventBoard['drag'] | null;
  readonly welcome: Welcome | null;
  readonly isOver: boolean;
  /** Reports the column's cards, in order. */
  readonly tell: (ids: string) => void;
};

export const BoardColumn = ({ list, status, sort, drag, welcome, isOver, tell }: BoardColumnProps) => {
  const { t } = useTranslation('event-view');
  const { t: words } = useTranslation('status');
  const query = useInfiniteQuery(columnQuery(status, list.narrowing, sort));
  const title = words(`event_${status}`);
  return (
    <BoardColumnFrame
      column={status}
      title={title}
      icon={<StatusIcon status={status} size="m" />}
      count={<ColumnCount query={query} />}
      welcome={welcome}
      isOver={isOver}
    >
      <BoardCards
        title={title}
        query={query}
        words={{ failed: t('failed'), retry: t('retry'), empty: t('column_empty'), more: t('load_more') }}
        cardHeight={112}
        card={(row) => <BoardCard key={row.id} list={list} row={row} drag={drag} />}
        tell={tell}
      />
    </BoardColumnFrame>
  );
};
