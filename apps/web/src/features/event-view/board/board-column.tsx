import type { EventStatus } from '@proline/domain/event/event-status';
import { IconBan, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { BoardCards, ColumnCount } from '../../../ui/board/board-cards.tsx';
import type { ShownList } from '../../../ui/list/list-view.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { StatusIcon } from '../../status/status-icon.parts.tsx';
import { BoardCard } from './board-card.tsx';
import { columnQuery } from '../event-view.api.ts';
import type { BoardDrag } from './board-drag.ts';
import classes from './board.module.css';

/** Whether a column accepts the card that is being moved. */
export type Welcome = {
  readonly kind: 'home' | 'open' | 'checking' | 'refused';
  readonly why: string;
  /** The plan is what refuses it. */
  readonly byPlan: boolean;
};

type BoardColumnProps = {
  readonly list: ShownList;
  readonly status: EventStatus;
  readonly sort: string;
  /** Null for people who may not move events. */
  readonly drag: BoardDrag | null;
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
    <section
      className={classes['column']}
      data-column={status}
      data-status={status}
      data-welcome={welcome?.kind}
      data-over={isOver || undefined}
      aria-label={title}
    >
      <h2 className={classes['columnHead']}>
        <StatusIcon status={status} size="m" />
        {title}
        <ColumnCount query={query} />
      </h2>
      {welcome && welcome.kind !== 'home' && <WelcomeLine welcome={welcome} />}
      <BoardCards
        title={title}
        query={query}
        words={{ failed: t('failed'), retry: t('retry'), empty: t('column_empty'), more: t('load_more') }}
        cardHeight={112}
        card={(row) => <BoardCard key={row.id} list={list} row={row} drag={drag} />}
        tell={tell}
      />
    </section>
  );
};

const WelcomeLine = ({ welcome: { kind, why } }: { readonly welcome: Welcome }) => {
  const { t } = useTranslation('event-view');
  const shape = kind === 'refused' ? IconBan : kind === 'open' ? IconCircleCheck : IconLoader2;
  return (
    <p className={classes['welcome']} data-kind={kind}>
      <Icon of={shape} size="s" />
      {kind === 'refused' ? why : t(kind === 'open' ? 'drop_here' : 'drop_checking')}
    </p>
  );
};
