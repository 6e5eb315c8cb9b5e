import { fillGreedily } from '@proline/domain/hiring/fill/fill-greedy';
import { fillModel } from '@proline/domain/hiring/fill/fill-model';
import { rowsOf } from '@proline/domain/hiring/fill/fill-plan';
import { inOrder, type FillPlan, type FillProblem } from '@proline/domain/hiring/fill/fill-problem';
import { fillSeeds } from '@proline/domain/hiring/fill/fill-seeds';
import type { Solver } from '../../platform/solver/highs-solver.ts';
import { mostThenBest } from '../../platform/solver/most-then-best.ts';

/** The plan that fills most places and, of those, matches best; with a limit of time the best that was found. */
export const solveFill = (solver: Solver, asked: FillProblem, secondsLeft: () => number): FillPlan => {
  const problem = inOrder(asked);
  const model = fillModel(problem);
  const known = fillGreedily(problem, model);
  const best = mostThenBest(solver, model.milp, {
    known,
    seeds: fillSeeds(model),
    most_columns: model.places.reduce((sum, { most }) => sum + most, 0),
    secondsLeft,
  });
  return {
    rows: rowsOf(model, best.taken),
    one_by_one: rowsOf(model, known).length,
    places_at_most: best.most_columns,
    tenths_at_most: best.at_most,
  };
};
