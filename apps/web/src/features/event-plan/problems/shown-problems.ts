import { planProblems } from '@proline/domain/event-plan/plan-problems';
import { PLAN_STEPS, type PlanStep, type PlanSurroundings, type EventPlan } from '@proline/domain/event-plan/plan';
import { validPlan } from '@proline/domain/event-plan/plan-changes';
import { invalidFields } from '../desk/sent-steps.ts';
import type { DeskProblem } from '../desk/plan-context.ts';

const nameOf = ({ step, field }: Pick<DeskProblem, 'step' | 'field'>): string => `${step}.${field}`;

/**
 * Returns everything that is wrong with what is on the screen. Values that cannot be stored come first. The rules of
 * the draft check only the rest, because they understand only values that can be stored.
 */
export const shownProblems = (base: EventPlan, plan: EventPlan, around: PlanSurroundings): DeskProblem[] => {
  const unkept = PLAN_STEPS.flatMap((step) =>
    [...invalidFields(step, plan[step])].map(([field, code]): DeskProblem => ({ step, field, code, blocking: true })),
  );
  const told = new Set(unkept.map(({ step, field }) => nameOf({ step, field: field.split('.')[0] ?? '' })));
  const rules = planProblems(validPlan(base, plan, invalidFields), around).filter(
    ({ step, field }) => !told.has(nameOf({ step, field: field.split('.')[0] ?? '' })),
  );
  return [...unkept, ...rules];
};

/** Maps each field's full name to its first problem, which is the one shown there. */
export const problemsByField = (problems: readonly DeskProblem[]): ReadonlyMap<string, DeskProblem> =>
  new Map(problems.toReversed().map((problem) => [nameOf(problem), problem]));

export const countIn = (problems: readonly DeskProblem[], steps: readonly PlanStep[]): number =>
  problems.filter(({ step, blocking }) => blocking && steps.includes(step)).length;

/** Returns whether a problem may be shown. Nobody should see errors in a field that they have not reached yet. */
export const isShown = (
  { touched, tried }: { readonly touched: ReadonlySet<string>; readonly tried: ReadonlySet<PlanStep> },
  problem: Pick<DeskProblem, 'step' | 'field'>,
): boolean =>
  tried.has(problem.step) ||
  touched.has(nameOf(problem)) ||
  touched.has(nameOf({ step: problem.step, field: problem.field.split('.')[0] ?? '' }));
