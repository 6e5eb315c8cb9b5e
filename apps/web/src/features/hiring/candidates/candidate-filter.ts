import { CANDIDATE_TRAITS, type CandidateTrait } from '@proline/domain/hiring/candidate-stand';
import type { Gender } from '@proline/domain/people/person-fields';

/** Which candidates are shown. */
export type CandidateFilter = {
  /** undefined: women and men */
  readonly gender: Gender | undefined;
  /** all of these are true of them */
  readonly only: readonly CandidateTrait[];
};

/** As the address says it. */
export const filterOf = (search: {
  readonly gender?: Gender | undefined;
  readonly only?: string | undefined;
}): CandidateFilter => {
  const named = search.only?.split(',') ?? [];
  return { gender: search.gender, only: CANDIDATE_TRAITS.filter((trait) => named.includes(trait)) };
};

/** How much of it is on. */
export const filterCount = ({ gender, only }: CandidateFilter): number => only.length + (gender === undefined ? 0 : 1);
