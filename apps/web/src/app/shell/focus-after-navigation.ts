import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { browserHistory } from '../browser-history.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The screen stays and moves the focus itself. */
    keeps_focus?: boolean;
  }
}

/**
 * Starts a new page at its top, for the eye and for a screen reader. After Back the browser restores the scroll
 * position.
 */
export const useFocusAfterNavigation = (main: RefObject<HTMLElement | null>): void => {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  const staysPut = useRouterState({ select: ({ location }) => location.state.keeps_focus === true });
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
    if (first || staysPut) return;
    if (forward.current) scrollTo(0, 0);
    // A reader who opens a part of a page with its own address, such as a tab, wants to continue there.
    const part = main.current?.querySelector<HTMLElement>('[data-focus-first]');
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (part ?? heading ?? main.current)?.focus({ preventScroll: true });
  }, [path, main, staysPut]);
};
