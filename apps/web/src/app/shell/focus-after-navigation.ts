import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { browserHistory } from '../browser-history.ts';

/** A new page begins at its top, for the eye and for a screen reader; Back leaves the scrolling to the browser. */
export const useFocusAfterNavigation = (main: RefObject<HTMLElement | null>): void => {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  const shown = useRef(path);
  const forward = useRef(false);

  useEffect(
    () =>
      browserHistory.subscribe(({ action }) => {
        forward.current = action.type === 'PUSH' || action.type === 'REPLACE';
      }),
    [],
  );

  useEffect(() => {
    const first = shown.current === undefined;
    if (path === shown.current) return;
    shown.current = path;
    if (first) return;
    if (forward.current) scrollTo(0, 0);
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [path, main]);
};
