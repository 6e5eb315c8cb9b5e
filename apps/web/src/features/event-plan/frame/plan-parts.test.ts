import { emptyDraft, type DraftShift, type DraftZone, type EventDraft } from '@proline/domain/event-plan/plan';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyNeeds, undoneCells, withCells } from '../headcount/cell-changes.ts';
import { byTime, copyShifts, duplicateShift, inOrder, nextShift } from '../shifts/shift-changes.ts';
import { giveBack, takeOut } from './taken-parts.ts';
import { copyPlaces, newZone, placedOf, placeRest, withPastedZones } from '../zones/zone-changes.ts';

const shift = (key: string, work_date: string, starts: number, ends: number): DraftShift => ({
  key,
  work_date,
  starts: starts * 60,
  ends: ends * 60,
  break_minutes: 30,
  arrival_minutes: 15,
});
const zone = (key: string): DraftZone => ({
  key,
  code: key.toUpperCase(),
  name_en: key,
  name_ar: key,
  colour: '#4c6e5c',
  radius_m: 200,
});
const empty = emptyDraft('Asia/Riyadh', 'SAR');
const PLAN: EventDraft = {
  ...empty,
  stepOne: {
    ...empty.stepOne,
    starts: { day: '2027-01-10', minutes: 480 },
    ends: { day: '2027-01-12', minutes: 1_320 },
  },
  stepTwo: { ...empty.stepTwo, shifts: [shift('am', '2027-01-10', 8, 14), shift('pm', '2027-01-10', 14, 22)] },
  stepThree: {
    ...empty.stepThree,
    needs: [
      { shift: 'am', type_id: 'usher', headcount: 10 },
      { shift: 'pm', type_id: 'usher', headcount: 6 },
      { shift: 'pm', type_id: 'host', headcount: 2 },
    ],
  },
  stepThreeTeam: {
    ...empty.stepThreeTeam,
    leaders: [
      { leader_id: 'l1', scope: 'event', of: null, pay_minor: null },
      { leader_id: 'l2', scope: 'shift', of: 'pm', pay_minor: 100 },
      { leader_id: 'l3', scope: 'zone', of: 'b', pay_minor: null },
    ],
  },
  stepThreeZones: {
    zones: [zone('a'), zone('b')],
    places: [
      { zone: 'a', shift: 'am', type_id: 'usher', headcount: 7 },
      { zone: 'b', shift: 'am', type_id: 'usher', headcount: 2 },
      { zone: 'b', shift: 'pm', type_id: 'host', headcount: 1 },
    ],
  },
  stepFour: { ...empty.stepFour, pay: [{ type_id: 'host', basis: 'hour', rate_minor: 4_500 }] },
};
const keys = () => {
  let last = 0;
  return () => `new-${(last += 1)}`;
};

test('a shift takes its headcounts, places and leads along; a role that only it wanted keeps its row', () => {
  const { plan, taken } = takeOut(PLAN, { shifts: ['pm'] });
  expect(plan.stepTwo.shifts.map(({ key }) => key)).toEqual(['am']);
  expect(plan.stepThree.needs).toEqual([
    { shift: 'am', type_id: 'usher', headcount: 10 },
    { shift: 'am', type_id: 'host', headcount: 0 },
  ]);
  expect(plan.stepThreeTeam.leaders.map(({ leader_id }) => leader_id)).toEqual(['l1', 'l3']);
  expect(plan.stepThreeZones.places.every((place) => place.shift === 'am')).toBe(true);
  expect(giveBack(plan, taken)).toEqual({
    ...PLAN,
    stepThree: { ...PLAN.stepThree, needs: expect.arrayContaining([...PLAN.stepThree.needs]) },
  });
});

test('a zone takes its places and leads along, a role its headcounts, places and pay', () => {
  const withoutZone = takeOut(PLAN, { zones: ['b'] }).plan;
  expect(withoutZone.stepThreeZones).toEqual({ zones: [zone('a')], places: [PLAN.stepThreeZones.places[0]] });
  expect(withoutZone.stepThreeTeam.leaders).toHaveLength(2);
  const withoutRole = takeOut(PLAN, { types: ['host'] }).plan;
  expect(withoutRole.stepThree.needs.some(({ type_id }) => type_id === 'host')).toBe(false);
  expect(withoutRole.stepThreeZones.places).toHaveLength(2);
  expect(withoutRole.stepFour.pay).toEqual([]);
});

const some = (all: readonly string[]) => fc.subarray([...all]);
test('what was taken out comes back, whatever it was, and what was done since stays', () => {
  fc.assert(
    fc.property(some(['am', 'pm']), some(['a', 'b']), some(['usher', 'host']), (shifts, zones, types) => {
      const { plan, taken } = takeOut(PLAN, { shifts, zones, types });
      const since: EventDraft = { ...plan, stepTwo: { ...plan.stepTwo, uniform: 'White' } };
      const back = giveBack(since, taken);
      expect(back.stepTwo).toEqual({ ...PLAN.stepTwo, uniform: 'White' });
      expect(back.stepThree.needs).toHaveLength(3);
      expect(back.stepThree.needs).toEqual(expect.arrayContaining([...PLAN.stepThree.needs]));
      expect(back.stepThreeTeam).toEqual(PLAN.stepThreeTeam);
      expect(back.stepThreeZones.zones).toEqual(PLAN.stepThreeZones.zones);
      expect(back.stepThreeZones.places).toEqual(expect.arrayContaining([...PLAN.stepThreeZones.places]));
      expect(back.stepFour.pay).toEqual(PLAN.stepFour.pay);
    }),
  );
});

