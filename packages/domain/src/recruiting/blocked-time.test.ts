import { expect, test } from 'vitest';
import { blockedTimeProblem } from './blocked-time.ts';

const NOW = new Date('2026-11-18T09:00:00Z');
const problemOf = (from: string, until: string) =>
  blockedTimeProblem({ starts_at: new Date(from), ends_at: new Date(until) }, NOW);

test('a span of a day can be blocked until it is over', () => {
  expect(problemOf('2026-11-18T10:00:00Z', '2026-11-18T11:00:00Z')).toBeUndefined();
  expect(problemOf('2026-11-18T08:00:00Z', '2026-11-18T09:00:01Z')).toBeUndefined();
  expect(problemOf('2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z')).toBeUndefined();
});

test.each([
  ['2026-11-18T11:00:00Z', '2026-11-18T11:00:00Z', 'blocked_time_backwards'],
  ['2026-11-18T11:00:00Z', '2026-11-18T10:00:00Z', 'blocked_time_backwards'],
  ['2026-11-19T00:00:00Z', '2026-11-20T00:00:01Z', 'blocked_time_too_long'],
  ['2026-11-18T08:00:00Z', '2026-11-18T09:00:00Z', 'blocked_time_past'],
])('from %s until %s: %s', (from, until, problem) => {
  expect(problemOf(from, until)).toBe(problem);
});
