import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventPlan } from './plan.ts';
import { restoreParts, withoutParts } from './removed-parts.ts';
import { PLAN, zone } from './testing/two-shift-plan.ts';

test('a shift takes its headcounts, places and leads along; a role that only it wanted keeps its row', () => {
  const { plan, taken } = withoutParts(PLAN, { shifts: ['pm'] });
  expect(plan.stepTwo.shifts.map(({ key }) => key)).toEqual(['am']);
  expect(plan.stepThree.needs).toEqual([
    { shift: 'am', type_id: 'usher', headcount: 10 },
    { shift: 'am', type_id: 'host', headcount: 0 },
  ]);
  expect(plan.stepThreeTeam.leaders.map(({ leader_id }) => leader_id)).toEqual(['l1', 'l3']);
  expect(plan.stepThreeZones.places.every((place) => place.shift === 'am')).toBe(true);
  expect(restoreParts(plan, taken)).toEqual({
    ...PLAN,
    stepThree: { ...PLAN.stepThree, needs: expect.arrayContaining([...PLAN.stepThree.needs]) },
  });
});

test('a zone takes its places and leads along, a role its headcounts, places and pay', () => {
  const withoutZone = withoutParts(PLAN, { zones: ['b'] }).plan;
  expect(withoutZone.stepThreeZones).toEqual({ zones: [zone('a')], places: [PLAN.stepThreeZones.places[0]] });
  expect(withoutZone.stepThreeTeam.leaders).toHaveLength(2);
  const withoutRole = withoutParts(PLAN, { types: ['host'] }).plan;
  expect(withoutRole.stepThree.needs.some(({ type_id }) => type_id === 'host')).toBe(false);
  expect(withoutRole.stepThreeZones.places).toHaveLength(2);
  expect(withoutRole.stepFour.pay).toEqual([]);
});

const some = (all: readonly string[]) => fc.subarray([...all]);

test('what was taken out comes back, whatever it was, and what was done since stays', () => {
  fc.assert(
    fc.property(some(['am', 'pm']), some(['a', 'b']), some(['usher', 'host']), (shifts, zones, types) => {
      const { plan, taken } = withoutParts(PLAN, { shifts, zones, types });
      const since: EventPlan = { ...plan, stepTwo: { ...plan.stepTwo, uniform: 'White' } };
      const back = restoreParts(since, taken);
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
