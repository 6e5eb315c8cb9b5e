import { eventList, type EventRow } from '@proline/contract/event/event';
import { EVENT_STATUSES, type EventStatus } from '@proline/domain/event/event-status';
import { titleIn } from '@proline/domain/text/name-in';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { valuesIn } from '../../../lib/list/list-filter-text.ts';
import { sortText } from '../../../lib/list/list-sort.ts';
import { showError } from '../../../lib/screen/toast.ts';
import { useDrag, type DragNews } from '../../../ui/drag/use-drag.ts';
import type { ShownList } from '../../../ui/list/list-view.ts';
import { useEventTitle } from '../../event/event-title.parts.ts';
import { MoveDialog } from '../../event-move/move-dialog.parts.tsx';
import { useMayMove, useMoves } from '../../event-move/use-moves.parts.ts';
import { BoardColumn, type Welcome } from './board-column.tsx';
import type { HeldCard } from './board-drag.ts';
import classes from './board.module.css';

/** Shows a column for each status. A card drops only where its event may go, and a dialog explains the move. */
export const BoardView = ({ list }: { readonly list: ShownList }) => {
  const { t, language } = useTranslation('event-view');
  const { t: status } = useTranslation('status');
  const may = useMayMove();
  const [asked, setAsked] = useState<{ readonly row: EventRow; readonly to: EventStatus } | null>(null);
  const [said, say] = useState('');
  const chosen = valuesIn(list.state.filters['status']);
  const columns = EVENT_STATUSES.filter((one) => chosen.length === 0 || chosen.includes(one));
  const shown = useShownInOrder(list, columns);
  const sort = list.state.sort.length > 0 ? sortText(list.state.sort) : eventList.defaultSort;

  const nameOf = (column: EventStatus) => status(`event_${column}`);
  /** Whether the card has left its column: before that, the announcement from picking it up is still valid. */
  const [moved, setMoved] = useState(false);
  const announce = (news: DragNews, { item: row }: HeldCard) => {
    const title = titleIn(language, row) || row.title_en || row.title_ar;
    setMoved(news === 'moved');
    if (news === 'grabbed') say(t('said_grabbed', { title }));
    else if (news === 'canceled') say(t('said_back', { title }));
  };
  const drag = useDrag<EventRow, EventStatus>({
    homeOf: (row) => row.status,
    placeAt: ({ x, y }) => {
      const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset['column'];
      return columns.find((column) => column === name);
    },
    placeBeside: ({ over: column }, way) => {
      const by = { onwards: 1, back: -1, up: 0, down: 0 }[way];
      return by === 0 ? undefined : columns[columns.indexOf(column) + by];
    },
    scrolls: '[data-board]',
    announce,
    drop: ({ item: row, over }) => {
      const { kind, why, byPlan } = welcomeAt(over);
      // The dialog lists what the plan lacks, each with a link to its field.
      if (kind === 'refused' && !byPlan) showError(why);
      else setAsked({ row, to: over });
    },
  });
  const { held } = drag;
  const welcomeAt = useWelcome(held);
  const over = held ? welcomeAt(held.over) : null;
  useEffect(() => {
    if (!held || !over || !moved) return;
    const column = nameOf(held.over);
    if (over.kind === 'home') say(t('said_home', { column }));
    else if (over.kind === 'open') say(t('said_open', { column }));
    else if (over.kind === 'refused') say(t('said_refused', { column, why: over.why }));
    // The announcement depends only on the column and on the server's answer about it.
  }, [held?.over, over?.kind, moved]);

  const byKeys = held?.at === null ? held.over : null;
  useEffect(() => {
    if (byKeys === null) return;
    document.querySelector(`[data-column="${byKeys}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [byKeys]);

  return (
    <section className={classes['view']} aria-label={t('board_label')}>
      <p className="visually-hidden">{may && t('board_hint')}</p>
      <div className={classes['columns']} data-board data-carried={held?.at ? true : undefined}>
        {columns.map((column) => (
          <BoardColumn
            key={column}
            list={list}
            status={column}
            sort={sort}
            drag={may ? drag : null}
            welcome={held ? welcomeAt(column) : null}
            isOver={held?.over === column}
            tell={shown(column)}
          />
        ))}
      </div>
      {held?.at && <Ghost held={held} />}
      <p className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </p>
      {asked && <MoveDialog event={asked.row} to={asked.to} onClose={() => setAsked(null)} />}
    </section>
  );
};

/** Returns whether a column accepts the card that is being moved, by the same table and guards as the server's. */
const useWelcome = (held: HeldCard | null) => {
  const { t } = useTranslation('event-move');
  const { moves, known } = useMoves(held?.item.id ?? '', held?.item.status, held !== null);
  return (column: EventStatus): Welcome => {
    if (!held || column === held.item.status) return { kind: 'home', why: '', byPlan: false };
    const move = moves.find(({ to }) => to === column);
    if (!move) return { kind: 'refused', why: t('why_move_not_allowed'), byPlan: false };
    const byPlan = move.refusal === 'event_not_ready';
    if (move.why !== null) return { kind: 'refused', why: move.why, byPlan };
    return { kind: known ? 'open' : 'checking', why: '', byPlan };
  };
};

/** Lets the drawer go through the cards column by column. */
const useShownInOrder = ({ reportShown }: ShownList, columns: readonly EventStatus[]) => {
  const [ids, setIds] = useState<Readonly<Partial<Record<EventStatus, string>>>>({});
  const all = columns
    .map((column) => ids[column] ?? '')
    .filter((text) => text !== '')
    .join();
  useEffect(() => reportShown(all === '' ? [] : all.split(',')), [all]);
  return (column: EventStatus) => (text: string) => setIds((before) => ({ ...before, [column]: text }));
};

const Ghost = ({ held }: { readonly held: HeldCard }) => {
  const title = useEventTitle(held.item);
  return (
    <div className={classes['ghostPlace']} dir="ltr" aria-hidden="true">
      <span className={classes['ghost']} style={{ translate: `${held.at?.x ?? 0}px ${held.at?.y ?? 0}px` }}>
        <bdi>{title}</bdi>
      </span>
    </div>
  );
};
