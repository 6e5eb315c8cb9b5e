import { DEFAULT_RECRUITING, pairsOf } from '@proline/domain/recruiting/recruiting';
import { meanScore } from '@proline/domain/recruiting/scorecard';
import type { Random } from '../engine/random.ts';

const { criteria_en, criteria_ar, pass_mark } = DEFAULT_RECRUITING;
const CRITERIA = pairsOf(criteria_en, criteria_ar);
const NOTES = {
  passed: [
    'Confident, good English.',
    'Friendly; first event job.',
    'Knows the venues well.',
    'Arrived early, well prepared.',
    'حضور مميز وثقة في الحديث.',
    'خبرة سابقة في تنظيم المعارض.',
    '',
  ],
  failed: ['Hardly spoke.', 'Looks for a full-time job.', 'لا يناسبه العمل في عطلة نهاية الأسبوع.', ''],
};

export interface Scorecard {
  readonly scores: string;
  readonly mean: number;
  readonly note: string;
}

/** Scores around the wanted outcome; whoever passes does so by the mark of the settings. */
export function scorecardOf(random: Random, passes: boolean): Scorecard {
  const [least, most] = passes ? [3, 5] : [1, 3];
  const scores = CRITERIA.map(({ en, ar }) => ({ en, ar, score: random.whole(least, most) }));
  // one criterion more or less decides it
  for (let place = 0; passes && meanOf(scores) < pass_mark && place < scores.length; place++) {
    const one = scores[place];
    if (one) one.score = 4;
  }
  const mean = meanOf(scores);
  return { scores: JSON.stringify(scores), mean, note: random.pick(NOTES[mean >= pass_mark ? 'passed' : 'failed']) };
}

const meanOf = (scores: readonly { readonly score: number }[]): number =>
  meanScore(scores.map(({ score }) => score)) ?? 0;
