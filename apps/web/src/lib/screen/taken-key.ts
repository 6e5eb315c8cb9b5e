/** Checkboxes and radio buttons take no letters, so they are left out. */
const WRITTEN_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const IN_FRONT = 'dialog[open], [role="dialog"][aria-modal="true"], :popover-open:not([role="tooltip"])';

/** Whether a key without Ctrl belongs to something else: a field that somebody types into, a dialog or a menu. */
export const isTakenKey = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.querySelector(IN_FRONT) !== null ||
  (event.target instanceof Element && event.target.closest(WRITTEN_INTO) !== null);
