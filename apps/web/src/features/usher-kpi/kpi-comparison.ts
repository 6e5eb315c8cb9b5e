import type { KpiFigures } from '@proline/contract/usher-kpi/usher-kpi';

/** The address says this while nothing is compared. */
export const NOT_COMPARED = { compare: 'no' } as const;
/** One object: the list reads its address anew when it gets another. */
export const COMPARED = {} as const;

/** The same figures, without those of the period before. */
export const withoutBefore = (figures: KpiFigures): KpiFigures => ({
  ...figures,
  before: null,
  then: null,
  points: figures.points.map((point) => ({ ...point, then: null })),
});
