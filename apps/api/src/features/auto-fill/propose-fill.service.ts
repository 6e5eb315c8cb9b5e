import { fillProblemOf, type FillSource } from '@proline/domain/hiring/fill/fill-candidates';
import {
  explainChoices,
  explainGaps,
  type ChoiceReason,
  type GapReason,
} from '@proline/domain/hiring/fill/fill-explain';
import { fillFigures, type FillFigures } from '@proline/domain/hiring/fill/fill-figures';
import { fillChanges, type FillChange } from '@proline/domain/hiring/fill/fill-plan';
import type { FillPlan, FillProblem } from '@proline/domain/hiring/fill/fill-problem';
import { reserveSource } from '@proline/domain/hiring/fill/fill-reserves';
import type { Solver } from '../../platform/solver/highs-solver.ts';
import { solveFill } from './solve-fill.service.ts';

export type FillProposal = {
  readonly plan: FillPlan;
  readonly figures: FillFigures;
  readonly changes: readonly FillChange[];
  readonly choices: readonly ChoiceReason[];
  readonly gaps: readonly GapReason[];
  /** who stands by beside the plan; null: nobody was asked for */
  readonly reserves: Reserves | null;
};

export type Reserves = { readonly plan: FillPlan; readonly choices: readonly ChoiceReason[] };

type Asked = { readonly secondsLeft: () => number; readonly onFound?: (plan: FillPlan) => void };

/** A plan for an event, what it changes, and why. */
export const proposeFill = (solver: Solver, source: FillSource, { secondsLeft, onFound }: Asked): FillProposal => {
  const problem = fillProblemOf(source);
  const plan = solveFill(solver, problem, secondsLeft, onFound);
  return { ...explained(source, problem, plan), reserves: findReserves(solver, source, plan, secondsLeft) };
};

/** The same question once more, for what the plan leaves. */
const findReserves = (
  solver: Solver,
  source: FillSource,
  { rows }: FillPlan,
  secondsLeft: () => number,
): Reserves | null => {
  if (!source.positions.some(({ reserve_room = 0 }) => reserve_room > 0)) return null;
  const asked = reserveSource(source, rows);
  const problem = fillProblemOf(asked);
  const plan = solveFill(solver, problem, secondsLeft);
  return { plan, choices: explainChoices(asked, problem, plan.rows) };
};

/** What a plan changes, and why. */
export const explainFill = (source: FillSource, plan: FillPlan): FillProposal =>
  explained(source, fillProblemOf(source), plan);

const explained = (source: FillSource, problem: FillProblem, plan: FillPlan): FillProposal => {
  const changes = fillChanges(problem, plan.rows);
  const chosen = changes.filter(({ kind }) => kind !== 'kept').map(({ row }) => row);
  return {
    plan,
    figures: fillFigures(source, problem, plan),
    changes,
    choices: explainChoices(source, problem, chosen, plan.rows),
    gaps: explainGaps(source, problem, plan.rows),
    reserves: null,
  };
};
