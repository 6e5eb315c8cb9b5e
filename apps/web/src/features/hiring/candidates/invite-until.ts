/** Until when an invitation may hold its place. */

const HOUR_MS = 3_600_000;
/** Hours that are offered beside the organization's own. */
const USUAL_HOURS = [2, 6, 24, 48] as const;

type Preset = { readonly hours: number; readonly until: Date };

/** What would last too long is not offered. */
export const presetsFor = (now: Date, standardHours: number, latest: Date): readonly Preset[] =>
  [...new Set([...USUAL_HOURS, standardHours])]
    .toSorted((a, b) => a - b)
    .map((hours) => ({ hours, until: new Date(now.getTime() + hours * HOUR_MS) }))
    .filter(({ until }) => until <= latest);

type Shift = { readonly starts_at: string; readonly ends_at: string };

/** An invitation ends before the work begins; to work that has begun, before it is over. Of several shifts the first decides. */
export const latestExpiry = (shifts: readonly Shift[], now: Date): { readonly at: Date; readonly begun: boolean } => {
  const [first] = shifts
    .map(({ starts_at, ends_at }) => {
      const begun = new Date(starts_at) <= now;
      return { at: new Date(begun ? ends_at : starts_at), begun };
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return first ?? { at: now, begun: false };
};

export const expiryProblem = (until: Date | null, now: Date, latest: Date): 'past' | 'too_late' | 'missing' | null => {
  if (until === null) return 'missing';
  if (until <= now) return 'past';
  return until > latest ? 'too_late' : null;
};
