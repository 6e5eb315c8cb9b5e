import { expect, test } from 'vitest';
import { withoutParts } from '../removed-parts.ts';
import { empty, keys, PLAN, shift } from '../testing/two-shift-plan.ts';
import { byTime, copyShifts, duplicateShift, inOrder, nextShift } from './shift-changes.ts';

test('a new shift: the event’s own hours first, then the next day, after the last day right behind the last one', () => {
  const bare = { ...PLAN, stepTwo: empty.stepTwo };
  expect(nextShift(bare, '2027-01-01', keys())).toMatchObject({ work_date: '2027-01-10', starts: 480, ends: 1_320 });
  expect(nextShift(empty, '2027-01-01', keys())).toMatchObject({ work_date: '2027-01-01', starts: 480, ends: 960 });
  expect(nextShift(PLAN, '2027-01-01', keys())).toMatchObject({ key: 'new-1', work_date: '2027-01-11', starts: 840 });
  const lastDay = (starts: number, ends: number) => {
    const plan = { ...PLAN, stepTwo: { ...PLAN.stepTwo, shifts: [shift('z', '2027-01-12', starts, ends)] } };
    return nextShift(plan, '', keys());
  };
  expect(lastDay(8, 14)).toMatchObject({ work_date: '2027-01-12', starts: 14 * 60, ends: 20 * 60 });
});

test('a new shift is never proposed outside the event', () => {
  const last = shift('z', '2027-01-12', 14, 22);
  const full = { ...PLAN, stepTwo: { ...PLAN.stepTwo, shifts: [last] } };
  expect(nextShift(full, '', keys())).toEqual({ ...last, key: 'new-1' });
  const evening = {
    ...empty,
    stepOne: {
      ...empty.stepOne,
      starts: { day: '2027-01-10', minutes: 17 * 60 },
      ends: { day: '2027-01-12', minutes: 17 * 60 + 30 },
    },
  };
  expect(nextShift(evening, '', keys())).toMatchObject({ work_date: '2027-01-10', starts: 17 * 60, ends: 60 });
});

test('a duplicate follows its shift, with the same people in the same zones', () => {
  const { stepTwo, stepThree, stepThreeZones } = duplicateShift(PLAN, 'am', keys());
  expect(stepTwo.shifts.map(({ key, starts, ends }) => [key, starts / 60, ends / 60])).toEqual([
    ['am', 8, 14],
    ['new-1', 14, 20],
    ['pm', 14, 22],
  ]);
  expect(stepThree.needs.at(-1)).toEqual({ shift: 'new-1', type_id: 'usher', headcount: 10 });
  expect(stepThreeZones.places.filter((place) => place.shift === 'new-1')).toHaveLength(2);
});

test('shifts are copied to days that do not have them yet, in the order of time', () => {
  const days = ['2027-01-11', '2027-01-10', '2027-01-12'];
  const { plan, added } = copyShifts(PLAN, { keys: ['am', 'pm'], days, needs: true }, keys());
  expect(added).toHaveLength(4);
  expect(inOrder(plan.stepTwo.shifts)).toBe(true);
  expect(plan.stepThree.needs).toHaveLength(9);
  expect(withoutParts(plan, { shifts: added }).plan).toEqual(PLAN);
  const bare = copyShifts(PLAN, { keys: ['am'], days, needs: false }, keys());
  expect(bare.plan.stepThree.needs).toEqual(PLAN.stepThree.needs);
});

test('shifts are ordered by day, start and end', () => {
  const all = [shift('c', '2027-01-02', 8, 9), shift('b', '2027-01-01', 10, 12), shift('a', '2027-01-01', 9, 12)];
  expect(inOrder(all)).toBe(false);
  expect(all.toSorted(byTime).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});
