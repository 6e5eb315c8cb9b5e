import { PLAN_STEPS, type PlanProblem } from '../plan.ts';

/** Field path → codes, as a refusal names them: `stepOne.title_en` → `['required']`. */
export const problemPaths = (problems: readonly PlanProblem[]): Record<string, string[]> => {
  const paths: Record<string, string[]> = {};
  for (const { step, field, code } of problems) (paths[`${step}.${field}`] ??= []).push(code);
  return paths;
};

type BlockingProblem = Pick<PlanProblem, 'step' | 'field'> & { readonly code: string; readonly blocking: true };

/** The problems behind such paths, in the same order. A path that is not in a plan is left out. */
export const problemsAt = (paths: Readonly<Record<string, readonly string[]>>): BlockingProblem[] =>
  Object.entries(paths).flatMap(([path, codes]) => {
    const [first = '', ...rest] = path.split('.');
    const step = PLAN_STEPS.find((one) => one === first);
    return step === undefined ? [] : codes.map((code) => ({ step, field: rest.join('.'), code, blocking: true }));
  });
