import { draftProblems } from '@proline/domain/event-plan/plan-problems';
import { DRAFT_STEPS, type DraftStep, type DraftSurroundings, type EventDraft } from '@proline/domain/event-plan/plan';
import { keepablePlan } from '@proline/domain/event-plan/plan-changes';
import { unkeepableIn } from '../desk/sent-steps.ts';
import type { PlanProblem } from '../desk/plan-context.ts';

const nameOf = ({ step, field }: Pick<PlanProblem, 'step' | 'field'>): string => `${step}.${field}`;

/**
 * Everything that is wrong with what is on the screen. What cannot even be kept comes first; the rules of the draft are
 * asked about the rest, since they understand only what can.
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

/** By the field's whole name, the first one of each: what is shown at it. */
export const problemsByField = (problems: readonly PlanProblem[]): ReadonlyMap<string, PlanProblem> =>
  new Map(problems.toReversed().map((problem) => [nameOf(problem), problem]));

export const countIn = (problems: readonly PlanProblem[], steps: readonly DraftStep[]): number =>
  problems.filter(({ step, blocking }) => blocking && steps.includes(step)).length;

/** Nobody is told off for a field that he has not come to yet. */
export const isShown = (
  { touched, tried }: { readonly touched: ReadonlySet<string>; readonly tried: ReadonlySet<DraftStep> },
  problem: Pick<PlanProblem, 'step' | 'field'>,
): boolean =>
  tried.has(problem.step) ||
  touched.has(nameOf(problem)) ||
  touched.has(nameOf({ step: problem.step, field: problem.field.split('.')[0] ?? '' }));
