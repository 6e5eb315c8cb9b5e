/** By then an open request is carried out or refused; the day of asking is day 0. */
export const DELETION_DAYS = 30;

/** Recruiters are told that a request is still open. */
export const DELETION_TOLD_DAYS = 20;

export type DeletionClock =
  | { readonly state: 'left'; readonly days: number }
  | { readonly state: 'due_today' }
  | { readonly state: 'overdue'; readonly days: number };

/** How the clock of an open request stands, by the calendar days since it was asked. */
export const deletionClock = (daysSinceAsked: number): DeletionClock => {
  const days = DELETION_DAYS - daysSinceAsked;
  if (days > 0) return { state: 'left', days };
  return days === 0 ? { state: 'due_today' } : { state: 'overdue', days: -days };
};
