import { DRAFT_STEPS } from '@proline/domain/event-plan/plan';
import type { PlanProblem } from '../desk/plan-context.ts';

/** Blocking ones first, then in the order of the steps. */
export const byWeight = (problems: readonly PlanProblem[]): PlanProblem[] =>
  problems.toSorted(
    (a, b) => Number(b.blocking) - Number(a.blocking) || DRAFT_STEPS.indexOf(a.step) - DRAFT_STEPS.indexOf(b.step),
  );
