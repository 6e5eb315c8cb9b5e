import { expect, test } from 'vitest';
import { clockHours } from '@proline/domain/hiring/candidate';
import { MATCH_WEIGHTS } from '@proline/domain/hiring/match-score';
import { candidate, hiringEvent, shiftOf, ZONE } from '@proline/domain/hiring/testing/hiring-samples';
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

test('a thread of its own solves, explains and ends', { timeout: 60_000 }, async () => {
  const proposal = await runFill({
    event: hiringEvent(),
    positions: [place('evening', EVENING, 1), place('late', LATE, 2)],
    people: [person('layla', 96), person('judy', 80)],
    weights: MATCH_WEIGHTS,
    median_hours: 18,
  });
  expect(proposal.changes.map(({ kind }) => kind)).toEqual(['assigned', 'assigned']);
  expect(proposal.plan.places_at_most).toBe(2);
  expect(proposal.choices).toHaveLength(2);
  // both of two people are placed, so one of three places stays empty
  expect(proposal.gaps.reduce((sum, { open }) => sum + open, 0)).toBe(1);
});
