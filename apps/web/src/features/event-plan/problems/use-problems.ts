import type { PlanStep } from '@proline/domain/event-plan/plan';
import { useMemo } from 'react';
import { usePlan } from '../desk/plan-context.ts';
import { useProblemWords } from './problem-words.parts.ts';

export type ShownProblem = { readonly text: string; readonly blocking: boolean };

/** Returns the problems of a step that may be shown, by field. A table calls it once instead of once for each cell. */
export const useProblems = (step: PlanStep): ReadonlyMap<string, ShownProblem> => {
  const { problems, problemAt } = usePlan();
  const wordOf = useProblemWords();
  return useMemo(() => {
    const shown = new Map<string, ShownProblem>();
    for (const { step: of, field } of problems) {
      const problem = of === step && !shown.has(field) ? problemAt(step, field) : undefined;
      if (problem) shown.set(field, { text: wordOf({ code: problem.code, field }), blocking: problem.blocking });
    }
    return shown;
  }, [problems, problemAt, step, wordOf]);
};
