import { expectedReliability, type ReliabilityWeights } from '../figures/reliability.ts';
import { LATE_CANCEL_HOURS } from '../assignment/late-cancel.ts';
import { USHERS_PER_LEADER } from '../event-plan/plan.ts';
import { FAIRNESS_DAYS, MATCH_PARTS, MATCH_WEIGHTS, type MatchPart, type MatchWeights } from './match-score.ts';
import { RECONFIRM_HOURS, type ReconfirmHours } from './reconfirm-deadline.ts';
import { DEFAULT_WORK_LIMITS, NEAR_KM, type WorkLimits } from './work-limits.ts';

type Weighed = { readonly [Part in MatchPart as `weight_${Part}`]: number };

/** How places are filled, as the settings say it. */
export type HiringSettings = Weighed & {
  /** whether an open place is offered to the waitlist by itself */
  readonly offers_on: boolean;
  readonly offer_minutes: number;
  /** whole hours in the organization's zone between which nobody is sent an offer; the same hour twice: always allowed */
  readonly quiet_from: number;
  readonly quiet_until: number;
  /** how long an invitation holds its place unless somebody says otherwise */
  readonly invitation_hours: number;
  readonly near_km: number;
  /** one team leader for so many ushers who are on at once */
  readonly ushers_per_leader: number;
  readonly rest_hours: number;
  readonly day_hours: number;
  readonly week_hours: number;
  /** recent work counts over so many days */
  readonly fairness_days: number;
  /** before the work begins an answer is due */
  readonly reconfirm_before_hours: number;
  /** everybody has at least so long to answer */
  readonly reconfirm_answer_hours: number;
  /** before the work begins nobody is replaced any more for having said nothing */
  readonly reconfirm_replace_hours: number;
  /** before the shift; whoever gives a place back later has canceled late */
  readonly late_cancel_hours: number;
};

type Limits = { readonly least: number; readonly most: number };

export const HIRING_LIMITS = {
  offer_minutes: { least: 5, most: 1_440 },
  quiet_from: { least: 0, most: 23 },
  quiet_until: { least: 0, most: 23 },
  invitation_hours: { least: 1, most: 336 },
  near_km: { least: 1, most: 1_000 },
  ushers_per_leader: { least: 1, most: 100 },
  rest_hours: { least: 0, most: 24 },
  day_hours: { least: 1, most: 24 },
  week_hours: { least: 1, most: 168 },
  fairness_days: { least: 1, most: 90 },
  reconfirm_before_hours: { least: 1, most: 336 },
  reconfirm_answer_hours: { least: 1, most: 72 },
  reconfirm_replace_hours: { least: 0, most: 72 },
  late_cancel_hours: { least: 0, most: 336 },
  weight_reliability: { least: 0, most: 100 },
  weight_rating: { least: 0, most: 100 },
  weight_experience: { least: 0, most: 100 },
  weight_distance: { least: 0, most: 100 },
  weight_rest: { least: 0, most: 100 },
  weight_fairness: { least: 0, most: 100 },
} as const satisfies { readonly [Field in Exclude<keyof HiringSettings, 'offers_on'>]: Limits };

const MINUTES_PER_HOUR = 60;

export const DEFAULT_HIRING = {
  offers_on: true,
  offer_minutes: 60,
  quiet_from: 22,
  quiet_until: 8,
  invitation_hours: 48,
  near_km: NEAR_KM,
  ushers_per_leader: USHERS_PER_LEADER,
  rest_hours: DEFAULT_WORK_LIMITS.least_rest_hours,
  day_hours: DEFAULT_WORK_LIMITS.most_day_minutes / MINUTES_PER_HOUR,
  week_hours: DEFAULT_WORK_LIMITS.most_week_minutes / MINUTES_PER_HOUR,
  fairness_days: FAIRNESS_DAYS,
  reconfirm_before_hours: RECONFIRM_HOURS.before_start,
  reconfirm_answer_hours: RECONFIRM_HOURS.to_answer,
  reconfirm_replace_hours: RECONFIRM_HOURS.to_replace,
  late_cancel_hours: LATE_CANCEL_HOURS,
  weight_reliability: MATCH_WEIGHTS.reliability,
  weight_rating: MATCH_WEIGHTS.rating,
  weight_experience: MATCH_WEIGHTS.experience,
  weight_distance: MATCH_WEIGHTS.distance,
  weight_rest: MATCH_WEIGHTS.rest,
  weight_fairness: MATCH_WEIGHTS.fairness,
} as const satisfies HiringSettings;

const ALL_POINTS = 100;

/** A score counts from 0 to 100, so that the weights share exactly that. */
export const weightsAddUp = (settings: Weighed): boolean =>
  MATCH_PARTS.reduce((sum, part) => sum + settings[`weight_${part}`], 0) === ALL_POINTS;

type Reconfirming = Pick<
  HiringSettings,
  'reconfirm_before_hours' | 'reconfirm_answer_hours' | 'reconfirm_replace_hours'
>;

export const reconfirmHoursOf = (settings: Reconfirming): ReconfirmHours => ({
  before_start: settings.reconfirm_before_hours,
  to_answer: settings.reconfirm_answer_hours,
  to_replace: settings.reconfirm_replace_hours,
});

/** Otherwise an answer would be due when it no longer mattered. */
export const leavesTimeToReplace = ({ reconfirm_before_hours, reconfirm_replace_hours }: Reconfirming): boolean =>
  reconfirm_replace_hours < reconfirm_before_hours;

/** What decides who fits and who comes first; every way to a place asks the same. */
export type HiringRules = {
  readonly limits: WorkLimits;
  readonly near_km: number;
  readonly weights: MatchWeights;
  /** what somebody new stands for, from 0 to 1 */
  readonly expected_reliability: number;
};

export const hiringRulesOf = (
  settings: HiringSettings,
  week_start: number,
  reliability: ReliabilityWeights,
): HiringRules => ({
  limits: {
    least_rest_hours: settings.rest_hours,
    most_day_minutes: settings.day_hours * MINUTES_PER_HOUR,
    most_week_minutes: settings.week_hours * MINUTES_PER_HOUR,
    week_start,
  },
  near_km: settings.near_km,
  weights: {
    reliability: settings.weight_reliability,
    rating: settings.weight_rating,
    experience: settings.weight_experience,
    distance: settings.weight_distance,
    rest: settings.weight_rest,
    fairness: settings.weight_fairness,
  },
  expected_reliability: expectedReliability(reliability),
});
