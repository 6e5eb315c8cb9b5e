import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

/** A position in px of the window. */
type Point = { readonly x: number; readonly y: number };

/** A dragged item: the place that it is over, and where the pointer is. */
export type Held<Item, Place> = {
  readonly item: Item;
  readonly over: Place;
  /** Null while the item is moved by keyboard. */
  readonly at: Point | null;
};

/** The direction of an arrow key, relative to the reading direction. */
export type Way = 'up' | 'down' | 'onwards' | 'back';

/** `moved`: the item is over another place now; `canceled`: it is back where it was. */
export type DragNews = 'grabbed' | 'moved' | 'dropped' | 'canceled';

type DragOptions<Item, Place> = {
  readonly homeOf: (item: Item) => Place;
  /** Returns undefined if there is no place at this point. */
  readonly placeAt: (point: Point, item: Item) => Place | undefined;
  /** Returns undefined if there is no place in that direction. */
  readonly placeBeside: (held: Held<Item, Place>, way: Way) => Place | undefined;
  readonly drop: (held: Held<Item, Place>) => void;
  /** Announces the position to people who cannot see it. */
  readonly announce: (news: DragNews, held: Held<Item, Place>) => void;
  /** Alt and an arrow key move an item by one without grabbing it. */
  readonly altMoves?: boolean;
  /** The selector of the element that scrolls sideways while an item is held at its edge. */
  readonly scrolls?: string;
};

/** A click with a trembling hand is still a click. */
const STILL_PX = 6;
const EDGE_PX = 48;
/** Px per animation frame. */
const SCROLL_PX = 12;
const HANDLE = 'data-drag-handle';

const wayOf = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): Way | undefined => {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const rtl = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowLeft') === rtl ? 'onwards' : 'back';
};

/** Returns the button by which an item is dragged. It is looked up by id, because its row may move in the page. */
export const handleOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${HANDLE}="${CSS.escape(id)}"]`);

/**
 * The one implementation of dragging: by mouse, by a finger on the handle, or by keyboard. There Space or Enter grabs
 * an item by its handle, arrow keys choose the place, Space or Enter drops the item there, and Escape puts it back.
 */
export const useDrag = <Item extends { readonly id: string }, Place extends string | number>(
  options: DragOptions<Item, Place>,
) => {
  const { homeOf, placeAt, placeBeside, drop, announce, altMoves = false, scrolls } = options;
  const [held, setHeld] = useState<Held<Item, Place> | null>(null);
  const pressed = useRef<(Point & { readonly item: Item; readonly pointerId: number }) | null>(null);
  /** Suppresses the click that ends a drag, so that it opens nothing. */
  const justDragged = useRef(false);
  /** The item whose handle keeps the focus while its row moves in the page. */
  const focused = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (focused.current !== null && document.activeElement === document.body) handleOf(focused.current)?.focus();
  });

  const putBack = () => {
    if (held) announce('canceled', { ...held, over: homeOf(held.item) });
    setHeld(null);
  };
  const dropHeld = () => {
    if (!held) return;
    if (held.over === homeOf(held.item)) return putBack();
    setHeld(null);
    announce('dropped', held);
    drop(held);
  };
  const carryTo = (next: Held<Item, Place>) => {
    if (next.over !== (held?.over ?? homeOf(next.item))) announce('moved', next);
    setHeld(next);
  };

  const onMove = useEffectEvent((event: globalThis.PointerEvent) => {
    const start = pressed.current;
    if (start?.pointerId !== event.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!held && Math.hypot(at.x - start.x, at.y - start.y) < STILL_PX) return;
    justDragged.current = true;
    carryTo({ item: start.item, over: placeAt(at, start.item) ?? homeOf(start.item), at });
  });
  const onUp = useEffectEvent((event: globalThis.PointerEvent) => {
    if (pressed.current?.pointerId !== event.pointerId) return;
    pressed.current = null;
    if (held?.at) dropHeld();
    // The click event follows immediately after this one.
    setTimeout(() => {
      justDragged.current = false;
    });
  });
  const onCancel = useEffectEvent(() => {
    pressed.current = null;
    if (held?.at) putBack();
  });
  // The listeners are on the window instead of the handle: its row may move in the page during the drag, and the handle
  // then loses the pointer.
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('pointermove', (event) => onMove(event), { signal });
    addEventListener('pointerup', (event) => onUp(event), { signal });
    addEventListener('pointercancel', () => onCancel(), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && onCancel(), { signal });
    return () => ending.abort();
  }, []);

  const at = held?.at ?? null;
  const onFrame = useEffectEvent(() => {
    // Scrolling changes what lies below the pointer, even if the pointer rests.
    if (held && at && scrolls !== undefined && scrollNearEdge(scrolls, at.x))
      carryTo({ ...held, over: placeAt(at, held.item) ?? homeOf(held.item) });
  });
  const isScrolling = at !== null && scrolls !== undefined;
  useEffect(() => {
    if (!isScrolling) return undefined;
    let frame = 0;
    const step = () => {
      onFrame();
      frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [isScrolling]);

  const onKeyDown = (item: Item) => (event: KeyboardEvent<HTMLElement>) => {
    const isHeld = held?.item.id === item.id && held.at === null;
    const here: Held<Item, Place> = isHeld ? held : { item, over: homeOf(item), at: null };
    const way = wayOf(event);
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isHeld) return dropHeld();
      setHeld(here);
      announce('grabbed', here);
    } else if (event.key === 'Escape' && isHeld) {
      event.preventDefault();
      putBack();
    } else if (way !== undefined && (isHeld || (altMoves && event.altKey))) {
      const over = placeBeside(here, way);
      if (isHeld || over !== undefined) event.preventDefault();
      if (over === undefined) return;
      focused.current = item.id;
      if (isHeld) return carryTo({ ...here, over });
      announce('moved', { ...here, over });
      drop({ ...here, over });
    }
  };

  const press = (item: Item, { button, clientX, clientY, pointerId }: PointerEvent) => {
    if (button === 0) pressed.current = { item, x: clientX, y: clientY, pointerId };
  };

  return {
    held,
    /** Props for the area around the handle, which the mouse can drag as well. */
    card: (item: Item) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // A finger on the card scrolls, and a button in it is pressed; neither starts a drag.
        const onButton = event.target instanceof Element && event.target.closest('button') !== null;
        if (event.pointerType === 'mouse' && !onButton) press(item, event);
      },
      // The browser would drag a photo or a link of the card away as a picture, and end this drag.
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
        if (!justDragged.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
    handle: (item: Item) => ({
      [HANDLE]: item.id,
      'aria-pressed': held?.item.id === item.id,
      onKeyDown: onKeyDown(item),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // Keeps a finger from scrolling and text from being selected.
        event.preventDefault();
        event.currentTarget.focus();
        press(item, event);
      },
      onBlur: () => {
        focused.current = null;
        if (held?.at === null) putBack();
      },
    }),
  };
};

/** Scrolls while an item is held near the edge; returns whether there was more to show. */
const scrollNearEdge = (selector: string, x: number): boolean => {
  const scroller = document.querySelector(selector);
  const box = scroller?.getBoundingClientRect();
  if (!scroller || !box) return false;
  const by = x < box.left + EDGE_PX ? -SCROLL_PX : x > box.right - EDGE_PX ? SCROLL_PX : 0;
  if (by === 0) return false;
  const before = scroller.scrollLeft;
  scroller.scrollBy({ left: by, behavior: 'instant' });
  return scroller.scrollLeft !== before;
};
