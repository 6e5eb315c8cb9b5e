import { fillGreedily } from '@proline/domain/hiring/fill/fill-greedy';
import { fillModel } from '@proline/domain/hiring/fill/fill-model';
import { rowsOf } from '@proline/domain/hiring/fill/fill-plan';
import { inOrder, type FillPlan, type FillProblem } from '@proline/domain/hiring/fill/fill-problem';
import { fillSeeds } from '@proline/domain/hiring/fill/fill-seeds';
import type { Solver } from '../../platform/solver/highs-solver.ts';
import { mostThenBest, type MostThenBest } from '../../platform/solver/most-then-best.ts';

/**
 * The plan that fills most places and, of those, matches best; with a limit of time the best that was found. `onFound` is told
 * the plan that is found one by one, then each better one with what is proven about it.
 */
export const solveFill = (
  solver: Solver,
  asked: FillProblem,
  secondsLeft: () => number,
  onFound?: (plan: FillPlan) => void,
): FillPlan => {
  const problem = inOrder(asked);
  const model = fillModel(problem);
  const known = fillGreedily(problem, model);
  const most_columns = model.places.reduce((sum, { most }) => sum + most, 0);
  const planOf = (found: Omit<MostThenBest, 'value'>): FillPlan => ({
    rows: rowsOf(model, found.taken),
    one_by_one: known.length,
    places_at_most: found.most_columns,
    tenths_at_most: found.at_most,
  });
  onFound?.(planOf({ taken: known, most_columns, at_most: Infinity }));
  return planOf(
    mostThenBest(solver, model.milp, {
      ...{ known, most_columns, secondsLeft },
      seeds: fillSeeds(model),
      onFound: (found) => onFound?.(planOf(found)),
    }),
  );
};
