import { expect, test } from 'vitest';
import { deletionClock } from './deletion-clock.ts';

test('a deletion request has 30 days: the last of them is its due day, and from the next on it is overdue', () => {
  expect([0, 1, 29, 30, 31, 45].map(deletionClock)).toEqual([
    { state: 'left', days: 30 },
    { state: 'left', days: 29 },
    { state: 'left', days: 1 },
    { state: 'due_today' },
    { state: 'overdue', days: 1 },
    { state: 'overdue', days: 15 },
  ]);
});
