import { expect, test } from 'vitest';
import { emptyPlan, type EventPlan } from '../plan.ts';
import { joined, planChange } from './plan-log.ts';

const plan = emptyPlan('Asia/Riyadh', 'SAR');
const titled = (title_en: string): EventPlan => ({ ...plan, stepOne: { ...plan.stepOne, title_en } });
const invited = (...ids: string[]): EventPlan => ({ ...plan, stepThreeTeam: { ...plan.stepThreeTeam, invited: ids } });
const paid = (leader_rate_minor: number): EventPlan => ({ ...plan, stepFour: { ...plan.stepFour, leader_rate_minor } });

test('a changed field has its value before and after; what stayed is not there', () => {
  expect(planChange(plan, titled('Gala'))).toEqual({
    before: { 'stepOne.title_en': '' },
    after: { 'stepOne.title_en': 'Gala' },
  });
  expect(planChange(plan, plan)).toEqual({ before: {}, after: {} });
});

test('of a list only what came and what went', () => {
  expect(planChange(invited('a', 'b'), invited('b', 'c'))).toEqual({
    before: { 'stepThreeTeam.invited': ['a'] },
    after: { 'stepThreeTeam.invited': ['c'] },
  });
});

test('an amount has its currency', () => {
  expect(planChange(plan, paid(4_000)).after).toEqual({
    'stepFour.leader_rate_minor': { minor: 4_000, currency: 'SAR' },
  });
});

test('many saves are one change, from the first value to the last', () => {
  const saves = [
    planChange(titled('G'), titled('Ga')),
    planChange(titled('Ga'), titled('Gala')),
    planChange(invited('a', 'b'), invited('b', 'c')),
    planChange(invited('b', 'c'), invited('a', 'c', 'd')),
    planChange(paid(1), paid(2)),
    planChange(paid(2), paid(1)),
  ];
  expect(joined(saves)).toEqual({
    before: { 'stepOne.title_en': 'G', 'stepThreeTeam.invited': ['b'] },
    after: { 'stepOne.title_en': 'Gala', 'stepThreeTeam.invited': ['c', 'd'] },
  });
});
