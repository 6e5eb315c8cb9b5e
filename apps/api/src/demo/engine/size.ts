/** The four sizes that somebody chooses; every other count follows from them in fixed proportions. */
export interface DemoSize {
  readonly ushers: number;
  readonly events: number;
  readonly assignments: number;
  readonly transfers: number;
}

export const DEFAULT_SIZE: DemoSize = { ushers: 3_412, events: 248, assignments: 26_000, transfers: 9_874 };

/** Returns why a size makes no believable agency, or null when it does. */
export function refuseSize({ ushers, events, assignments, transfers }: DemoSize): string | null {
  if (events < 20) return 'At least 20 events are needed to show every status.';
  if (ushers < 100 || ushers > 5_000_000) return 'The number of ushers must be between 100 and 5,000,000.';
  if (assignments < events * 10 || assignments > events * 1_500) {
    return 'There must be between 10 and 1,500 assignments for each event.';
  }
  if (transfers < assignments * 0.36 || transfers > assignments * 0.55) {
    return 'There must be between 36 and 55 transfers for 100 assignments.';
  }
  if (ushers * 10 < transfers) return 'There must be at least one usher for 10 transfers.';
  return null;
}

/** A count in the proportions of the default size, and at least one, so that every status exists. */
export const share = (part: number, whole: number, size: number): number =>
  Math.max(1, Math.round((size * part) / whole));
