import { emptyPlan, type EventPlan } from '../plan.ts';
import { expect, test } from 'vitest';
import { inCurrency, roleCost, withPay, withUsualRates } from './plan-money.ts';

const empty = emptyPlan('Asia/Dubai', 'SAR');
const usher = { type_id: 'usher', basis: 'hour', rate_minor: 4_500 } as const;
const types = [
  { id: 'usher', default_rate_minor: 4_500, currency: 'SAR' },
  { id: 'hostess', default_rate_minor: 6_000, currency: 'AED' },
  { id: 'parking', default_rate_minor: 0, currency: 'SAR' },
];

test('roles without pay get the usual rate of their type, where it is in the draft’s currency', () => {
  const roles = ['usher', 'hostess', 'parking'];
  expect(withUsualRates(empty.stepFour, roles, types)).toEqual([usher]);
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

test('another currency keeps the amounts as they are written, whatever its coins are', () => {
  const plan: EventPlan = {
    ...empty,
    stepThreeTeam: {
      ...empty.stepThreeTeam,
      leaders: [
        { leader_id: 'a', scope: 'event', of: null, pay_minor: 70_000 },
        { leader_id: 'b', scope: 'event', of: null, pay_minor: null },
      ],
    },
    stepFour: { ...empty.stepFour, pay: [usher], budget: { limit_minor: 100_050, kind: 'warn' } },
  };
  const dinars = inCurrency(plan, 'KWD');
  expect(dinars.stepFour).toMatchObject({
    currency: 'KWD',
    pay: [{ rate_minor: 45_000 }],
    budget: { limit_minor: 1_000_500 },
  });
  expect(dinars.stepThreeTeam.leaders.map(({ pay_minor }) => pay_minor)).toEqual([700_000, null]);
  expect(inCurrency(dinars, 'SAR')).toEqual(plan);
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
});
