import type { DraftStep } from '@proline/domain/event-plan/plan';

const CONTROL = 'input:not([type="hidden"]), select, textarea, button, [tabindex]';
/** Steps that come in pieces are drawn within so many frames. */
const MOST_TRIES = 20;

/** `shifts.3.ends`, then `shifts.3`, then `shifts`: the nearest one that has an anchor. */
const anchorOf = (step: DraftStep, field: string): HTMLElement | null => {
  const parts = field.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = `${step}.${parts.slice(0, length).join('.')}`;
    const found = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
    if (found) return found;
  }
  return null;
};

/** Puts the cursor where a problem is, as soon as that is drawn. */
export const focusField = (step: DraftStep, field: string, tries = MOST_TRIES): void => {
  const anchor = anchorOf(step, field);
  if (!anchor) {
    if (tries > 0) requestAnimationFrame(() => focusField(step, field, tries - 1));
    return;
  }
  // what is folded away is opened first
  anchor.closest('details:not([open])')?.setAttribute('open', '');
  const control = anchor.matches(CONTROL) ? anchor : anchor.querySelector<HTMLElement>(CONTROL);
  anchor.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
};

/** To the list of what is in the way. */
export const focusReview = (): void => {
  const review = document.querySelector<HTMLElement>('[data-review]');
  review?.scrollIntoView({ block: 'center' });
  (review?.querySelector<HTMLElement>('a') ?? review)?.focus({ preventScroll: true });
};
