import { useEffect, useRef, type RefObject } from 'react';
import { isTakenKey } from '../../../lib/screen/taken-key.ts';

type DrawerKeys = {
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  readonly close: () => void;
  readonly openPage: (() => void) | undefined;
};

/** J and K are recognized by their place on the keyboard, because an Arabic layout has other letters there. */
export const useDrawerKeys = (keys: DrawerKeys, panel: RefObject<HTMLElement | null>): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTakenKey(event)) return;
      const { next, previous, close, openPage } = latest.current;
      // Enter on a link or a button belongs to that link or button.
      const onPanel = event.target === panel.current;
      const act = { KeyJ: next, KeyK: previous, Escape: close, Enter: onPanel ? openPage : undefined }[event.code];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [panel]);
};
