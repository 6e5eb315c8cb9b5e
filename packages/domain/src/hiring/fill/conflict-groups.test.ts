import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftOf } from '../testing/hiring-samples.ts';
import { excludeEachOther } from '../work.ts';
import { conflictGroups } from './conflict-groups.ts';

test('staggered shifts, a night before a morning, and a day that excludes nothing', () => {
  const shifts = [
    shiftOf('2026-11-17', 9, 15),
    shiftOf('2026-11-17', 12, 18),
    shiftOf('2026-11-17', 18, 26),
    shiftOf('2026-11-18', 8, 14),
    shiftOf('2026-11-20', 8, 14),
  ];
  expect(conflictGroups(shifts, 8).toSorted()).toEqual([[0, 1], [2, 3], [4]]);
});

const anyShift = fc
  .tuple(fc.constantFrom('2026-11-17', '2026-11-18'), fc.nat(20), fc.integer({ min: 1, max: 10 }))
  .map(([day, from, hours]) => shiftOf(day, from, from + hours));

test('groups say the same as pairs: two shifts share one exactly when they exclude each other', () => {
  fc.assert(
    fc.property(fc.array(anyShift, { maxLength: 9 }), (shifts) => {
      const groups = conflictGroups(shifts, 8);
      shifts.forEach((one, a) => {
        expect(groups.some((group) => group.includes(a))).toBe(true);
        shifts.slice(a + 1).forEach((other, later) => {
          const together = groups.some((group) => group.includes(a) && group.includes(a + 1 + later));
          expect(together).toBe(excludeEachOther(one, other, 8));
        });
      });
    }),
  );
});
