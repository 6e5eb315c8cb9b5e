import { useEffect, useRef, type RefObject } from 'react';

type DrawerKeys = {
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  readonly close: () => void;
  readonly openPage: (() => void) | undefined;
};

/** Checkboxes and radio buttons take no letters, so they are left out. */
const WRITTEN_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Whether the key belongs to something else: a field that somebody types into, a dialog or a menu. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"], :popover-open:not([role="tooltip"])') !==
    null ||
  (event.target instanceof Element && event.target.closest(WRITTEN_INTO) !== null);

/** J and K are recognized by their place on the keyboard, because an Arabic layout has other letters there. */
export const useDrawerKeys = (keys: DrawerKeys, panel: RefObject<HTMLElement | null>): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
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
