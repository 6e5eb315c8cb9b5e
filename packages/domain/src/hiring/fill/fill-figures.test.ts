import { expect, test } from 'vitest';
import { MATCH_WEIGHTS } from '../match-score.ts';
import { candidate, hiringEvent, openingOf, shiftOf } from '../testing/hiring-samples.ts';
import { fillProblemOf, type FillCandidate, type FillSource } from './fill-candidates.ts';
import { fillFigures, withoutMoves } from './fill-figures.ts';
import { KEPT_BONUS_TENTHS, type FillPlan } from './fill-problem.ts';

const EVENING = shiftOf('2026-11-17', 17, 23);

const person = (id: string, place?: { position_id: string; locked: boolean }): FillCandidate => ({
  ...candidate({ id }),
  match: { reliability: 90, in_category: 0, for_client: 0, recent_hours: 0, in_roles: {} },
  places: place ? [place] : [],
  booked: place ? [{ ...EVENING, as: 'usher' }] : [],
});

const source: FillSource = {
  event: hiringEvent({ left_for: { female: 2, male: 1 } }),
  positions: [{ ...openingOf(EVENING), id: 'gate', shift_id: 'evening', room: 3 }],
  people: [
    person('locked', { position_id: 'gate', locked: true }),
    person('held', { position_id: 'gate', locked: false }),
    person('new'),
  ],
  near: 3,
  weights: MATCH_WEIGHTS,
  expected_reliability: 0.88,
  median_hours: 18,
};
const problem = fillProblemOf(source);
const [tenths = 0] = problem.people.flatMap(({ options }) => options.map((option) => option.tenths));
const rows = ['held', 'new'].map((person_id) => ({ person_id, position_id: 'gate', tenths }));
const best = 2 * tenths + KEPT_BONUS_TENTHS;
const plan: FillPlan = { rows, one_by_one: 1, places_at_most: 2, tenths_at_most: best };

test('before and after count whoever is locked, too; a proven plan is short of nothing', () => {
  expect(fillFigures(source, problem, plan)).toEqual({
    people: 3,
    near: 3,
    before: { places: 2, tenths: 2 * tenths },
    after: { places: 3, tenths: 3 * tenths },
    lowest_tenths: tenths,
    more_than_one_by_one: 1,
    places_short: 0,
    tenths_short: 0,
  });
});

test('what is not proven says by how much a better plan could be better, or that nobody knows', () => {
  const short = (own: Partial<FillPlan>) => {
    const { places_short, tenths_short } = fillFigures(source, problem, { ...plan, ...own });
    return [places_short, tenths_short];
  };
  expect(short({ places_at_most: 3 })).toEqual([1, 0]);
  expect(short({ tenths_at_most: best + 12.7 })).toEqual([0, 12]);
  expect(short({ tenths_at_most: best - 1e-9 })).toEqual([0, 0]);
  expect(short({ tenths_at_most: Infinity })).toEqual([0, null]);
  expect(fillFigures(source, problem, { ...plan, rows: [] }).lowest_tenths).toBeNull();
});

test('without moves everybody stays in the very place: its room and its share of the mix are taken', () => {
  const fixed = withoutMoves(source);
  expect(fixed.positions.map(({ room }) => room)).toEqual([2]);
  expect(fixed.event.left_for).toEqual({ female: 1, male: 1 });
  const judged = fillProblemOf(fixed).people;
  expect(judged.map(({ id, held, options }) => [id, held.length, options.length])).toEqual([
    ['locked', 0, 0],
    ['held', 0, 0],
    ['new', 0, 1],
  ]);
  expect(withoutMoves({ ...source, event: hiringEvent() }).event.left_for).toBeNull();
});
