import { emptyPlan, type EventPlan } from '../plan.ts';
import { expect, test } from 'vitest';
import { hasAmounts, inCurrency, roleCost, withPay, withUsualRates } from './plan-money.ts';

const empty = emptyPlan('Asia/Dubai', 'SAR');
const usher = { type_id: 'usher', basis: 'hour', rate_minor: 4_500 } as const;
const types = [
  { id: 'usher', rates: { SAR: 4_500, KWD: 3_500 } },
  { id: 'hostess', rates: { AED: 6_000 } },
  { id: 'parking', rates: {} },
];

test('roles without pay get the usual rate of their type, where it is in the draft’s currency', () => {
  const roles = ['usher', 'hostess', 'parking'];
  expect(withUsualRates(empty.stepFour, roles, types)).toEqual([usher]);
  const inDinars = withUsualRates({ ...empty.stepFour, currency: 'KWD' }, roles, types);
  expect(inDinars).toEqual([{ ...usher, rate_minor: 3_500 }]);
});

test('what somebody has set stays, and nothing is changed for nothing', () => {
  const pay = [{ ...usher, rate_minor: 9_900 }];
  expect(withUsualRates({ ...empty.stepFour, pay }, ['usher'], types)).toBe(pay);
});

test('pay keeps its place in the list, and goes without a trace', () => {
  const pay = [usher, { ...usher, type_id: 'hostess' }];
  const day = { basis: 'day', rate_minor: 1 } as const;
  expect(withPay(pay, 'usher', day)).toEqual([{ type_id: 'usher', ...day }, pay[1]]);
  expect(withPay(pay, 'parking', day)).toEqual([...pay, { type_id: 'parking', ...day }]);
  expect(withPay(pay, 'usher', null)).toEqual([pay[1]]);
});

test('another currency takes no number along; what is nothing in one is nothing in the other', () => {
  const lead = { leader_id: 'a', scope: 'event', of: null } as const;
  const plan: EventPlan = {
    ...empty,
    stepThreeTeam: {
      ...empty.stepThreeTeam,
      leaders: [
        { ...lead, pay_minor: 70_000 },
        { ...lead, pay_minor: 0 },
      ],
    },
    stepFour: {
      ...empty.stepFour,
      pay: [usher],
      leader_rate_minor: 1,
      allowances: [{ name: 'Transport', amount_minor: 3_000 }],
      late_deduction_minor: 2,
      no_show_deduction_minor: 3,
      budget: { limit_minor: 100_050, kind: 'warn' },
    },
  };
  const dinars = inCurrency(plan, 'KWD');
  expect(dinars.stepFour).toEqual({
    ...empty.stepFour,
    currency: 'KWD',
    allowances: [{ name: 'Transport', amount_minor: 0 }],
  });
  expect(dinars.stepThreeTeam.leaders.map(({ pay_minor }) => pay_minor)).toEqual([null, 0]);
  expect([empty, plan, dinars].map(hasAmounts)).toEqual([false, true, false]);
  expect(inCurrency(plan, 'SAR')).toBe(plan);
});

test('a role’s cost is its own', () => {
  const plan: EventPlan = {
    ...empty,
    stepTwo: {
      ...empty.stepTwo,
      shifts: [{ key: 's', work_date: '2027-01-20', starts: 480, ends: 960, break_minutes: 60, arrival_minutes: 0 }],
    },
    stepThree: {
      ...empty.stepThree,
      needs: [
        { shift: 's', type_id: 'usher', headcount: 3 },
        { shift: 's', type_id: 'hostess', headcount: 5 },
      ],
    },
    stepFour: { ...empty.stepFour, pay: [usher, { ...usher, type_id: 'hostess', rate_minor: 1 }] },
  };
  expect(roleCost(plan, 'usher')).toBe(3 * 7 * 4_500);
  const paid = (stepFour: Partial<EventPlan['stepFour']>) => ({ ...plan, stepFour: { ...plan.stepFour, ...stepFour } });
  expect(roleCost(paid({ paid_breaks: true }), 'usher')).toBe(3 * 8 * 4_500);
  // two of its hours are of the night, at half as much again
  const night = { percent: 150, starts: 14 * 60, ends: 6 * 60 };
  expect(roleCost(paid({ night }), 'usher')).toBe(3 * (7 + 1) * 4_500);
});
