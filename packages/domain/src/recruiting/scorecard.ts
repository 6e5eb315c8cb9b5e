/** Each criterion is scored from 1 to 5. */
export const SCORES = [1, 2, 3, 4, 5] as const;
export type Score = (typeof SCORES)[number];

/** To one decimal, as it is shown: what reads 3.5 passes a mark of 3.5. Null without scores. */
export const meanScore = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : Math.round((10 * scores.reduce((sum, one) => sum + one, 0)) / scores.length) / 10;

export const SCORECARD_STATES = ['waived', 'missing', 'failed', 'passed'] as const;
export type ScorecardState = (typeof SCORECARD_STATES)[number];

type Rule = { readonly scorecard_required: boolean; readonly pass_mark: number };

/** How somebody's last scorecard stands; `mean` is null when there is none. Waived: nobody needs one. */
export const scorecardState = (mean: number | null, { scorecard_required, pass_mark }: Rule): ScorecardState => {
  if (!scorecard_required) return 'waived';
  if (mean === null) return 'missing';
  return mean < pass_mark ? 'failed' : 'passed';
};
