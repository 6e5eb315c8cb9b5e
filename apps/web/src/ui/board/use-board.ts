import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useDrag, type DragNews, type Held } from '../drag/use-drag.ts';

/** Whether a column accepts the card that is being moved; `why` says why not, or what dropping it there does. */
export type Welcome = { readonly kind: 'home' | 'open' | 'checking' | 'refused'; readonly why: string };

type BoardOptions<Item, Column> = {
  readonly columns: readonly Column[];
  readonly homeOf: (item: Item) => Column;
  readonly titleOf: (item: Item) => string;
  readonly drop: (held: Held<Item, Column>) => void;
};

/** Dragging of cards from column to column, by mouse, finger or keyboard, and what is said about it meanwhile. */
export const useBoard = <Item extends { readonly id: string }, Column extends string>({
  columns,
  homeOf,
  titleOf,
  drop,
}: BoardOptions<Item, Column>) => {
  const { t } = useTranslation('list');
  const [said, say] = useState('');
  /** Whether the card has left its column: before that, the announcement from picking it up is still valid. */
  const [moved, setMoved] = useState(false);
  const drag = useDrag<Item, Column>({
    homeOf,
    placeAt: ({ x, y }) => {
      const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset['column'];
      return columns.find((column) => column === name);
    },
    placeBeside: ({ over: column }, way) => {
      const by = { onwards: 1, back: -1, up: 0, down: 0 }[way];
      return by === 0 ? undefined : columns[columns.indexOf(column) + by];
    },
    scrolls: '[data-board]',
    announce: (news: DragNews, { item }) => {
      setMoved(news === 'moved');
      if (news === 'grabbed') say(t('board_grabbed', { title: titleOf(item) }));
      else if (news === 'canceled') say(t('board_back', { title: titleOf(item) }));
    },
    drop,
  });
  const byKeys = drag.held?.at === null ? drag.held.over : null;
  useEffect(() => {
    if (byKeys === null) return;
    document.querySelector(`[data-column="${byKeys}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [byKeys]);
  return { drag, said, say, moved, titleOf };
};
export type Board<Item extends { readonly id: string }, Column extends string> = ReturnType<
  typeof useBoard<Item, Column>
>;

/** Says what the column under the card says, to people who cannot see it. */
export const useBoardNews = <Item extends { readonly id: string }, Column extends string>(
  { drag: { held }, moved, say }: Board<Item, Column>,
  nameOf: (column: Column) => string,
  welcome: Welcome | null,
): void => {
  const { t } = useTranslation('list');
  useEffect(() => {
    if (!held || !welcome || !moved) return;
    const column = nameOf(held.over);
    if (welcome.kind === 'home') say(t('board_home', { column }));
    else if (welcome.kind === 'open') say(t('board_open', { column, what: welcome.why }));
    else if (welcome.kind === 'refused') say(t('board_refused', { column, why: welcome.why }));
    // The announcement depends only on the column and on what is known about it.
  }, [held?.over, welcome?.kind, moved]);
};