test('cells are replaced or added; zeros go but for a role that would vanish', () => {
  const needs = withCells(PLAN.stepThree.needs, [
    { shift: 'pm', type_id: 'host', headcount: 0 },
    { shift: 'am', type_id: 'host', headcount: 0 },
  ]);
  expect(needs).toHaveLength(4);
  expect(tidyNeeds(needs)).toEqual([
    { shift: 'am', type_id: 'usher', headcount: 10 },
    { shift: 'pm', type_id: 'usher', headcount: 6 },
    { shift: 'pm', type_id: 'host', headcount: 0 },
  ]);
});

test('undoing a change of cells leaves what was typed since', () => {
  const before = PLAN.stepThree.needs;
  const after = withCells(before, [
    { shift: 'am', type_id: 'usher', headcount: 1 },
    { shift: 'am', type_id: 'host', headcount: 5 },
  ]);
  const now = withCells(after, [{ shift: 'am', type_id: 'usher', headcount: 77 }]);
  expect(tidyNeeds(undoneCells(now, before, after))).toEqual([
    { shift: 'am', type_id: 'usher', headcount: 77 },
    ...before.slice(1),
  ]);
});

test('a new shift: the event’s own hours first, then the next day, after the last day right behind the last one', () => {
  const bare = { ...PLAN, stepTwo: empty.stepTwo };
  expect(nextShift(bare, '2027-01-01', keys())).toMatchObject({ work_date: '2027-01-10', starts: 480, ends: 1_320 });
  expect(nextShift(empty, '2027-01-01', keys())).toMatchObject({ work_date: '2027-01-01', starts: 480, ends: 960 });
  expect(nextShift(PLAN, '2027-01-01', keys())).toMatchObject({ key: 'new-1', work_date: '2027-01-11', starts: 840 });
  const lastDay = { ...PLAN, stepTwo: { ...PLAN.stepTwo, shifts: [shift('z', '2027-01-12', 18, 2)] } };
  expect(nextShift(lastDay, '', keys())).toMatchObject({ work_date: '2027-01-13', starts: 120, ends: 600 });
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
  expect(takeOut(plan, { shifts: added }).plan).toEqual(PLAN);
  const bare = copyShifts(PLAN, { keys: ['am'], days, needs: false }, keys());
  expect(bare.plan.stepThree.needs).toEqual(PLAN.stepThree.needs);
});

test('shifts are ordered by day, start and end', () => {
  const all = [shift('c', '2027-01-02', 8, 9), shift('b', '2027-01-01', 10, 12), shift('a', '2027-01-01', 9, 12)];
  expect(inOrder(all)).toBe(false);
  expect(all.toSorted(byTime).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});

test('a new zone has a code and a colour that no other has', () => {
  const first = newZone([zone('a'), zone('b')], keys());
  expect(first).toMatchObject({ code: 'C', colour: '#1f5fa8', radius_m: 200, name_en: '' });
  const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz', zone);
  expect(newZone(alphabet, keys()).code).toBe('A2');
});

test('one shift’s zones are copied to the others, but never more than they want', () => {
  expect(copyPlaces(PLAN, 'am')).toEqual([
    { zone: 'a', shift: 'am', type_id: 'usher', headcount: 7 },
    { zone: 'b', shift: 'am', type_id: 'usher', headcount: 2 },
    { zone: 'a', shift: 'pm', type_id: 'usher', headcount: 6 },
  ]);
});

test('those in no zone are put into one; who is placed already stays', () => {
  const plan = { ...PLAN, stepThreeZones: { ...PLAN.stepThreeZones, places: placeRest(PLAN, 'a', ['am', 'pm']) } };
  const placed = (key: string) => placedOf(plan.stepThree.needs, plan.stepThreeZones.places, key, ['usher', 'host']);
  expect([...placed('am'), ...placed('pm')].every(({ placed: here, wanted }) => here === wanted)).toBe(true);
  expect(plan.stepThreeZones.places).toContainEqual({ zone: 'a', shift: 'am', type_id: 'usher', headcount: 8 });
  expect(placeRest(PLAN, 'a', ['pm'])).toContainEqual({ zone: 'a', shift: 'am', type_id: 'usher', headcount: 7 });
});

test('pasted zones meet those with the same code or name; the others are new', () => {
  const pasted = [
    { code: 'A', name_en: 'Main hall', name_ar: '', radius_m: 300, headcounts: [{ type_id: 'usher', headcount: 1 }] },
    { code: '', name_en: 'B', name_ar: '', radius_m: null, headcounts: [] },
    { code: '', name_en: 'Gate', name_ar: 'البوابة', radius_m: null, headcounts: [{ type_id: 'host', headcount: 2 }] },
  ];
  const { plan, added } = withPastedZones(PLAN, { zones: pasted, shifts: ['am', 'pm'] }, keys());
  expect(added).toEqual(['new-1']);
  expect(plan.stepThreeZones.zones).toMatchObject([
    { key: 'a', name_en: 'Main hall', name_ar: 'a', radius_m: 300 },
    { key: 'b', name_en: 'B' },
    { key: 'new-1', code: 'C', name_en: 'Gate', radius_m: 200 },
  ]);
  expect(plan.stepThreeZones.places.filter(({ zone: of }) => of === 'new-1')).toHaveLength(2);
  expect(plan.stepThreeZones.places).toContainEqual({ zone: 'a', shift: 'pm', type_id: 'usher', headcount: 1 });
});
