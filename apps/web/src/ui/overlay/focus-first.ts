const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex="0"]';

/**
 * Moves the focus into a panel that somebody opens: to the element that the panel marks, or to its first field or
 * button.
 */
export const focusFirst = (panel: HTMLElement | null): void => {
  if (!panel || panel.contains(document.activeElement)) return;
  const first = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].find((one) => !one.matches(':disabled'));
  (panel.querySelector<HTMLElement>('[data-autofocus]') ?? first)?.focus();
};
