/** Until when an invitation may hold its place. */

const HOUR_MS = 3_600_000;
/** Hours that are offered beside the organization's own. */
const USUAL_HOURS = [2, 6, 24, 48] as const;

type Preset = { readonly hours: number; readonly until: Date };

/** An invitation ends before its work begins, so what would last longer is not offered. */
export const presetsFor = (now: Date, standardHours: number, begins: Date): readonly Preset[] =>
  [...new Set([...USUAL_HOURS, standardHours])]
    .toSorted((a, b) => a - b)
    .map((hours) => ({ hours, until: new Date(now.getTime() + hours * HOUR_MS) }))
    .filter(({ until }) => until <= begins);

export const expiryProblem = (until: Date | null, now: Date, begins: Date): 'past' | 'too_late' | 'missing' | null => {
  if (until === null) return 'missing';
  if (until <= now) return 'past';
  return until > begins ? 'too_late' : null;
};
