import { useEffect, useRef, type PointerEvent } from 'react';

/** A pointer that only passes over rows loads none of them. */
const REST_MS = 120;

/** Loads a record's data ahead when the pointer rests on its row, because the user is probably about to open it. */
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
