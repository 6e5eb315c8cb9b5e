import { USHERS_PER_LEADER, emptyPlan, type PlanSurroundings, type EventPlan } from '@proline/domain/event-plan/plan';
import { planProblems } from '@proline/domain/event-plan/plan-problems';
import { byWeight } from '@proline/domain/event-plan/plan-problems';
import { expect, test } from 'vitest';
import { countIn, isShown, shownProblems } from './shown-problems.ts';

const around: PlanSurroundings = {
  now: new Date('2026-11-15T12:00:00Z'),
  category_ids: new Set(),
  type_ids: new Set(),
  approved_leader_ids: new Set(),
  busy_leader_ids: new Set(),
  ushers_per_leader: USHERS_PER_LEADER,
};
const empty = emptyPlan('Asia/Dubai', 'AED');
const titled = (title_en: string): EventPlan => ({ ...empty, stepOne: { ...empty.stepOne, title_en } });

test('the rules of the draft, the same as on the server', () => {
  expect(shownProblems(empty, empty, around)).toEqual(planProblems(empty, around));
});

test('what cannot be kept is told once, instead of what the rules would say about that field', () => {
  const found = shownProblems(empty, titled('x'.repeat(600)), around).filter(({ field }) => field === 'title_en');
  expect(found).toEqual([{ step: 'stepOne', field: 'title_en', code: 'too_long', blocking: true }]);
});

test('a number that nobody can read does not bring the rules to a fall', () => {
  const shift = {
    key: 's',
    work_date: '2027-01-20',
    starts: Number.NaN,
    ends: 780,
    break_minutes: 0,
    arrival_minutes: 0,
  };
  const broken: EventPlan = { ...empty, stepTwo: { ...empty.stepTwo, shifts: [shift] } };
  expect(shownProblems(empty, broken, around).filter(({ step }) => step === 'stepTwo')).toEqual([
    { step: 'stepTwo', field: 'shifts.0.starts', code: 'invalid_type', blocking: true },
  ]);
});

test('blocking ones come first; only they are counted', () => {
  const problems = [
    { step: 'stepThreeZones', field: 'places', code: 'some_unzoned', blocking: false },
    { step: 'stepFour', field: 'pay.x', code: 'pay_missing', blocking: true },
    { step: 'stepOne', field: 'city', code: 'required', blocking: true },
  ] as const;
  expect(byWeight(problems).map(({ field }) => field)).toEqual(['city', 'pay.x', 'places']);
  expect(countIn(problems, ['stepThreeZones', 'stepFour'])).toBe(1);
});

test('a problem is shown once its field or its list was touched, or its step was left', () => {
  const shown = (touched: readonly string[], tried: readonly 'stepTwo'[]) =>
    isShown({ touched: new Set(touched), tried: new Set(tried) }, { step: 'stepTwo', field: 'shifts.3.ends' });
  expect([
    shown([], []),
    shown(['stepTwo.uniform'], []),
    shown(['stepTwo.shifts'], []),
    shown([], ['stepTwo']),
  ]).toEqual([false, false, true, true]);
});
