import { expect, test } from 'vitest';
import { PLAN_STEPS } from '../event-plan/plan.ts';
import { empty } from '../event-plan/testing/good-plan.ts';
import { CHANGE_RULES, changeClassOf, CHANGE_WAYS, fieldClass, refusalOf } from './change-rules.ts';

test('the table has every field of the plan, and no other', () => {
  const fields = PLAN_STEPS.flatMap((step) => Object.keys(empty[step]).map((name) => `${step}.${name}`));
  expect(Object.keys(CHANGE_RULES).sort()).toEqual(fields.sort());
});

test('what may never change, and what asks people again', () => {
  const named = (wanted: string) =>
    Object.entries(CHANGE_RULES)
      .filter(([, rule]) => rule === wanted)
      .map(([field]) => field);
  expect(named('fixed')).toEqual(['stepThreeTeam.invited', 'stepFour.currency']);
  expect(named('guarded')).toEqual([
    'stepOne.venue',
    'stepOne.address',
    'stepOne.city',
    'stepOne.pin',
    'stepOne.starts',
    'stepOne.ends',
    'stepOne.time_zone',
  ]);
});

test('a way that a field does not know is refused', () => {
  expect(CHANGE_WAYS.map((way) => changeClassOf('stepTwo.shifts', way))).toEqual([
    'fixed',
    'free',
    'guarded',
    'guarded',
    'fixed',
    'fixed',
    'fixed',
    'fixed',
  ]);
  expect([fieldClass('stepFour.currency'), fieldClass('stepFour.pay')]).toEqual(['fixed', null]);
  expect(CHANGE_WAYS.map(refusalOf)).toEqual([
    'fixed_once_published',
    'fixed_once_published',
    'fixed_once_published',
    'fixed_once_published',
    'worse_for_booked',
    'worse_for_booked',
    'headcount_below_booked',
    'shift_begun',
  ]);
});
