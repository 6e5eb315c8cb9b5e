import { expect, test } from 'vitest';
import { MATCH_WEIGHTS } from '../match-score.ts';
import { bookedFor, candidate, hiringEvent, openingOf, shiftOf } from '../testing/hiring-samples.ts';
import type { Booked } from '../work.ts';
import { fillProblemOf, type FillCandidate, type FillSource } from './fill-candidates.ts';
import { explainChoices, explainFurther, explainGaps } from './fill-explain.ts';
import { fillChanges } from './fill-plan.ts';
import type { FillRow } from './fill-problem.ts';

const EVENING = shiftOf('2026-11-17', 17, 23);

const person = (id: string, reliability: number, own: Partial<FillCandidate> = {}): FillCandidate => ({
  ...candidate({ id }),
  match: { reliability, in_category: 0, for_client: 0, recent_hours: 0, in_roles: { hostess: 3 } },
  places: [],
  ...own,
});

const source = (people: readonly FillCandidate[], room = 2): FillSource => ({
  event: hiringEvent(),
  positions: [
    { ...openingOf(EVENING), id: 'gate', shift_id: 'evening', room },
    { ...openingOf(EVENING), id: 'hall', shift_id: 'evening', room: 1 },
  ],
  people,
  near: people.length,
  weights: MATCH_WEIGHTS,
  expected_reliability: 0.88,
  median_hours: 18,
});

const rowIn = (asked: FillSource, person_id: string, position_id: string): FillRow => ({
  person_id,
  position_id,
  tenths:
    fillProblemOf(asked)
      .people.find(({ id }) => id === person_id)
      ?.options.find((option) => option.position_id === position_id)?.tenths ?? 0,
});

const atExpo: { booked: readonly Booked[] } = { booked: [bookedFor('2026-11-17', 18, 22, 'expo')] };

