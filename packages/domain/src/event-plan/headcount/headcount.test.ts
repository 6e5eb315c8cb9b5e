import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  busiestShift,
  isLeaderRatioKept,
  leadersNeeded,
  overfilledCells,
  reconcileZones,
  rolePeaks,
  totalHeadcount,
  withReserve,
  type RoleHeadcount,
  type ZoneHeadcount,
} from './headcount.ts';

const need = (shift: string, type_id: string, headcount: number): RoleHeadcount => ({ shift, type_id, headcount });
const zoned = (zone: string, shift: string, type_id: string, headcount: number): ZoneHeadcount => ({
  ...need(shift, type_id, headcount),
  zone,
});

test('each cell says how many are wanted, how many have a zone and how many have none', () => {
  const needs = [need('mon', 'usher', 10), need('tue', 'usher', 5)];
  const zones = [zoned('A', 'mon', 'usher', 6), zoned('B', 'mon', 'usher', 3), zoned('A', 'tue', 'host', 1)];
  expect(reconcileZones(needs, zones)).toEqual([
    { shift: 'mon', type_id: 'usher', headcount: 10, zoned: 9, unzoned: 1 },
    { shift: 'tue', type_id: 'usher', headcount: 5, zoned: 0, unzoned: 5 },
    { shift: 'tue', type_id: 'host', headcount: 0, zoned: 1, unzoned: -1 },
  ]);
  expect(overfilledCells(needs, zones)).toMatchObject([{ shift: 'tue', type_id: 'host' }]);
});

const name = (letters: string) => fc.constantFrom(...letters);
const needs = fc.array(
  fc.record({ shift: name('abc'), type_id: name('xyz'), headcount: fc.integer({ min: 0, max: 999 }) }),
  { maxLength: 12 },
);
const zones = fc.array(
  fc.record({
    zone: name('NSW'),
    shift: name('abc'),
    type_id: name('xyz'),
    headcount: fc.integer({ min: 0, max: 999 }),
  }),
  { maxLength: 20 },
);

test('nobody is lost or invented: wanted = in zones + in none', () => {
  fc.assert(
    fc.property(needs, zones, (wanted, placed) => {
      const cells = reconcileZones(wanted, placed);
      const unzoned = cells.reduce((sum, cell) => sum + cell.unzoned, 0);
      expect(totalHeadcount(placed) + unzoned).toBe(totalHeadcount(wanted));
      expect(cells.filter((cell) => cell.unzoned < 0)).toEqual(overfilledCells(wanted, placed));
    }),
  );
});

test('one leader for every fifteen, of the busiest shift', () => {
  expect([0, 1, 15, 16, 30, 31].map((people) => leadersNeeded(people, 15))).toEqual([0, 1, 1, 2, 2, 3]);
  const wanted = [need('mon', 'usher', 10), need('mon', 'host', 8), need('tue', 'usher', 15)];
  expect(busiestShift(wanted)).toBe(18);
  expect([1, 2].map((leaders) => isLeaderRatioKept(wanted, leaders, 15))).toEqual([false, true]);
});

test('more people never need fewer leaders', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(100), fc.integer({ min: 1, max: 50 }), (people, more, ratio) => {
      expect(leadersNeeded(people + more, ratio)).toBeGreaterThanOrEqual(leadersNeeded(people, ratio));
      expect(leadersNeeded(people, ratio) * ratio).toBeGreaterThanOrEqual(people);
    }),
  );
});

test('a reserve is rounded up', () => {
  expect([withReserve(20, 10), withReserve(3, 10), withReserve(0, 10), withReserve(20, 0)]).toEqual([22, 4, 0, 20]);
});

test('the peak of a role is the shift that wants most of it; nobody wanted is no peak', () => {
  const needs = [
    need('mon', 'usher', 4),
    need('tue', 'usher', 3),
    need('tue', 'usher', 2),
    need('wed', 'usher', 5),
    need('mon', 'host', 0),
    need('wed', 'guard', 1),
  ];
  expect(rolePeaks(needs)).toEqual([need('tue', 'usher', 5), need('wed', 'guard', 1)]);
});
