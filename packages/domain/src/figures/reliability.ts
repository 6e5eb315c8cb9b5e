/** What is known of somebody's shifts that are over; excused ones are not among them. */
export type ShiftCounts = {
  readonly attended: number;
  readonly no_shows: number;
  readonly late_cancels: number;
  /** of those attended, the ones begun within the grace */
  readonly on_time: number;
  /** of those asked for, the ones reconfirmed in time */
  readonly reconfirmed: number;
  readonly reconfirm_asked: number;
};

/** Who comes so many minutes after the start is still on time, until the settings say otherwise. */
export const GRACE_MINUTES = 10;
/** Below this there is no figure: somebody is new. */
export const NEW_BELOW_SHIFTS = 3;
/** So many average shifts weigh against somebody's own. */
export const RELIABILITY_PRIOR = 5;

export const RELIABILITY_KEYS = ['attendance', 'punctuality', 'kept', 'reconfirmed'] as const;
export type ReliabilityKey = (typeof RELIABILITY_KEYS)[number];

/** Whole percent; together 100. */
export type ReliabilityWeights = { readonly [Key in ReliabilityKey]: number };

/** Until the settings say otherwise. */
export const RELIABILITY_WEIGHTS = {
  attendance: 45,
  punctuality: 25,
  kept: 15,
  reconfirmed: 15,
} as const satisfies ReliabilityWeights;

/** What is taken for granted of somebody of whom nothing is known. */
export const RELIABILITY_EXPECTED = {
  attendance: 0.9,
  punctuality: 0.85,
  late_cancel: 0.05,
  reconfirmed: 0.8,
} as const;

const shrunk = (part: number, all: number, expected: number): number =>
  (part + RELIABILITY_PRIOR * expected) / (all + RELIABILITY_PRIOR);

/** Shifts that somebody came to, or should have. */
export const shiftsOf = ({ attended, no_shows }: Pick<ShiftCounts, 'attended' | 'no_shows'>): number =>
  attended + no_shows;

const PERCENT = 100;

/**
 * 100·(0.45 attendance + 0.25 punctuality + 0.15 (1 − late cancel) + 0.15 reconfirmed), by the weights of the settings, each
 * shrunk by (x + 5·p₀) ÷ (n + 5). Null: new.
 */
export const reliabilityOf = (
  counts: ShiftCounts,
  weights: ReliabilityWeights = RELIABILITY_WEIGHTS,
): number | null => {
  if (shiftsOf(counts) < NEW_BELOW_SHIFTS) return null;
  const { attended, no_shows, late_cancels, on_time, reconfirmed, reconfirm_asked } = counts;
  const all = attended + no_shows + late_cancels;
  const p = RELIABILITY_EXPECTED;
  return (
    100 *
    ((weights.attendance / PERCENT) * shrunk(attended, all, p.attendance) +
      (weights.punctuality / PERCENT) * shrunk(on_time, attended, p.punctuality) +
      (weights.kept / PERCENT) * (1 - shrunk(late_cancels, all, p.late_cancel)) +
      (weights.reconfirmed / PERCENT) * shrunk(reconfirmed, reconfirm_asked, p.reconfirmed))
  );
};

/** What somebody of whom nothing is known stands for, from 0 to 1. */
export const expectedReliability = (weights: ReliabilityWeights): number => {
  const p = RELIABILITY_EXPECTED;
  const { attendance, punctuality, kept, reconfirmed } = weights;
  return (
    (attendance * p.attendance +
      punctuality * p.punctuality +
      kept * (1 - p.late_cancel) +
      reconfirmed * p.reconfirmed) /
    PERCENT
  );
};
