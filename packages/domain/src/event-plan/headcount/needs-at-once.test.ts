import { expect, test } from 'vitest';
import { PLAN, shift } from '../testing/two-shift-plan.ts';
import { busiestShift, rolePeaks } from './headcount.ts';
import { needsAtOnce } from './needs-at-once.ts';

test('shifts that follow each other have a peak each', () => {
  expect(needsAtOnce(PLAN)).toBe(PLAN.stepThree.needs);
});

test('people of staggered shifts are on at once', () => {
  const shifts = [shift('am', '2027-01-10', 8, 15), shift('pm', '2027-01-10', 14, 22)];
  const needs = needsAtOnce({ ...PLAN, stepTwo: { ...PLAN.stepTwo, shifts } });
  expect(busiestShift(needs)).toBe(18);
  expect(rolePeaks(needs)).toEqual([
    { shift: 'pm', type_id: 'usher', headcount: 16 },
    { shift: 'pm', type_id: 'host', headcount: 2 },
  ]);
});
