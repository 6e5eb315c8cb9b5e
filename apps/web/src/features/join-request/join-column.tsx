import { stageAt, type BoardPlace } from '@proline/domain/recruiting/join-board';
import { nameIn } from '@proline/domain/text/name-in';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shortDate, timeOfDay } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { BoardCards, ColumnCount } from '../../ui/board/board-cards.tsx';
import { BoardCardFrame, BoardColumnFrame } from '../../ui/board/board-frame.tsx';
import type { Board, Welcome } from '../../ui/board/use-board.ts';
import type { ShownList } from '../../ui/list/list-view.ts';
import { recruitingQuery } from '../interview/interview.api.ts';
import { PersonName } from '../person/person-name.parts.tsx';
import { Completeness, Flags, Waiting } from './join-request-cells.tsx';
import { stageQuery } from './join-request.api.ts';
import type { JoinCard } from './use-board-welcome.ts';
import classes from './join-request.module.css';

/** Null for people who may not decide. */
type Drag = Board<JoinCard, BoardPlace>['drag'] | null;

type JoinColumnProps = {
  readonly list: ShownList;
  readonly place: BoardPlace;
  readonly drag: Drag;
  readonly welcome: Welcome | null;
  readonly isOver: boolean;
  /** Reports the column's cards, in order. */
  readonly tell: (ids: string) => void;
};

export const JoinColumn = ({ list, place, drag, welcome, isOver, tell }: JoinColumnProps) => {
  const { t } = useTranslation('join-request');
  const { stage: _stage, ...narrowing } = list.narrowing;
  const stage = stageAt(place) ?? 'decided';
  const query = useInfiniteQuery(stageQuery(stage, narrowing));
  const title = t(`stage_${place}`);
  return (
    <BoardColumnFrame
      column={place}
      title={title}
      count={<ColumnCount query={query} />}
      order={t(`order_${stage}`)}
      welcome={welcome}
      isOver={isOver}
    >
      <BoardCards
        title={title}
        query={query}
        words={{ failed: t('failed'), retry: t('retry'), empty: t('column_empty'), more: t('load_more') }}
        cardHeight={96}
        card={(row) => <JoinBoardCard key={row.id} list={list} card={{ ...row, place }} drag={drag} />}
        tell={tell}
      />
    </BoardColumnFrame>
  );
};

type JoinBoardCardProps = { readonly list: ShownList; readonly card: JoinCard; readonly drag: Drag };

const JoinBoardCard = ({ list, card, drag }: JoinBoardCardProps) => {
  const { t, language } = useTranslation('join-request');
  const isOpen = list.state.open === card.id;
  const isDecided = card.place === 'rejected';
  return (
    <BoardCardFrame
      item={card}
      drag={drag}
      isOpen={isOpen}
      grab={t('grab', { name: nameIn(language, card) })}
      head={
        <Link
          to="."
          search={list.searchOf({ ...list.state, open: card.id })}
          preload={false}
          draggable={false}
          className={classes['cardName'] ?? ''}
          data-row={card.id}
          aria-expanded={isOpen}
        >
          <PersonName {...card} />
        </Link>
      }
    >
      {card.interview_at !== null && (
        <span className={classes['cardFoot']}>
          <span className={classes['booked']}>
            {shortDate(language, new Date(card.interview_at))} {timeOfDay(language, new Date(card.interview_at))}
          </span>
          <bdi className={classes['interviewer']}>{card.interviewer}</bdi>
        </span>
      )}
      <span className={classes['cardFoot']}>
        {isDecided ? <span>{t(card.hat)}</span> : <Waiting request={card} />}
        {!isDecided && <Completeness request={card} />}
        {card.score !== null && <ScoreLabel score={card.score} />}
      </span>
      <Flags request={card} />
    </BoardCardFrame>
  );
};

/** Green from the pass mark on. */
const ScoreLabel = ({ score }: { readonly score: number }) => {
  const { t, language } = useTranslation('join-request');
  const { data } = useQuery(recruitingQuery);
  return (
    <span className={classes['scoreLabel']} data-passed={data ? score >= data.pass_mark : undefined}>
      {t('score_of_five', { score: formatNumber(language, score) })}
    </span>
  );
};
