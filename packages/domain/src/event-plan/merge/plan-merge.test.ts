import { emptyPlan, type PlanShift, type EventPlan } from '../plan.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergePlans, withTheirs } from './plan-merge.ts';

const empty = emptyPlan('Asia/Dubai', 'AED');
const shift = (key: string, starts = 420): PlanShift => ({
  key,
  work_date: '2027-01-20',
  starts,
  ends: 780,
  break_minutes: 30,
  arrival_minutes: 30,
});
const withShifts = (...shifts: PlanShift[]): EventPlan => ({ ...empty, stepTwo: { ...empty.stepTwo, shifts } });
const titled = (title_en: string, city = ''): EventPlan => ({
  ...empty,
  stepOne: { ...empty.stepOne, title_en, city },
});

test('fields that only one side changed both stand', () => {
  const { merged, clashes, isNews } = mergePlans(empty, titled('Mine'), titled('', 'Doha'));
  expect(merged.stepOne).toMatchObject({ title_en: 'Mine', city: 'Doha' });
  expect(clashes).toEqual([]);
  expect(isNews).toBe(true);
});

test('the same change on both sides is neither a clash nor news', () => {
  expect(mergePlans(empty, titled('Same'), titled('Same'))).toMatchObject({ clashes: [], isNews: false });
});

test('a field that both changed is a clash: mine stays until somebody decides, theirs can be taken', () => {
  const { merged, clashes } = mergePlans(empty, titled('Mine', 'Doha'), titled('Theirs', 'Doha'));
  expect(clashes.map(({ name, mine, theirs }) => ({ name, mine, theirs }))).toEqual([
    { name: 'stepOne.title_en', mine: 'Mine', theirs: 'Theirs' },
  ]);
  expect(merged.stepOne.title_en).toBe('Mine');
  expect(withTheirs(merged, clashes).stepOne).toMatchObject({ title_en: 'Theirs', city: 'Doha' });
});

test('two people add, change and remove different shifts', () => {
  const base = withShifts(shift('a'), shift('b'), shift('c'));
  const mine = withShifts(shift('a', 480), shift('b'), shift('c'), shift('d'));
  const theirs = withShifts(shift('a'), shift('b', 500), shift('e'));
  const { merged, clashes } = mergePlans(base, mine, theirs);
  expect(clashes).toEqual([]);
  expect(merged.stepTwo.shifts).toEqual([shift('a', 480), shift('b', 500), shift('e'), shift('d')]);
});

test('one changes the shift that the other one removes: that is a clash', () => {
  const { clashes } = mergePlans(withShifts(shift('a')), withShifts(shift('a', 480)), withShifts());
  expect(clashes.map(({ name }) => name)).toEqual(['stepTwo.shifts']);
});

test('things that cannot be told apart are not merged behind anybody’s back', () => {
  const allowance = (amount_minor: number) => ({ name: 'Transport', amount_minor });
  const paying = (...allowances: { name: string; amount_minor: number }[]): EventPlan => ({
    ...empty,
    stepFour: { ...empty.stepFour, allowances },
  });
  const { clashes } = mergePlans(
    paying(allowance(1), allowance(2)),
    paying(allowance(1), allowance(3)),
    paying(allowance(4), allowance(2)),
  );
  expect(clashes.map(({ name }) => name)).toEqual(['stepFour.allowances']);
});

const keys = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const somePlan = fc
  .tuple(
    fc.constantFrom('', 'One', 'Two'),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...keys), fc.constantFrom(420, 480)), { selector: ([key]) => key }),
  )
  .map(([title_en, shifts]): EventPlan => ({
    ...empty,
    stepOne: { ...empty.stepOne, title_en },
    stepTwo: { ...empty.stepTwo, shifts: shifts.map(([key, starts]) => shift(key, starts)) },
  }));

test('property: nobody’s change is lost without a clash that says so', () => {
  const shiftOf = (plan: EventPlan, key: string) => plan.stepTwo.shifts.find((one) => one.key === key);
  fc.assert(
    fc.property(somePlan, somePlan, somePlan, (base, mine, theirs) => {
      const { merged, clashes } = mergePlans(base, mine, theirs);
      if (clashes.some(({ name }) => name === 'stepTwo.shifts')) return;
      for (const key of keys) {
        const [was, here, there] = [base, mine, theirs].map((plan) => JSON.stringify(shiftOf(plan, key)));
        const wanted = here === was ? there : here;
        expect(JSON.stringify(shiftOf(merged, key))).toBe(wanted);
      }
    }),
  );
});

test('property: without a change of theirs, mine is what it was', () => {
  fc.assert(
    fc.property(somePlan, somePlan, (base, mine) => {
      expect(mergePlans(base, mine, base).merged).toEqual(mine);
    }),
  );
});
