import type { EventRow } from '@proline/contract/event/event';
import type { EventStatus } from '@proline/domain/event/event-status';
import { IconBan, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { ShownList } from '../../../ui/list/list-view.ts';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
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
  const { t, language } = useTranslation('event-view');
  const { t: words } = useTranslation('status');
  const query = useInfiniteQuery(columnQuery(status, list.narrowing, sort));
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const rows: readonly EventRow[] = data?.pages.flatMap((page) => page.data) ?? [];
  const meta = data?.pages[0]?.meta;
  const ids = rows.map(({ id }) => id).join();
  useEffect(() => tell(ids), [ids]);
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
        <bdi dir="ltr" className={classes['count']}>
          {meta && formatNumber(language, meta.total) + (meta.total_exact ? '' : '+')}
        </bdi>
      </h2>
      {welcome && welcome.kind !== 'home' && <WelcomeLine welcome={welcome} />}
      <div
        className={classes['cards']}
        tabIndex={0}
        role="group"
        aria-label={title}
        aria-busy={query.isPlaceholderData}
      >
        {data === undefined && !isError && <Skeleton height={112} card />}
        {isError && !data && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
        {data !== undefined && rows.length === 0 && <p className={classes['empty']}>{t('column_empty')}</p>}
        {rows.map((row) => (
          <BoardCard key={row.id} list={list} row={row} drag={drag} />
        ))}
        {hasNextPage && (
          <Button tone="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('load_more')}
          </Button>
        )}
      </div>
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
