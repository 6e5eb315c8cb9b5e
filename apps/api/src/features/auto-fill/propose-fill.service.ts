import { fillProblemOf, type FillSource } from '@proline/domain/hiring/fill/fill-candidates';
import {
  explainChoices,
  explainGaps,
  type ChoiceReason,
  type GapReason,
} from '@proline/domain/hiring/fill/fill-explain';
import { fillFigures, type FillFigures } from '@proline/domain/hiring/fill/fill-figures';
import { fillChanges, type FillChange } from '@proline/domain/hiring/fill/fill-plan';
import type { FillPlan } from '@proline/domain/hiring/fill/fill-problem';
import type { Solver } from '../../platform/solver/highs-solver.ts';
import { solveFill } from './solve-fill.service.ts';

export type FillProposal = {
  readonly plan: FillPlan;
  readonly figures: FillFigures;
  readonly changes: readonly FillChange[];
  readonly choices: readonly ChoiceReason[];
  readonly gaps: readonly GapReason[];
};

/** A plan for an event, what it changes, and why. */
export const proposeFill = (solver: Solver, source: FillSource, secondsLeft: () => number): FillProposal => {
  const problem = fillProblemOf(source);
  const plan = solveFill(solver, problem, secondsLeft);
  const changes = fillChanges(problem, plan.rows);
  const chosen = changes.filter(({ kind }) => kind !== 'kept').map(({ row }) => row);
  return {
    plan,
    figures: fillFigures(source, problem, plan),
    changes,
    choices: explainChoices(source, problem, chosen, plan.rows),
    gaps: explainGaps(source, problem, plan.rows),
  };
};
