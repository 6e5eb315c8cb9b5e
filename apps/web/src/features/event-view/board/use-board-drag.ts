import type { EventRow } from '@proline/contract/event/event';
import type { EventStatus } from '@proline/domain/event/event-status';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** A card in somebody's hand: where it is over, and how it is carried. */
export type HeldCard = {
  readonly row: EventRow;
  readonly over: EventStatus;
  /** px of the window; null: carried by the keyboard */
  readonly at: { readonly x: number; readonly y: number } | null;
};

type BoardDragOptions = {
  /** in the order in which they are read */
  readonly columns: readonly EventStatus[];
  readonly drop: (held: HeldCard) => void;
  /** for those who cannot see where it is */
  readonly announce: (event: 'grabbed' | 'over' | 'back', held: HeldCard) => void;
};

/** A click whose hand trembles is still a click. */
const STILL_PX = 6;
const EDGE_PX = 48;
/** for each picture that the screen draws */
const SCROLL_PX = 12;

const columnAt = (x: number, y: number, columns: readonly EventStatus[]): EventStatus | undefined => {
  const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset['column'];
  return columns.find((column) => column === name);
};

/**
 * Cards are dragged by the mouse, or by their handle with a finger; from the keyboard Space takes a card by its handle,
 * arrows choose the column, Space or Enter drops it there, Escape puts it back.
 */
export const useBoardDrag = ({ columns, drop, announce }: BoardDragOptions) => {
  const [held, setHeld] = useState<HeldCard | null>(null);
  const pressed = useRef<{ row: EventRow; x: number; y: number } | null>(null);
  /** the click that ends a drag opens nothing */
  const justDragged = useRef(false);

  const putBack = () => {
    if (held) announce('back', held);
    setHeld(null);
  };
  const dropHeld = () => {
    if (!held) return;
    setHeld(null);
    if (held.over === held.row.status) announce('back', held);
    else drop(held);
  };
  const carryTo = (next: HeldCard) => {
    if (next.over !== held?.over) announce('over', next);
    setHeld(next);
  };

  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const start = pressed.current;
    if (!start) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!held && Math.hypot(at.x - start.x, at.y - start.y) < STILL_PX) return;
    justDragged.current = true;
    carryTo({ row: start.row, over: columnAt(at.x, at.y, columns) ?? start.row.status, at });
  });
  const at = held?.at ?? null;
  const scrolled = useEffectEvent(() => {
    // what lies below the hand has changed, though the hand rests
    if (held && at && scrollNearEdge(at.x))
      carryTo({ ...held, over: columnAt(at.x, at.y, columns) ?? held.row.status });
  });
  const isCarried = at !== null;
  useEffect(() => {
    if (!isCarried) return undefined;
    let frame = 0;
    const step = () => {
      scrolled();
      frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [isCarried]);
  const onUp = useEffectEvent(() => {
    pressed.current = null;
    if (held?.at) dropHeld();
    // the click comes right after this
    setTimeout(() => {
      justDragged.current = false;
    });
  });
  const onCancel = useEffectEvent(() => {
    pressed.current = null;
    if (held?.at) putBack();
  });
  useEffect(() => {
    const ending = new AbortController();
    const options = { signal: ending.signal };
    addEventListener('pointermove', (event) => onMove(event), options);
    addEventListener('pointerup', () => onUp(), options);
    addEventListener('pointercancel', () => onCancel(), options);
    addEventListener('keydown', (event) => event.key === 'Escape' && onCancel(), options);
    return () => ending.abort();
  }, []);

  const onKeyDown = (row: EventRow) => (event: KeyboardEvent<HTMLElement>) => {
    const isHeld = held?.row.id === row.id && held.at === null;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isHeld) return dropHeld();
      const taken: HeldCard = { row, over: row.status, at: null };
      setHeld(taken);
      return announce('grabbed', taken);
    }
    if (!isHeld) return;
    const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const by = { ArrowRight: onwards, ArrowLeft: -onwards }[event.key];
    if (event.key !== 'Escape' && by === undefined) return;
    event.preventDefault();
    if (by === undefined) return putBack();
    const over = columns[columns.indexOf(held.over) + by];
    if (over) carryTo({ ...held, over });
  };

  const press = (row: EventRow, event: PointerEvent<HTMLElement>) => {
    if (event.button === 0) pressed.current = { row, x: event.clientX, y: event.clientY };
  };

  return {
    held,
    card: (row: EventRow) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // a finger on the card scrolls; a button in it is pressed
        const onButton = event.target instanceof Element && event.target.closest('button') !== null;
        if (event.pointerType === 'mouse' && !onButton) press(row, event);
      },
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!justDragged.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
    handle: (row: EventRow) => ({
      'aria-pressed': held?.row.id === row.id,
      onKeyDown: onKeyDown(row),
      onPointerDown: (event: PointerEvent<HTMLElement>) => press(row, event),
      onBlur: () => {
        if (held?.at === null) putBack();
      },
    }),
  };
};

/** Columns beyond the edge come into sight while a card is held there; tells whether there were some. */
const scrollNearEdge = (x: number): boolean => {
  const columns = document.querySelector('[data-board]');
  const box = columns?.getBoundingClientRect();
  if (!columns || !box) return false;
  const by = x < box.left + EDGE_PX ? -SCROLL_PX : x > box.right - EDGE_PX ? SCROLL_PX : 0;
  if (by === 0) return false;
  const before = columns.scrollLeft;
  columns.scrollBy({ left: by, behavior: 'instant' });
  return columns.scrollLeft !== before;
};
