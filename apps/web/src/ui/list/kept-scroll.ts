import { useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** Scroll positions by history entry: Back restores the list's position, a new visit starts at the top. */
const kept = new Map<string, number>();

export const useKeptScroll = (element: RefObject<HTMLElement | null>, ready: boolean): void => {
  const entry = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).state.key,
  });

  useLayoutEffect(() => {
    const top = entry === undefined ? undefined : kept.get(entry);
    if (ready && top !== undefined) element.current?.scrollTo({ top });
    // The position is restored only when the list appears; afterwards the reader scrolls.
  }, [ready]);

  useEffect(() => {
    const scrolled = element.current;
    if (!scrolled || entry === undefined) return undefined;
    const keep = () => void kept.set(entry, scrolled.scrollTop);
    scrolled.addEventListener('scroll', keep, { passive: true });
    return () => scrolled.removeEventListener('scroll', keep);
  }, [element, entry]);
};
