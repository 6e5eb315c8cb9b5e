import { expect, test } from 'vitest';
import { changedSteps, validChanges, validPlan, type FindInvalidFields } from './plan-changes.ts';
import { emptyPlan, type EventPlan } from './plan.ts';

const base = emptyPlan('Asia/Riyadh', 'SAR');
const changed = (stepOne: Partial<EventPlan['stepOne']>, uniform = ''): EventPlan => ({
  ...base,
  stepOne: { ...base.stepOne, ...stepOne },
  stepTwo: { ...base.stepTwo, uniform },
});
/** As a schema would: a title of more than five letters cannot be kept. */
const unkeepable: FindInvalidFields = (_step, value) =>
  new Map('title_en' in value && value.title_en.length > 5 ? [['title_en', 'too_long']] : []);

test('steps are changed when their content is, not when they were written again', () => {
  expect(changedSteps(base, { ...base, stepOne: { ...base.stepOne } })).toEqual([]);
  expect(changedSteps(base, changed({ city: 'Doha' }, 'White'))).toEqual(['stepOne', 'stepTwo']);
});

test('what cannot be kept stays as it was, and holds nothing else up', () => {
  const plan = changed({ title_en: 'Far too long', city: 'Doha' }, 'White');
  expect(validChanges(base, plan, unkeepable)).toEqual({
    stepOne: { ...base.stepOne, city: 'Doha' },
    stepTwo: plan.stepTwo,
  });
  expect(validPlan(base, plan, unkeepable)).toEqual(changed({ city: 'Doha' }, 'White'));
});

test('a step with nothing in it that can be kept is not sent', () => {
  expect(validChanges(base, changed({ title_en: 'Far too long' }), unkeepable)).toEqual({});
});

test('one that cannot be kept as a whole stays as it was', () => {
  const asWhole: FindInvalidFields = (step) => new Map(step === 'stepOne' ? [['', 'unrecognized_keys']] : []);
  expect(validPlan(base, changed({ city: 'Doha' }), asWhole)).toEqual(base);
});
