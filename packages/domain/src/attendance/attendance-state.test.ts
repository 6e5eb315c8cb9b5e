import { expect, test } from 'vitest';
import { lateMinutes } from './attendance-mark.ts';
import { NOTHING_RECORDED, stateOf } from './attendance-state.ts';

const at = (minutes: number) => new Date(Date.parse('2026-11-18T09:00:00Z') + minutes * 60_000);

test('late is counted in whole minutes from the start', () => {
  expect([-5, 0, 0.99, 1, 12.5].map((minutes) => lateMinutes(at(minutes), at(0)))).toEqual([0, 0, 0, 1, 12]);
});

test('without a record somebody is expected, whatever the hour', () => {
  expect([at(0), at(400)].map((now) => stateOf(NOTHING_RECORDED, at(360), now))).toEqual(['expected', 'expected']);
});
