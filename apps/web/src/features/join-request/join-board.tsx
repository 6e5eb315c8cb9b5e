import type { JoinRequestRow } from '@proline/contract/join-request/join-request';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { moment } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { BoardCards, ColumnCount } from '../../ui/board/board-cards.tsx';
import type { ShownList } from '../../ui/list/list-view.ts';
import { PersonName } from '../person/person-name.parts.tsx';
import { Completeness, Flags, Waiting } from './join-request-cells.tsx';
import { stageQuery } from './join-request.api.ts';
import classes from './join-request.module.css';

/** What is decided has no column: it is in the table. */
const COLUMNS = ['new', 'booked', 'decide', 'leader'] as const;
type Column = (typeof COLUMNS)[number];

/** Shows what is to be done next with whom; a card opens beside it. */
export const JoinBoard = ({ list }: { readonly list: ShownList }) => {
  const { t } = useTranslation('join-request');
  const [ids, setIds] = useState<Readonly<Partial<Record<Column, string>>>>({});
  const all = COLUMNS.map((column) => ids[column] ?? '')
    .filter((text) => text !== '')
    .join();
  useEffect(() => list.reportShown(all === '' ? [] : all.split(',')), [all]);
  return (
    <section className={classes['columns']} aria-label={t('board_label')}>
      {COLUMNS.map((column) => (
        <BoardColumn
          key={column}
          list={list}
          column={column}
          tell={(text) => setIds((before) => (before[column] === text ? before : { ...before, [column]: text }))}
        />
      ))}
    </section>
  );
};

type BoardColumnProps = {
  readonly list: ShownList;
  readonly column: Column;
  /** Reports the column's cards, in order. */
  readonly tell: (ids: string) => void;
};

const BoardColumn = ({ list, column, tell }: BoardColumnProps) => {
  const { t } = useTranslation('join-request');
  const { stage: _stage, ...narrowing } = list.narrowing;
  const query = useInfiniteQuery(stageQuery(column, narrowing));
  const title = t(`stage_${column}`);
  return (
    <section className={classes['column']} aria-label={title}>
      <h2 className={classes['columnHead']}>
        {title}
        <ColumnCount query={query} />
      </h2>
      <BoardCards
        title={title}
        query={query}
        words={{ failed: t('failed'), retry: t('retry'), empty: t('column_empty'), more: t('load_more') }}
        cardHeight={96}
        card={(row) => <BoardCard key={row.id} list={list} row={row} />}
        tell={tell}
      />
    </section>
  );
};

const BoardCard = ({ list, row }: { readonly list: ShownList; readonly row: JoinRequestRow }) => {
  const { language } = useTranslation('join-request');
  const isOpen = list.state.open === row.id;
  return (
    <article className={classes['card']} data-open={isOpen || undefined}>
      <Link
        to="."
        search={list.searchOf({ ...list.state, open: row.id })}
        preload={false}
        data-row={row.id}
        aria-expanded={isOpen}
      >
        <PersonName {...row} />
      </Link>
      <span className={classes['cardFoot']}>
        {row.interview_at === null ? (
          <Waiting request={row} />
        ) : (
          <span className={classes['booked']}>{moment(language, new Date(row.interview_at))}</span>
        )}
        {row.score === null ? (
          <Completeness request={row} />
        ) : (
          <span className={classes['score']}>{formatNumber(language, row.score)}</span>
        )}
      </span>
      <Flags request={row} />
    </article>
  );
};
