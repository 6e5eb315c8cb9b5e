import { expect, test } from 'vitest';
import { GATE_TUE, GATE_WED, HALL_TUE, HALL_WED, holderOf, PLACES, positionOf } from '../testing/sample-places.ts';
import { obstacleTo, othersToSwap, type HeldPlace } from './other-places.ts';

const NOW = new Date('2029-12-30T12:00:00Z');
const heldIn = (position: typeof HALL_TUE): HeldPlace => {
  const [holder] = position.holders;
  if (!holder) throw new Error('nobody has it');
  return { holder, position };
};

test('where the holder of a place can go, and why not elsewhere', () => {
  const omar = heldIn(GATE_TUE);
  const to = (position: typeof HALL_TUE, now = NOW) => obstacleTo(PLACES.positions, omar, position, now);
  expect(to(HALL_TUE)).toBeNull();
  expect(to(HALL_WED)).toBeNull();
  expect(to(GATE_WED)).toBe('full');
  expect(to(HALL_TUE, new Date('2030-01-01T17:00:00Z'))).toBe('over');
});

test('nobody has two places in one shift', () => {
  const [omar] = GATE_TUE.holders;
  const also = positionOf(9, 2, { holders: omar ? [{ ...omar, id: 'another' }] : [] });
  expect(obstacleTo([...PLACES.positions, also], heldIn(GATE_TUE), HALL_WED, NOW)).toBe('holds_shift');
});

test('a reserve moves to where a reserve is missing', () => {
  const reserve = { holder: holderOf(30, 'Rana', { reserve: true }), position: GATE_TUE };
  expect(obstacleTo(PLACES.positions, reserve, HALL_TUE, NOW)).toBe('full');
  const standby = positionOf(10, 1, { confirmed: 2, reserve_places: 1 });
  expect(obstacleTo(PLACES.positions, reserve, standby, NOW)).toBeNull();
});

test('places are swapped with others elsewhere, unless theirs is locked', () => {
  const names = (positions: typeof PLACES.positions) =>
    othersToSwap(positions, heldIn(GATE_TUE)).map(({ holder }) => holder.usher.name_en);
  expect(names(PLACES.positions)).toEqual(['Layla Al-Harbi', 'Judy Kassem']);
  const locked = { ...HALL_WED, holders: HALL_WED.holders.map((one) => ({ ...one, locked: true })) };
  expect(names([GATE_TUE, locked, GATE_WED])).toEqual(['Judy Kassem']);
});
