import { expect, test } from 'vitest';
import { ratesForm, ratesFrom, perCurrency } from './type.forms.ts';
import { inOrder, withRate } from './type-rates.ts';

test('a rate is changed, added and taken away without touching the others', () => {
  const rates = { SAR: 4_500, KWD: 3_500 };
  expect(withRate(rates, 'SAR', 5_000)).toEqual({ SAR: 5_000, KWD: 3_500 });
  expect(withRate(rates, 'AED', 1)).toEqual({ ...rates, AED: 1 });
  expect(withRate(rates, 'SAR', null)).toEqual({ KWD: 3_500 });
  expect(withRate({}, 'SAR', null)).toEqual({});
});

test('the organization’s own currency comes first', () => {
  expect(inOrder({ AED: 1, KWD: 2, SAR: 3 }, 'KWD').map(([currency]) => currency)).toEqual(['KWD', 'AED', 'SAR']);
});

test('an empty field is a currency without a rate; nothing and nonsense are no amounts', () => {
  const filled = { ...perCurrency(() => null), SAR: 4_500 };
  expect(ratesFrom(filled)).toEqual({ SAR: 4_500 });
  expect(Object.values(ratesForm.check(filled)).every((problem) => problem === undefined)).toBe(true);
  expect(ratesForm.check({ ...filled, KWD: Number.NaN, AED: 0 })).toMatchObject({
    KWD: 'not_an_amount',
    AED: 'not_an_amount',
    SAR: undefined,
  });
});
