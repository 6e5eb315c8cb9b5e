import { useEffect } from 'react';

/** Returns the focus when a dialog unmounts: to the element that opened it, or to the page's title. */
export const useFocusReturn = (): void => {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // The browser first removes the focus together with the dialog; afterwards it is moved only if no other element
      // has it.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const back = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null;
        (back ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
      });
    };
  }, []);
};
