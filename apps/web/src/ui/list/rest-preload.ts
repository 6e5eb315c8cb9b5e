import { useEffect, useRef, type PointerEvent } from 'react';

/** Passing over many rows on the way elsewhere asks for none. */
const REST_MS = 120;

/** Whoever rests on a row is about to open it: what its drawer shows is asked for ahead. */
export const useRestPreload = (preload: (() => void) | undefined) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!preload) return {};
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') timer.current = setTimeout(preload, REST_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
};
