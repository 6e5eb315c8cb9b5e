import type { PlacePosition } from '@proline/contract/assignment/assignment';
import { expect, test } from 'vitest';
import { GATE_TUE, GATE_WED, HALL_TUE, HALL_WED, PARKING_TUE, PLACES, positionOf } from '../testing/sample-places.ts';
import { alikeElsewhere, alsoChosen, inShifts, openIn, stepFrom, sumOf, type Step } from './position-choice.ts';

const ids = (positions: readonly PlacePosition[]) => positions.map(({ id }) => id);

test('an unanswered invitation holds its place, so the place is not open', () => {
  expect([HALL_TUE, GATE_TUE, HALL_WED, GATE_WED].map(openIn)).toEqual([2, 0, 1, 0]);
  expect(sumOf([HALL_WED, GATE_WED])).toEqual({ headcount: 3, confirmed: 1, invited: 1 });
});

test('a shift that shows only its gaps still counts all of its places', () => {
  const [first, second] = inShifts(PLACES.positions, (one) => openIn(one) > 0);
  expect(ids(first?.positions ?? [])).toEqual(ids([HALL_TUE, PARKING_TUE]));
  expect(first?.sum).toEqual({ headcount: 5, confirmed: 1, invited: 0 });
  expect(ids(second?.positions ?? [])).toEqual(ids([HALL_WED]));
});

test('several shifts can be chosen in one role; what does not go together gives way', () => {
  expect(ids(alsoChosen([HALL_TUE], HALL_WED))).toEqual(ids([HALL_TUE, HALL_WED]));
  expect(ids(alsoChosen([HALL_WED], HALL_TUE))).toEqual(ids([HALL_TUE, HALL_WED]));
  expect(ids(alsoChosen([HALL_TUE, HALL_WED], HALL_TUE))).toEqual(ids([HALL_WED]));
  // the same shift, and another role
  expect(ids(alsoChosen([HALL_TUE], GATE_TUE))).toEqual(ids([GATE_TUE]));
  expect(ids(alsoChosen([HALL_WED], PARKING_TUE))).toEqual(ids([PARKING_TUE]));
});

test('the same place in other shifts is offered while it has room and time', () => {
  const thursday = positionOf(6, 3);
  const full = positionOf(7, 4, { confirmed: 2 });
  const meanwhile = { ...positionOf(8, 5), shift: { ...thursday.shift, id: 'meanwhile' } };
  const all = [...PLACES.positions, thursday, full, meanwhile];
  expect(ids(alikeElsewhere(all, [HALL_TUE]))).toEqual(ids([HALL_WED, thursday]));
  expect(alikeElsewhere(all, [])).toEqual([]);
});

test('arrow keys lead to neighbours, and to the same place in the shift before or after', () => {
  const groups = inShifts(PLACES.positions, () => true);
  const led = (from: PlacePosition, step: Step) => stepFrom(groups, from.id, step)?.id;
  expect(led(PARKING_TUE, 'next')).toBe(HALL_WED.id);
  expect(led(HALL_WED, 'previous')).toBe(PARKING_TUE.id);
  expect(led(GATE_TUE, 'next_shift')).toBe(GATE_WED.id);
  expect(led(HALL_WED, 'previous_shift')).toBe(HALL_TUE.id);
  // no such place there: the first one
  expect(led(PARKING_TUE, 'next_shift')).toBe(HALL_WED.id);
  expect(led(HALL_WED, 'first')).toBe(HALL_TUE.id);
  expect(led(HALL_TUE, 'last')).toBe(GATE_WED.id);
  expect(led(GATE_WED, 'next')).toBeUndefined();
  expect(led(HALL_WED, 'next_shift')).toBeUndefined();
});
