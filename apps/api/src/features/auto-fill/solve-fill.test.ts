import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillGreedily } from '@proline/domain/hiring/fill/fill-greedy';
import { fillModel } from '@proline/domain/hiring/fill/fill-model';
import { rowsOf } from '@proline/domain/hiring/fill/fill-plan';
import { inOrder, planTenths, type FillPlan } from '@proline/domain/hiring/fill/fill-problem';
import { fillViolations } from '@proline/domain/hiring/fill/fill-violations';
import { anyFill } from '@proline/domain/hiring/testing/any-fill';
import { bestOfAll } from '@proline/domain/hiring/testing/every-plan';
import { loadSolver } from '../../platform/solver/highs-solver.ts';
import { runs } from '../../testing/property-runs.ts';
import { solveFill } from './solve-fill.service.ts';

const solver = await loadSolver();
const solve = (problem: Parameters<typeof solveFill>[1]) => solveFill(solver, problem, () => 60);

test(
  'as good as the best of all plans, proven, within every rule, and never worse than one by one',
  { timeout: 180_000 },
  () => {
    fc.assert(
      fc.property(anyFill, (drawn) => {
        const problem = inOrder(drawn);
        const plan = solve(problem);
        expect(fillViolations(problem, plan.rows)).toEqual([]);
        const found = { places: plan.rows.length, tenths: planTenths(problem, plan.rows) };
        expect(found).toEqual(bestOfAll(problem));
        expect({ places: plan.places_at_most, tenths: plan.tenths_at_most }).toEqual(found);

        const model = fillModel(problem);
        const oneByOne = rowsOf(model, fillGreedily(problem, model));
        expect(fillViolations(problem, oneByOne)).toEqual([]);
        expect(plan.one_by_one).toBe(oneByOne.length);
        expect(found.places).toBeGreaterThanOrEqual(oneByOne.length);
        if (found.places === oneByOne.length)
          expect(found.tenths).toBeGreaterThanOrEqual(planTenths(problem, oneByOne));
      }),
      { numRuns: runs(2_500) },
    );
  },
);

test('equal input has one answer, in whatever order it was read', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyFill, (problem) => {
      const turned = {
        ...problem,
        positions: problem.positions.toReversed(),
        people: problem.people.toReversed(),
      };
      expect(solve(turned)).toEqual(solve(problem));
    }),
    { numRuns: runs(100) },
  );
});

test('whatever it tells on the way keeps every rule, is never worse than before, and its limits hold', () => {
  fc.assert(
    fc.property(anyFill, (drawn) => {
      const problem = inOrder(drawn);
      const told: FillPlan[] = [];
      const plan = solveFill(
        solver,
        problem,
        () => 60,
        (found) => told.push(found),
      );
      expect(told[0]?.rows.length).toBe(plan.one_by_one);
      for (const [n, found] of [...told, plan].entries()) {
        expect(fillViolations(problem, found.rows)).toEqual([]);
        expect(found.places_at_most).toBeGreaterThanOrEqual(plan.rows.length);
        expect(found.rows.length).toBeGreaterThanOrEqual(told[n - 1]?.rows.length ?? 0);
        if (found.rows.length < plan.rows.length) continue;
        expect(found.tenths_at_most).toBeGreaterThanOrEqual(planTenths(problem, plan.rows));
      }
    }),
    { numRuns: runs(200) },
  );
});

test('without time it gives what is found one by one, and does not claim that it is the best', () => {
  fc.assert(
    fc.property(anyFill, (problem) => {
      const plan = solveFill(solver, problem, () => 0);
      expect(fillViolations(problem, plan.rows)).toEqual([]);
      expect(plan.rows.length).toBe(plan.one_by_one);
      const best = bestOfAll(problem);
      expect(plan.places_at_most).toBeGreaterThanOrEqual(best.places);
      if (plan.rows.length === best.places) expect(plan.tenths_at_most).toBeGreaterThanOrEqual(best.tenths);
    }),
    { numRuns: runs(200) },
  );
});
