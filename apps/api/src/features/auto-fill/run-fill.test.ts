import { expect, test } from 'vitest';
import { clockHours } from '@proline/domain/hiring/candidate';
import { MATCH_WEIGHTS } from '@proline/domain/hiring/match-score';
import { candidate, hiringEvent, shiftOf, ZONE } from '@proline/domain/hiring/testing/hiring-samples';
import { fillProblemOf, type FillSource } from '@proline/domain/hiring/fill/fill-candidates';
import { fillViolations } from '@proline/domain/hiring/fill/fill-violations';
import { runFill } from './run-fill.service.ts';

const EVENING = shiftOf('2026-11-17', 17, 23);
const LATE = shiftOf('2026-11-17', 20, 26);
const place = (id: string, work: typeof EVENING, room: number) => ({
  id,
  shift_id: id,
  work,
  room,
  type_id: 'hostess',
  hours: clockHours(work, ZONE),
});

const person = (id: string, reliability: number) => ({
  ...candidate({ id }),
  places: [],
  match: { reliability, in_category: 0, for_client: 0, recent_hours: 0, in_roles: {} },
});

const source = (): FillSource => ({
  event: hiringEvent(),
  positions: [place('evening', EVENING, 1), place('late', LATE, 2)],
  people: [person('layla', 96), person('judy', 80)],
  near: 2,
  weights: MATCH_WEIGHTS,
  expected_reliability: 0.88,
  median_hours: 18,
});

test('a thread of its own solves, explains and ends', { timeout: 60_000 }, async () => {
  const proposal = await runFill(source());
  expect(proposal.changes.map(({ kind }) => kind)).toEqual(['assigned', 'assigned']);
  expect(proposal.plan.places_at_most).toBe(2);
  expect(proposal.choices).toHaveLength(2);
  // both of two people are placed, so one of three places stays empty
  expect(proposal.gaps.reduce((sum, { open }) => sum + open, 0)).toBe(1);
});

/** One by one fills one of two places: who could work either shift gets the one that is the only one for somebody else. */
const trap = (): FillSource => {
  const [first, second] = [shiftOf('2026-11-17', 8, 12), shiftOf('2026-11-17', 10, 16)];
  return {
    ...source(),
    positions: [place('first', first, 1), { ...place('second', second, 1), type_id: 'usher' }],
    people: [
      { ...person('layla', 96), type_ids: ['hostess', 'usher'], attended: 30 },
      { ...person('judy', 40), attended: 0 },
    ],
  };
};

test('a thread that does not end in its time is stopped, and the best plan that it has told is explained', async () => {
  const best = await runFill(trap());
  // it is late from the beginning, so the first plan that it tells is the answer
  const stopped = await runFill(trap(), { stopAfter: 0 });
  const { plan, figures, choices, changes } = stopped;
  expect(fillViolations(fillProblemOf(trap()), plan.rows)).toEqual([]);
  expect([plan.rows.length, plan.one_by_one, best.plan.rows.length]).toEqual([1, 1, 2]);
  // what could still be better is said
  expect(plan.places_at_most).toBe(2);
  expect([changes.length, choices.length]).toEqual([plan.rows.length, plan.rows.length]);
  // nothing is proven about its match, and the screen says so
  expect(figures.tenths_short).toBeNull();
  expect(best.figures.tenths_short).toBe(0);
});
