import type { Suitability } from './suitability.ts';

/**
 * Everybody is in one of them. `applied` and `waitlist`: asked for this work, and can have it. `recommended`: the program would
 * choose them by itself. `by_hand`: can have it, after asking. `unsuitable`: a rule forbids it, whatever they asked for.
 */
export const CANDIDATE_STANDS = ['applied', 'recommended', 'waitlist', 'by_hand', 'unsuitable'] as const;
export type CandidateStand = (typeof CANDIDATE_STANDS)[number];

/** Where somebody stands for all of the places that were judged; `asked`: the application for this role, if there is one. */
export const standOf = (judged: readonly Suitability[], asked: 'pending' | 'waitlisted' | null): CandidateStand => {
  if (judged.some(({ unsuitable }) => unsuitable.length > 0)) return 'unsuitable';
  if (asked !== null) return asked === 'pending' ? 'applied' : 'waitlist';
  // whoever is invited stays in sight, with the time that is left
  const hurdle = judged.some(({ hand_only }) => hand_only.some(({ code }) => code !== 'invited_here'));
  return hurdle ? 'by_hand' : 'recommended';
};

/**
 * What candidates can be narrowed by. `new`: too few shifts for a reliability. `unflagged`: nothing about them asks for a
 * second look. `uninvited`: no unanswered invitation, of whatever event, is for the same hours.
 */
export const CANDIDATE_TRAITS = ['new', 'unflagged', 'uninvited'] as const;
export type CandidateTrait = (typeof CANDIDATE_TRAITS)[number];
