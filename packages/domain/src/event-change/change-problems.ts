import { planProblems } from '../event-plan/plan-problems.ts';
import type { EventPlan, PlanProblem, PlanSurroundings } from '../event-plan/plan.ts';
import { sameValue } from '../merge/three-way.ts';
import { refusalOf } from './change-rules.ts';
import type { PlanChange } from './concerned.ts';

/** The part of the plan that a problem is about: the whole item of a list, otherwise the field. */
const subjectOf = (plan: EventPlan, { step, field }: PlanProblem): unknown => {
  const [name = '', index = ''] = field.split('.');
  const value: unknown = Reflect.get(plan[step], name);
  return Array.isArray(value) && /^\d+$/.test(index) ? (value[Number(index)] as unknown) : value;
};

/** What was so before, in a part that nobody has touched, is no reason to refuse a change: the event has begun by now, for example. */
const isOld = (problem: PlanProblem, after: EventPlan, old: readonly (readonly [PlanProblem, unknown])[]): boolean =>
  old.some(
    ([was, subject]) =>
      was.step === problem.step && was.code === problem.code && sameValue(subject, subjectOf(after, problem)),
  );

type Asked = { readonly before: EventPlan; readonly after: EventPlan; readonly changes: readonly PlanChange[] };
type Around = { readonly before: PlanSurroundings; readonly after: PlanSurroundings };

/** What keeps a change of a published event from being made, and what is worth a second look. */
export const changeProblems = ({ before, after, changes }: Asked, around: Around): PlanProblem[] => {
  const old = planProblems(before, around.before).map((problem) => [problem, subjectOf(before, problem)] as const);
  return [
    ...planProblems(after, around.after).filter((problem) => !problem.blocking || !isOld(problem, after, old)),
    ...changes.flatMap(({ class: given, step, at, way }): PlanProblem[] =>
      given === 'fixed' ? [{ step, field: at, code: refusalOf(way), blocking: true }] : [],
    ),
  ];
};
