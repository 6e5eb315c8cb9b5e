import { ratingOf } from './rating.ts';
import { reliabilityOf, type ReliabilityWeights, type ShiftCounts } from './reliability.ts';
import { acceptanceOf, attendanceOf, noShowRateOf, punctualityOf } from './work-rates.ts';

/** The small lines beside the figures go back so many months, this one included. */
export const TREND_MONTHS = 12;

/** What happened in some time. */
export type WorkCounts = {
  readonly attended: number;
  readonly no_shows: number;
  readonly on_time: number;
  readonly late_cancels: number;
  /** asked, and answered, released for it, or begun without an answer */
  readonly reconfirm_asked: number;
  readonly reconfirmed: number;
  readonly offers: number;
  readonly accepted: number;
  readonly approved_minutes: number;
};

export const NO_WORK: WorkCounts = {
  attended: 0,
  no_shows: 0,
  on_time: 0,
  late_cancels: 0,
  reconfirm_asked: 0,
  reconfirmed: 0,
  offers: 0,
  accepted: 0,
  approved_minutes: 0,
};

export const addWork = (a: WorkCounts, b: WorkCounts): WorkCounts => ({
  attended: a.attended + b.attended,
  no_shows: a.no_shows + b.no_shows,
  on_time: a.on_time + b.on_time,
  late_cancels: a.late_cancels + b.late_cancels,
  reconfirm_asked: a.reconfirm_asked + b.reconfirm_asked,
  reconfirmed: a.reconfirmed + b.reconfirmed,
  offers: a.offers + b.offers,
  accepted: a.accepted + b.accepted,
  approved_minutes: a.approved_minutes + b.approved_minutes,
});

/** What the rates are made of. */
export const shiftCountsOf = (work: WorkCounts): ShiftCounts => {
  const { attended, no_shows, on_time, late_cancels, reconfirmed, reconfirm_asked } = work;
  return { attended, no_shows, on_time, late_cancels, reconfirmed, reconfirm_asked };
};

export type WorkMonth = WorkCounts & {
  /** its first day */
  readonly month: string;
  /** 0: it is not over yet */
  readonly ended_days_ago: number;
};

type Rated = {
  readonly ratings: readonly { readonly stars: number; readonly age_days: number }[];
  /** of all ratings of all people; null: there are none */
  readonly mean: number | null;
};

export type TrendMonth = {
  readonly month: string;
  readonly reliability: number | null;
  readonly attendance: number | null;
  readonly punctuality: number | null;
  readonly no_show_rate: number | null;
  readonly rating: number | null;
  readonly acceptance: number | null;
  /** in this month alone */
  readonly approved_minutes: number;
};

/**
 * The figures as they stood at the end of each month; those of the last are today's. `before` is what happened before the first.
 * The mean of all ratings and the weights are today's throughout: how they moved is not kept.
 */
export const trendOf = (
  before: WorkCounts,
  months: readonly WorkMonth[],
  { ratings, mean }: Rated,
  weights: ReliabilityWeights,
): readonly TrendMonth[] => {
  let sum = before;
  return months.map((month) => {
    sum = addWork(sum, month);
    const counts = shiftCountsOf(sum);
    const given = ratings
      .filter(({ age_days }) => age_days >= month.ended_days_ago)
      .map(({ stars, age_days }) => ({ stars, age_days: age_days - month.ended_days_ago }));
    return {
      month: month.month,
      reliability: reliabilityOf(counts, weights),
      attendance: attendanceOf(counts).value,
      punctuality: punctualityOf(counts).value,
      no_show_rate: noShowRateOf(counts).value,
      rating: mean === null ? null : ratingOf(given, mean),
      acceptance: acceptanceOf(sum.accepted, sum.offers).value,
      approved_minutes: month.approved_minutes,
    };
  });
};
