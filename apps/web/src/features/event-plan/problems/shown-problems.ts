import { changeProblems } from '@proline/domain/event-change/change-problems';
import type { BookedFacts } from '@proline/domain/event-change/concerned';
import { changesOf } from '@proline/domain/event-change/plan-change';
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
export const shownProblems = (
  base: EventPlan,
  plan: EventPlan,
  around: PlanSurroundings,
  booked: BookedFacts | null = null,
): DeskProblem[] => {
  const unkept = PLAN_STEPS.flatMap((step) =>
    [...invalidFields(step, plan[step])].map(([field, code]): DeskProblem => ({ step, field, code, blocking: true })),
  );
  const told = new Set(unkept.map(({ step, field }) => nameOf({ step, field: field.split('.')[0] ?? '' })));
  const sound = validPlan(base, plan, invalidFields);
  const rules = (booked === null ? planProblems(sound, around) : refusedChanges(base, sound, around, booked)).filter(
    ({ step, field }) => !told.has(nameOf({ step, field: field.split('.')[0] ?? '' })),
  );
  return [...unkept, ...rules];
};

/** Once it is published: what the change makes wrong, and what may not be changed. */
const refusedChanges = (before: EventPlan, after: EventPlan, around: PlanSurroundings, booked: BookedFacts) =>
  changeProblems({ before, after, changes: changesOf(before, after, booked) }, { before: around, after: around });

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