test('a choice says what the match is made of, and who was next', () => {
  const asked = source([person('layla', 96), person('judy', 90), person('nour', 80)], 1);
  const rows = [rowIn(asked, 'layla', 'gate'), rowIn(asked, 'judy', 'hall')];
  const [gate, hall] = explainChoices(asked, fillProblemOf(asked), rows);
  expect(gate?.contributions.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(gate?.row.tenths);
  expect(gate?.next_best).toMatchObject({ person_id: 'judy', instead: 'hall' });
  expect(hall?.next_best).toMatchObject({ person_id: 'layla', instead: 'gate' });
});

test('who stays in a place is not named as the next best for it', () => {
  const asked = source([person('layla', 96), person('judy', 90), person('nour', 80)]);
  const kept = rowIn(asked, 'judy', 'gate');
  const added = rowIn(asked, 'layla', 'gate');
  const [choice] = explainChoices(asked, fillProblemOf(asked), [added], [added, kept]);
  expect(choice?.next_best?.person_id).toBe('nour');
});

test('an empty place says why, the most frequent reason first; whoever does not do the role is not counted', () => {
  const asked = source([
    person('a', 90, atExpo),
    person('b', 90, atExpo),
    person('c', 90, { booked: [bookedFor('2026-11-17', 8, 12, 'mall')] }),
    person('d', 90, { status: 'blocked' }),
    person('e', 90),
    person('f', 90, { type_ids: ['usher'] }),
    person('g', 90, { in_city: false, distance_km: 200 }),
  ]);
  const [gap] = explainGaps(asked, fillProblemOf(asked), [rowIn(asked, 'e', 'hall')]);
  expect(gap).toEqual({
    position_id: 'gate',
    open: 2,
    considered: 5,
    because: [
      { code: 'overlap', event_id: 'expo', people: 2 },
      { code: 'blocked', event_id: null, people: 1 },
      { code: 'placed_elsewhere', event_id: null, people: 1 },
      { code: 'rest', event_id: 'mall', people: 1 },
    ],
    if_flagged: null,
    alone: [],
  });
});

test('an empty place names the one requirement that keeps most people from it', () => {
  const asked = source([
    person('only', 90, { languages: ['ar'] }),
    person('also', 80, { languages: ['ar'] }),
    person('busy too', 99, { ...atExpo, languages: ['ar'] }),
    person('new', 99, { attended: 0 }),
  ]);
  const requirements = [
    { kind: 'languages', mode: 'block', languages: ['en'] },
    { kind: 'experience', mode: 'block', shifts: 3 },
  ] as const;
  const strict = { ...asked, event: hiringEvent({ requirements }) };
  const [gap] = explainGaps(strict, fillProblemOf(strict), []);
  expect(gap?.if_flagged).toEqual({ code: 'languages', people: 2, best_tenths: rowIn(asked, 'only', 'gate').tenths });
});

test('people who were not judged are counted with the others, and who of them could have the place is named', () => {
  const requirements = [{ kind: 'languages', mode: 'block', languages: ['en'] }] as const;
  const asked = { ...source([person('a', 90, atExpo)]), event: hiringEvent({ requirements }) };
  const gaps = explainGaps(asked, fillProblemOf(asked), []);
  const further = explainFurther(asked, [], gaps, [
    person('b', 90, atExpo),
    person('c', 70, { languages: ['ar'] }),
    person('d', 80),
    person('e', 80, { type_ids: ['usher'] }),
  ]);
  expect(further.missed.map(({ person: { id }, position_id }) => [id, position_id])).toEqual([
    ['d', 'gate'],
    ['d', 'hall'],
  ]);
  expect(further.gaps[0]).toMatchObject({
    considered: 4,
    because: [
      { code: 'overlap', event_id: 'expo', people: 2 },
      { code: 'languages', people: 1 },
      { code: 'not_judged', people: 1 },
    ],
    if_flagged: { code: 'languages', people: 1 },
  });
});

test('of people who were not judged, nobody beyond the mix of the plan could have the place', () => {
  const women = [person('a', 90), person('b', 80)];
  const requirements = [{ kind: 'gender', mode: 'block', female_percent: 67 }] as const;
  const mixed = { ...source(women), event: hiringEvent({ requirements, left_for: { female: 2, male: 1 } }) };
  const rows = [rowIn(mixed, 'a', 'gate'), rowIn(mixed, 'b', 'gate')];
  const gaps = explainGaps(mixed, fillProblemOf(mixed), rows);
  const { missed } = explainFurther(mixed, rows, gaps, [person('c', 99), person('d', 70, { gender: 'male' })]);
  expect(missed.map((one) => one.person.id)).toEqual(['d']);
});

test('where the mix of women and men is full, that is the reason, and the mix is the requirement that would help', () => {
  const asked = source([
    person('layla', 96, { gender: 'female' }),
    person('judy', 90, { gender: 'female' }),
    person('nour', 80, { gender: 'female' }),
    person('omar', 70, { ...atExpo, gender: 'male' }),
  ]);
  const requirements = [{ kind: 'gender', mode: 'block', female_percent: 67 }] as const;
  const mixed = { ...asked, event: hiringEvent({ requirements, left_for: { female: 2, male: 1 } }) };
  const rows = [rowIn(mixed, 'layla', 'gate'), rowIn(mixed, 'judy', 'hall')];
  const [gap] = explainGaps(mixed, fillProblemOf(mixed), rows);
  expect(gap).toMatchObject({
    position_id: 'gate',
    open: 1,
    considered: 3,
    because: [
      { code: 'gender_mix', people: 1 },
      { code: 'overlap', event_id: 'expo', people: 1 },
      { code: 'placed_elsewhere', people: 1 },
    ],
    if_flagged: { code: 'gender', people: 1, best_tenths: rowIn(mixed, 'nour', 'gate').tenths },
  });
});

test('what is held may move within its shift; what is locked is work like any other', () => {
  const booked = [{ ...EVENING, as: 'usher' as const }];
  const asked = source([
    person('held', 90, { booked, places: [{ position_id: 'gate', locked: false }] }),
    person('locked', 90, { booked, places: [{ position_id: 'gate', locked: true }] }),
    person('new', 90),
  ]);
  const problem = fillProblemOf(asked);
  const places = problem.people.map(({ id, held, options, fixed }) => ({
    id,
    held: held.map(({ position_id }) => position_id),
    options: options.map(({ position_id }) => position_id),
    fixed: fixed.length,
  }));
  expect(places).toEqual([
    { id: 'held', held: ['gate'], options: ['gate', 'hall'], fixed: 0 },
    { id: 'locked', held: [], options: [], fixed: 1 },
    { id: 'new', held: [], options: ['gate', 'hall'], fixed: 0 },
  ]);
  const moved = fillChanges(problem, [rowIn(asked, 'held', 'hall'), rowIn(asked, 'new', 'gate')]);
  expect(moved.map(({ kind, row }) => `${row.person_id} ${kind}`)).toEqual(['held moved', 'new assigned']);
  expect(fillChanges(problem, [rowIn(asked, 'held', 'gate')]).map(({ kind }) => kind)).toEqual(['kept']);
});
