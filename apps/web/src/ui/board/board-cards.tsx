import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../button/button.tsx';
import { RetryNote } from '../page/retry-note.tsx';
import { Skeleton } from '../page/skeleton.tsx';
import classes from './board-cards.module.css';

type Page<Row> = {
  readonly data: readonly Row[];
  readonly meta: { readonly total: number; readonly total_exact: boolean };
};

/** The pages of one column, as an infinite query has them. */
type ColumnQuery<Row> = {
  readonly data: { readonly pages: readonly Page<Row>[] } | undefined;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

type BoardCardsProps<Row> = {
  readonly title: string;
  readonly query: ColumnQuery<Row>;
  readonly words: { readonly failed: string; readonly retry: string; readonly empty: string; readonly more: string };
  readonly card: (row: Row) => ReactNode;
  readonly cardHeight: number;
  /** Reports the column's cards, in order. */
  readonly tell: (ids: string) => void;
};

/** How many there are in a column, beside its title. */
export const ColumnCount = <Row,>({ query }: { readonly query: ColumnQuery<Row> }) => {
  const { language } = useTranslation('shell');
  const meta = query.data?.pages[0]?.meta;
  return (
    <bdi dir="ltr" className={classes['count']}>
      {meta && formatNumber(language, meta.total) + (meta.total_exact ? '' : '+')}
    </bdi>
  );
};

/** The cards of one column, page by page: loading, failed, empty or there. */
export const BoardCards = <Row extends { readonly id: string }>({
  title,
  query,
  words,
  card,
  cardHeight,
  tell,
}: BoardCardsProps<Row>) => {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  const ids = rows.map(({ id }) => id).join();
  useEffect(() => tell(ids), [ids]);
  return (
    <div className={classes['cards']} tabIndex={0} role="group" aria-label={title} aria-busy={query.isPlaceholderData}>
      {data === undefined && !isError && <Skeleton height={cardHeight} card />}
      {isError && !data && <RetryNote text={words.failed} retryLabel={words.retry} retry={() => void refetch()} />}
      {data !== undefined && rows.length === 0 && <p className={classes['empty']}>{words.empty}</p>}
      {rows.map(card)}
      {hasNextPage && (
        <Button tone="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </div>
  );
};
