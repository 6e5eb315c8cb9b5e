import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalHeadcount, type RoleHeadcount, type ZoneHeadcount } from './headcount/headcount.ts';
import { plannedPositions } from './planned-positions.ts';

const plan = (needs: RoleHeadcount[], places: ZoneHeadcount[]) => ({
  stepThree: { needs, hiring_mode: 'apply' as const, reserve_percent: 0 },
  stepThreeZones: { zones: [], places },
});

test('places of the zones, and the rest in none', () => {
  expect(
    plannedPositions(
      plan(
        [
          { shift: 'a', type_id: 'usher', headcount: 10 },
          { shift: 'b', type_id: 'usher', headcount: 4 },
          { shift: 'b', type_id: 'host', headcount: 0 },
        ],
        [
          { zone: 'north', shift: 'a', type_id: 'usher', headcount: 6 },
          { zone: 'south', shift: 'a', type_id: 'usher', headcount: 0 },
          { zone: 'north', shift: 'a', type_id: 'usher', headcount: 1 },
        ],
      ),
    ),
  ).toEqual([
    { shift: 'a', type_id: 'usher', zone: 'north', headcount: 7 },
    { shift: 'a', type_id: 'usher', zone: null, headcount: 3 },
    { shift: 'b', type_id: 'usher', zone: null, headcount: 4 },
  ]);
});

const cell = {
  shift: fc.constantFrom('a', 'b'),
  type_id: fc.constantFrom('usher', 'host'),
  headcount: fc.nat(50),
};

test('whatever is planned: no place is lost, none stands twice, and only overfilled zones add any', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record(cell)),
      fc.array(fc.record({ ...cell, zone: fc.constantFrom('north', 'south') })),
      (needs, places) => {
        const positions = plannedPositions(plan(needs, places));
        const keys = positions.map(({ shift, type_id, zone }) => `${shift} ${type_id} ${zone}`);
        expect(new Set(keys).size).toBe(keys.length);
        for (const shift of ['a', 'b']) {
          for (const type_id of ['usher', 'host']) {
            const here = (all: readonly RoleHeadcount[]) =>
              totalHeadcount(all.filter((one) => one.shift === shift && one.type_id === type_id));
            expect(here(positions)).toBe(Math.max(here(needs), here(places)));
          }
        }
      },
    ),
  );
});
