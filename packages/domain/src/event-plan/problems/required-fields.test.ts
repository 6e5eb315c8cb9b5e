import { expect, test } from 'vitest';
import { emptyPlan, PLAN_STEPS } from '../plan.ts';
import { isRequiredField } from './required-fields.ts';

test('what an event cannot be published without', () => {
  const plan = emptyPlan('Asia/Riyadh', 'SAR');
  const required = PLAN_STEPS.flatMap((step) =>
    Object.keys(plan[step])
      .filter((field) => isRequiredField(step, field))
      .map((field) => `${step}.${field}`),
  );
  expect(required).toEqual([
    'stepOne.title_en',
    'stepOne.title_ar',
    'stepOne.category_id',
    'stepOne.venue',
    'stepOne.city',
    'stepOne.starts',
    'stepOne.ends',
    'stepTwo.shifts',
    'stepThree.needs',
    'stepThreeTeam.leaders',
  ]);
});
