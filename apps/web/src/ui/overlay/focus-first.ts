const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex="0"]';

/** Whoever opens a panel goes on in it: at the place that it marks, else at its first field or button. */
export const focusFirst = (panel: HTMLElement | null): void => {
  if (!panel || panel.contains(document.activeElement)) return;
  const first = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].find((one) => !one.matches(':disabled'));
  (panel.querySelector<HTMLElement>('[data-autofocus]') ?? first)?.focus();
};
