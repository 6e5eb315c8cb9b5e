import type { PlanStep } from '@proline/domain/event-plan/plan';

const CONTROL = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';
/** A step may take this many frames until all its parts are rendered. */
const MOST_TRIES = 20;

/** Finds the nearest anchor: `shifts.3.ends`, then `shifts.3`, then `shifts`. */
const anchorOf = (step: PlanStep, field: string): HTMLElement | null => {
  const parts = field.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = `${step}.${parts.slice(0, length).join('.')}`;
    const found = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
    if (found) return found;
  }
  return null;
};

/** Moves the focus to the field that has a problem, as soon as it is rendered. */
export const focusField = (step: PlanStep, field: string, tries = MOST_TRIES): void => {
  const anchor = anchorOf(step, field);
  if (!anchor) {
    if (tries > 0) requestAnimationFrame(() => focusField(step, field, tries - 1));
    return;
  }
  // A field inside a closed section cannot get the focus, so the section is opened first.
  anchor.closest('details:not([open])')?.setAttribute('open', '');
  const control = anchor.matches(CONTROL) ? anchor : anchor.querySelector<HTMLElement>(CONTROL);
  anchor.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};
