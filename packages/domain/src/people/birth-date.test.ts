import { expect, test } from 'vitest';
import { birthDateProblem } from './birth-date.ts';

test.each([
  ['1850-06-01', 'too_early'],
  ['1925-11-17', 'too_early'],
  ['1925-11-18', null],
  ['2008-11-17', null],
  ['2008-11-18', 'under_age'],
  ['2026-11-17', 'under_age'],
  ['2026-11-18', 'in_future'],
])('born on %s, on 17 November 2026: %s', (day, problem) => {
  expect(birthDateProblem(day, '2026-11-17')).toBe(problem);
});
