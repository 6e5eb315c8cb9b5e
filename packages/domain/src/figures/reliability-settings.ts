import {
  GRACE_MINUTES,
  RELIABILITY_KEYS,
  RELIABILITY_WEIGHTS,
  type ReliabilityKey,
  type ReliabilityWeights,
} from './reliability.ts';

type Weighed = { readonly [Key in ReliabilityKey as `weight_${Key}`]: number };

/** What reliability is made of, and from where on it is good or fair, as the settings say it. */
export type ReliabilitySettings = Weighed & {
  /** who comes so many minutes after the start is still on time, in every figure */
  readonly grace_minutes: number;
  readonly good_from: number;
  readonly fair_from: number;
};

const SHARE = { least: 0, most: 100 } as const;

export const RELIABILITY_LIMITS = {
  weight_attendance: SHARE,
  weight_punctuality: SHARE,
  weight_kept: SHARE,
  weight_reconfirmed: SHARE,
  grace_minutes: { least: 0, most: 120 },
  good_from: { least: 1, most: 100 },
  fair_from: SHARE,
} as const satisfies Readonly<Record<keyof ReliabilitySettings, { readonly least: number; readonly most: number }>>;

export const DEFAULT_RELIABILITY = {
  weight_attendance: RELIABILITY_WEIGHTS.attendance,
  weight_punctuality: RELIABILITY_WEIGHTS.punctuality,
  weight_kept: RELIABILITY_WEIGHTS.kept,
  weight_reconfirmed: RELIABILITY_WEIGHTS.reconfirmed,
  grace_minutes: GRACE_MINUTES,
  good_from: 85,
  fair_from: 70,
} as const satisfies ReliabilitySettings;

const ALL_PERCENT = 100;

export const reliabilityWeightsOf = (settings: Weighed): ReliabilityWeights => ({
  attendance: settings.weight_attendance,
  punctuality: settings.weight_punctuality,
  kept: settings.weight_kept,
  reconfirmed: settings.weight_reconfirmed,
});

export const reliabilityAddsUp = (settings: Weighed): boolean =>
  RELIABILITY_KEYS.reduce((sum, key) => sum + settings[`weight_${key}`], 0) === ALL_PERCENT;

type Bands = Pick<ReliabilitySettings, 'good_from' | 'fair_from'>;

export const bandsRise = ({ good_from, fair_from }: Bands): boolean => fair_from < good_from;

export const bandOf = (reliability: number, { good_from, fair_from }: Bands): 'good' | 'fair' | 'poor' => {
  if (reliability >= good_from) return 'good';
  return reliability >= fair_from ? 'fair' : 'poor';
};
