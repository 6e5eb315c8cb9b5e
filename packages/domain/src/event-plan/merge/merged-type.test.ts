import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyPlan, type EventPlan } from '../plan.ts';
import { totalHeadcount } from '../headcount/headcount.ts';
import { withMergedType } from './merged-type.ts';

const empty = emptyPlan('Asia/Riyadh', 'SAR');
const draft = (parts: {
  needs?: EventPlan['stepThree']['needs'];
  places?: EventPlan['stepThreeZones']['places'];
  pay?: EventPlan['stepFour']['pay'];
}): EventPlan => ({
  ...empty,
  stepThree: { ...empty.stepThree, needs: parts.needs ?? [] },
  stepThreeZones: { ...empty.stepThreeZones, places: parts.places ?? [] },
  stepFour: { ...empty.stepFour, pay: parts.pay ?? [] },
});

test('cells of both become one, and the pay that stays is that of the role that stays', () => {
  const plan = draft({
    needs: [
      { shift: 'a', type_id: 'from', headcount: 2 },
      { shift: 'a', type_id: 'into', headcount: 3 },
      { shift: 'b', type_id: 'from', headcount: 1 },
    ],
    places: [
      { zone: 'g', shift: 'a', type_id: 'from', headcount: 2 },
      { zone: 'g', shift: 'a', type_id: 'into', headcount: 1 },
      { zone: 'h', shift: 'a', type_id: 'into', headcount: 1 },
    ],
    pay: [
      { type_id: 'from', basis: 'day', rate_minor: 1 },
      { type_id: 'into', basis: 'hour', rate_minor: 2 },
    ],
  });
  expect(withMergedType(plan, 'from', 'into')).toEqual(
    draft({
      needs: [
        { shift: 'a', type_id: 'into', headcount: 5 },
        { shift: 'b', type_id: 'into', headcount: 1 },
      ],
      places: [
        { zone: 'g', shift: 'a', type_id: 'into', headcount: 3 },
        { zone: 'h', shift: 'a', type_id: 'into', headcount: 1 },
      ],
      pay: [{ type_id: 'into', basis: 'hour', rate_minor: 2 }],
    }),
  );
});

test('pay of the role that goes is kept when the other has none', () => {
  const plan = draft({ pay: [{ type_id: 'from', basis: 'day', rate_minor: 1 }] });
  expect(withMergedType(plan, 'from', 'into').stepFour.pay).toEqual([{ type_id: 'into', basis: 'day', rate_minor: 1 }]);
});

test('nobody is lost, and without the other role it can be undone', () => {
  const cell = (types: readonly string[]) =>
    fc.record({
      shift: fc.constantFrom('a', 'b'),
      type_id: fc.constantFrom(...types),
      headcount: fc.nat(9),
    });
  fc.assert(
    fc.property(fc.array(cell(['from', 'into', 'third'])), (needs) => {
      const merged = withMergedType(draft({ needs }), 'from', 'into').stepThree.needs;
      expect(totalHeadcount(merged)).toBe(totalHeadcount(needs));
      expect(merged.some(({ type_id }) => type_id === 'from')).toBe(false);
    }),
  );
  const unique = fc.uniqueArray(cell(['from', 'third']), { selector: ({ shift, type_id }) => `${shift} ${type_id}` });
  fc.assert(
    fc.property(unique, (needs) => {
      const plan = draft({ needs });
      expect(withMergedType(withMergedType(plan, 'from', 'into'), 'into', 'from')).toEqual(plan);
    }),
  );
});
