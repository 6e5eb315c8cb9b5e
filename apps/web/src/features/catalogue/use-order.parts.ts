import { nextAfter, placedBefore } from '@proline/domain/catalogue/catalogue';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

type OrderOptions = {
  /** as it is saved */
  readonly ids: readonly string[];
  readonly place: (id: string, before: string | null) => void;
  /** for those who cannot see where it went */
  readonly announce: (event: 'grabbed' | 'moved' | 'dropped' | 'canceled', id: string, at: number) => void;
};

const HANDLE = 'data-order-handle';

/** The row that a point of the screen lies on, by the middle of each row. */
const beforeAt = (body: Element, clientY: number, dragged: string): string | null => {
  const rows = [...body.querySelectorAll<HTMLElement>('[data-entry]')];
  const below = rows.find((row) => {
    const { top, height } = row.getBoundingClientRect();
    return row.dataset['entry'] !== dragged && clientY < top + height / 2;
  });
  return below?.dataset['entry'] ?? null;
};

/**
 * An order that is changed by dragging a handle, or from the keyboard: Space takes the row, arrows move it, Space or Enter
 * puts it down, Escape puts it back; Alt and an arrow move it by one at once.
 */
export const useOrder = ({ ids, place, announce }: OrderOptions) => {
  const [held, setHeld] = useState<{ id: string; order: readonly string[]; byPointer: boolean } | null>(null);
  const refocus = useRef<string | null>(null);
  const body = useRef<Element | null>(null);
  const order = held?.order ?? ids;

  // Moving its row in the page takes the focus away from the handle.
  useLayoutEffect(() => {
    if (refocus.current === null) return;
    document.querySelector<HTMLElement>(`[${HANDLE}="${CSS.escape(refocus.current)}"]`)?.focus();
    refocus.current = null;
  });

  const put = (id: string, wanted: readonly string[]) => {
    if (wanted.join() !== ids.join()) place(id, nextAfter(wanted, id));
  };
  const drop = () => {
    if (!held) return;
    setHeld(null);
    put(held.id, held.order);
    announce('dropped', held.id, held.order.indexOf(held.id));
  };
  const cancel = () => {
    if (!held) return;
    setHeld(null);
    announce('canceled', held.id, ids.indexOf(held.id));
  };
  const shifted = (id: string, by: 1 | -1): readonly string[] | null => {
    const at = order.indexOf(id);
    const neighbour = order[at + (by === 1 ? 2 : -1)] ?? null;
    if (at + by < 0 || at + by >= order.length) return null;
    return placedBefore(order, id, neighbour);
  };

  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!held || !body.current) return;
    const next = placedBefore(held.order, held.id, beforeAt(body.current, event.clientY, held.id));
    if (next && next.join() !== held.order.join()) setHeld({ ...held, order: next });
  });
  const dropHeld = useEffectEvent(drop);
  const cancelHeld = useEffectEvent(cancel);
  const byPointer = held?.byPointer === true;
  // On the window, not on the handle: its row moves in the page while it is dragged, and loses the pointer by that.
  useEffect(() => {
    if (!byPointer) return;
    const ending = new AbortController();
    const options = { signal: ending.signal };
    addEventListener('pointermove', (event) => follow(event), options);
    addEventListener('pointerup', () => dropHeld(), options);
    addEventListener('pointercancel', () => cancelHeld(), options);
    return () => ending.abort();
  }, [byPointer]);

  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isHeld = held?.id === id;
    if (by !== 0 && (isHeld || event.altKey)) {
      event.preventDefault();
      const next = shifted(id, by);
      if (!next) return;
      refocus.current = id;
      announce('moved', id, next.indexOf(id));
      if (isHeld) setHeld({ ...held, order: next });
      else put(id, next);
    } else if (event.key === ' ' || (event.key === 'Enter' && isHeld)) {
      event.preventDefault();
      if (isHeld) drop();
      else {
        setHeld({ id, order: ids, byPointer: false });
        announce('grabbed', id, ids.indexOf(id));
      }
    } else if (event.key === 'Escape' && isHeld) {
      event.preventDefault();
      cancel();
    }
  };

  const handle = (id: string) => ({
    [HANDLE]: id,
    'aria-pressed': held?.id === id,
    onKeyDown: onKeyDown(id),
    onBlur: () => {
      if (held && !held.byPointer && refocus.current === null) cancel();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // a finger scrolls no more, and the row's text is not selected
      event.preventDefault();
      event.currentTarget.focus();
      body.current = event.currentTarget.closest('[data-order-body]');
      setHeld({ id, order: ids, byPointer: true });
    },
  });

  return { order, heldId: held?.id ?? null, handle };
};
export type Order = ReturnType<typeof useOrder>;
