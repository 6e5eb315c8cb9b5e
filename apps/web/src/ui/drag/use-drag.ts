import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

/** px of the window */
type Point = { readonly x: number; readonly y: number };

/** Something in somebody's hand: where it is over, and how it is carried. */
export type Held<Item, Place> = {
  readonly item: Item;
  readonly over: Place;
  /** null: carried by the keyboard */
  readonly at: Point | null;
};

/** Where an arrow key leads, in reading direction. */
export type Way = 'up' | 'down' | 'onwards' | 'back';

/** `moved`: it is over another place now; `canceled`: it is where it was. */
export type DragNews = 'grabbed' | 'moved' | 'dropped' | 'canceled';

type DragOptions<Item, Place> = {
  readonly homeOf: (item: Item) => Place;
  /** undefined: no place lies there */
  readonly placeAt: (point: Point, item: Item) => Place | undefined;
  /** undefined: there is none that way */
  readonly placeBeside: (held: Held<Item, Place>, way: Way) => Place | undefined;
  readonly drop: (held: Held<Item, Place>) => void;
  /** for those who cannot see where it is */
  readonly announce: (news: DragNews, held: Held<Item, Place>) => void;
  /** Alt and an arrow move an item by one without taking it */
  readonly altMoves?: boolean;
  /** of what shows more sideways while something is held at its edge */
  readonly scrolls?: string;
};

/** A click whose hand trembles is still a click. */
const STILL_PX = 6;
const EDGE_PX = 48;
/** for each picture that the screen draws */
const SCROLL_PX = 12;
const HANDLE = 'data-drag-handle';

const wayOf = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): Way | undefined => {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const rtl = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowLeft') === rtl ? 'onwards' : 'back';
};

/** The button by which an item is dragged; it keeps its place in the page even when its row moves. */
export const handleOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${HANDLE}="${CSS.escape(id)}"]`);

/**
 * The one way to drag: by the mouse, by a finger on the handle, or from the keyboard, where Space or Enter takes an item by
 * its handle, arrows choose the place, Space or Enter drops it there and Escape puts it back.
 */
export const useDrag = <Item extends { readonly id: string }, Place extends string | number>(
  options: DragOptions<Item, Place>,
) => {
  const { homeOf, placeAt, placeBeside, drop, announce, altMoves = false, scrolls } = options;
  const [held, setHeld] = useState<Held<Item, Place> | null>(null);
  const pressed = useRef<(Point & { readonly item: Item; readonly pointerId: number }) | null>(null);
  /** the click that ends a drag opens nothing */
  const justDragged = useRef(false);
  /** whose handle keeps the focus while its row moves in the page */
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
    // the click comes right after this
    setTimeout(() => {
      justDragged.current = false;
    });
  });
  const onCancel = useEffectEvent(() => {
    pressed.current = null;
    if (held?.at) putBack();
  });
  // On the window, not on the handle: its row may move in the page while it is dragged, and loses the pointer by that.
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
    // what lies below the hand has changed, though the hand rests
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
    /** for what lies around the handle and is dragged by the mouse as well */
    card: (item: Item) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // a finger on the card scrolls; a button in it is pressed
        const onButton = event.target instanceof Element && event.target.closest('button') !== null;
        if (event.pointerType === 'mouse' && !onButton) press(item, event);
      },
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
        // a finger scrolls no more, and no words are selected
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

/** What lies beyond the edge comes into sight while something is held there; tells whether there was more. */
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
