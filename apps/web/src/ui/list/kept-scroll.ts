import { useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** By entry of the history: Back finds the list where it was left, a new visit begins at the top. */
const kept = new Map<string, number>();

export const useKeptScroll = (element: RefObject<HTMLElement | null>, ready: boolean): void => {
  const entry = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).state.key,
  });

  useLayoutEffect(() => {
    const top = entry === undefined ? undefined : kept.get(entry);
    if (ready && top !== undefined) element.current?.scrollTo({ top });
    // Only when the list appears: while it is in use, the reader scrolls.
  }, [ready]);

  useEffect(() => {
    const scrolled = element.current;
    if (!scrolled || entry === undefined) return undefined;
    const keep = () => void kept.set(entry, scrolled.scrollTop);
    scrolled.addEventListener('scroll', keep, { passive: true });
    return () => scrolled.removeEventListener('scroll', keep);
  }, [element, entry]);
};
