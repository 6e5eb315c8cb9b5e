import { useEffect } from 'react';

/** For a dialog that comes and goes as a whole: the focus goes back to what opened it, else to the page's title. */
export const useFocusReturn = (): void => {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // after the browser has taken the focus away with the dialog, and only if nobody else has it by then
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const back = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null;
        (back ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
      });
    };
  }, []);
};
