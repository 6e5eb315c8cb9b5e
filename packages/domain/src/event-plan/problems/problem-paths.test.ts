import { expect, test } from 'vitest';
import type { PlanProblem } from '../plan.ts';
import { problemPaths, problemsAt } from './problem-paths.ts';

test('problems go through a refusal and come back; paths of other forms are left out', () => {
  const problems: PlanProblem[] = [
    { step: 'stepOne', field: 'title_en', code: 'required', blocking: true },
    { step: 'stepTwo', field: 'shifts.3.ends', code: 'shift_length', blocking: true },
    { step: 'stepTwo', field: 'shifts.3.ends', code: 'in_the_past', blocking: true },
  ];
  const paths = problemPaths(problems);
  expect(paths).toEqual({ 'stepOne.title_en': ['required'], 'stepTwo.shifts.3.ends': ['shift_length', 'in_the_past'] });
  expect(problemsAt({ ...paths, reason: ['too_short'] })).toEqual(problems);
});
