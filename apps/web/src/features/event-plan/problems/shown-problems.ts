import { draftProblems } from '@proline/domain/event-plan/plan-problems';
import { DRAFT_STEPS, type DraftStep, type DraftSurroundings, type EventDraft } from '@proline/domain/event-plan/plan';
import { keepablePlan } from '@proline/domain/event-plan/plan-changes';
import { unkeepableIn } from '../desk/sent-steps.ts';
import type { PlanProblem } from '../desk/plan-context.ts';

const nameOf = ({ step, field }: Pick<PlanProblem, 'step' | 'field'>): string => `${step}.${field}`;

/**
 * Returns everything that is wrong with what is on the screen. Values that cannot be stored come first. The rules of
 * the draft check only the rest, because they understand only values that can be stored.
 */
export const planProblems = (base: EventDraft, plan: EventDraft, around: DraftSurroundings): PlanProblem[] => {
  const unkept = DRAFT_STEPS.flatMap((step) =>
    [...unkeepableIn(step, plan[step])].map(([field, code]): PlanProblem => ({ step, field, code, blocking: true })),
  );
  const told = new Set(unkept.map(({ step, field }) => nameOf({ step, field: field.split('.')[0] ?? '' })));
  const rules = draftProblems(keepablePlan(base, plan, unkeepableIn), around).filter(
    ({ step, field }) => !told.has(nameOf({ step, field: field.split('.')[0] ?? '' })),
  );
  return [...unkept, ...rules];
};

/** Maps each field's full name to its first problem, which is the one shown there. */
export const problemsByField = (problems: readonly PlanProblem[]): ReadonlyMap<string, PlanProblem> =>
  new Map(problems.toReversed().map((problem) => [nameOf(problem), problem]));

export const countIn = (problems: readonly PlanProblem[], steps: readonly DraftStep[]): number =>
  problems.filter(({ step, blocking }) => blocking && steps.includes(step)).length;

/** Returns whether a problem may be shown. Nobody should see errors in a field that they have not reached yet. */
export const isShown = (
  { touched, tried }: { readonly touched: ReadonlySet<string>; readonly tried: ReadonlySet<DraftStep> },
  problem: Pick<PlanProblem, 'step' | 'field'>,
): boolean =>
  tried.has(problem.step) ||
  touched.has(nameOf(problem)) ||
  touched.has(nameOf({ step: problem.step, field: problem.field.split('.')[0] ?? '' }));
