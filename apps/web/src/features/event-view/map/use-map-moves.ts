import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { panned, zoomed, type MapPoint, type MapSight } from './map-projection.ts';

type MapMovesOptions = {
  readonly area: RefObject<HTMLElement | null>;
  readonly sight: MapSight;
  readonly size: { readonly width: number; readonly height: number };
  readonly look: (sight: MapSight) => void;
  /** The most px per degree. */
  readonly most: number;
  /** Brings everything into view again. */
  readonly fit: () => void;
  /** The wheel alone zooms; otherwise it needs Ctrl, so that the page around the map still scrolls. */
  readonly freeWheel: boolean;
  /** Called with a clicked point, or with the center after Enter. */
  readonly pick?: ((px: MapPoint) => void) | undefined;
};

const STEP = 1.6;
const WHEEL_PX = 300;
const PAN_PX = 80;
/** A hand may tremble this much during a click. */
const STILL_PX = 4;

/** Moves and zooms the map by dragging, two fingers, wheel or keyboard: arrows, + and −, and 0 for everything. */
export const useMapMoves = ({ area, sight, size, look, most, fit, freeWheel, pick }: MapMovesOptions) => {
  const fingers = useRef(new Map<number, MapPoint>());
  const travelled = useRef(0);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoomBy = (factor: number, at: MapPoint = middle) => look(zoomed(sight, { factor, px: at, most }, size));

  const pointOf = (event: { readonly clientX: number; readonly clientY: number }): MapPoint => {
    const box = area.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!freeWheel && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(2 ** (-event.deltaY / WHEEL_PX), pointOf(event));
  });
  useEffect(() => {
    const element = area.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React's own wheel listeners are passive and cannot keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [area]);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const by = { x: before.x - now.x, y: before.y - now.y };
    travelled.current += Math.hypot(by.x, by.y);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (!other) {
      if (travelled.current > STILL_PX) look(panned(sight, by));
      return;
    }
    const apart = (point: MapPoint) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    zoomBy(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };

  const letGo = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return;
    if (travelled.current <= STILL_PX && event.type === 'pointerup') pick?.(pointOf(event));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = (x: number, y: number) => () => look(panned(sight, { x: x * PAN_PX, y: y * PAN_PX }));
    const onMap = event.target === event.currentTarget;
    const act = {
      // East is on the right in every language.
      ArrowRight: pan(1, 0),
      ArrowLeft: pan(-1, 0),
      ArrowDown: pan(0, 1),
      ArrowUp: pan(0, -1),
      '+': () => zoomBy(STEP),
      '=': () => zoomBy(STEP),
      '-': () => zoomBy(1 / STEP),
      '0': fit,
      Enter: onMap && pick ? () => pick(middle) : undefined,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return {
    nearer: () => zoomBy(STEP),
    farther: () => zoomBy(1 / STEP),
    handlers: {
      onKeyDown,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // Pins and buttons on the map are clicked, not dragged.
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a'))) return;
        if (fingers.current.size === 0) travelled.current = 0;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, pointOf(event));
      },
      onPointerMove: follow,
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
};
