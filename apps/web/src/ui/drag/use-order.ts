import { handleOf, useDrag, type DragNews } from './use-drag.ts';

type OrderOptions = {
  /** The saved order. */
  readonly ids: readonly string[];
  readonly place: (id: string, before: string | null) => void;
  /** Announces the new position to people who cannot see it. */
  readonly announce: (news: DragNews, id: string, at: number) => void;
};

/** Counts the other rows whose middle lies above a point of the screen. */
const placeAt = (id: string, y: number): number | undefined => {
  const rows = handleOf(id)?.closest('[data-order-body]')?.querySelectorAll<HTMLElement>('[data-entry]');
  if (!rows) return undefined;
  return [...rows].filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset['entry'] !== id && y >= top + height / 2;
  }).length;
};

/** An order that people change by dragging rows, which make room at once; Alt and an arrow key move a row by one. */
export const useOrder = ({ ids, place, announce }: OrderOptions) => {
  const othersOf = (id: string) => ids.filter((one) => one !== id);
  const { held, handle } = useDrag<{ readonly id: string }, number>({
    altMoves: true,
    homeOf: ({ id }) => ids.indexOf(id),
    placeAt: ({ y }, { id }) => placeAt(id, y),
    placeBeside: ({ over }, way) => {
      const at = way === 'down' ? over + 1 : way === 'up' ? over - 1 : -1;
      return at >= 0 && at < ids.length ? at : undefined;
    },
    drop: ({ item: { id }, over }) => place(id, othersOf(id)[over] ?? null),
    announce: (news, { item, over }) => announce(news, item.id, over),
  });
  return {
    order: held ? othersOf(held.item.id).toSpliced(held.over, 0, held.item.id) : ids,
    heldId: held?.item.id ?? null,
    handle: (id: string) => handle({ id }),
  };
};
export type Order = ReturnType<typeof useOrder>;
