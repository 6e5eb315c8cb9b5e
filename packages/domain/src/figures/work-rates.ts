import {
  RELIABILITY_EXPECTED,
  RELIABILITY_PRIOR,
  type ReliabilityKey,
  type ReliabilityWeights,
  type ShiftCounts,
} from './reliability.ts';

/** A share with the number of cases behind it. */
export type Rate = {
  /** from 0 to 1; null: there is no case yet, which is not 0 % */
  readonly value: number | null;
  readonly part: number;
  readonly sample: number;
};

const rate = (part: number, sample: number): Rate => ({ value: sample === 0 ? null : part / sample, part, sample });

type Of<Count extends keyof ShiftCounts> = Pick<ShiftCounts, Count>;

/** Attended ÷ (attended + no-show + late cancel); who was excused does not count. */
export const attendanceOf = ({
  attended,
  no_shows,
  late_cancels,
}: Of<'attended' | 'no_shows' | 'late_cancels'>): Rate => rate(attended, attended + no_shows + late_cancels);

/** Begun within the grace ÷ attended. */
export const punctualityOf = ({ on_time, attended }: Of<'on_time' | 'attended'>): Rate => rate(on_time, attended);

/** No-show ÷ (attended + no-show). */
export const noShowRateOf = ({ no_shows, attended }: Of<'no_shows' | 'attended'>): Rate =>
  rate(no_shows, attended + no_shows);

/** Accepted ÷ offers that were answered or expired. */
export const acceptanceOf = (accepted: number, offers: number): Rate => rate(accepted, offers);

export type ReliabilityPart = Rate & {
  readonly key: ReliabilityKey;
  /** the share after it was drawn toward what is expected of everybody, from 0 to 1 */
  readonly counted: number;
  /** in percent */
  readonly weight: number;
};

/** What reliability is made of: the sum of `weight · counted`. */
export const reliabilityParts = (counts: ShiftCounts, weights: ReliabilityWeights): readonly ReliabilityPart[] => {
  const { attended, no_shows, late_cancels, reconfirmed, reconfirm_asked } = counts;
  const all = attended + no_shows + late_cancels;
  const part = (key: ReliabilityPart['key'], own: Rate, expected: number): ReliabilityPart => ({
    key,
    ...own,
    counted: (own.part + RELIABILITY_PRIOR * expected) / (own.sample + RELIABILITY_PRIOR),
    weight: weights[key],
  });
  return [
    part('attendance', attendanceOf(counts), RELIABILITY_EXPECTED.attendance),
    part('punctuality', punctualityOf(counts), RELIABILITY_EXPECTED.punctuality),
    part('kept', rate(all - late_cancels, all), 1 - RELIABILITY_EXPECTED.late_cancel),
    part('reconfirmed', rate(reconfirmed, reconfirm_asked), RELIABILITY_EXPECTED.reconfirmed),
  ];
};
