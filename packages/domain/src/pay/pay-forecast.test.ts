import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetUse, forecastPay, overBudget, PAY_BASES, type PaidPlaces } from './pay-forecast.ts';

const place = (values: Partial<PaidPlaces>): PaidPlaces => ({
  work_date: '2026-11-18',
  minutes: 480,
  night_minutes: 0,
  headcount: 10,
  basis: 'hour',
  rate_minor: 4_000,
  type_id: 'usher',
  ...values,
});
const total = (...places: PaidPlaces[]) =>
  forecastPay({ places, leaders: [], allowance_minor: 0, night_factor: 0.25 }).total_minor;

test('by hour and by shift every place counts', () => {
  expect(total(place({}))).toBe(10 * 8 * 4_000);
  expect(total(place({ basis: 'shift', rate_minor: 30_000 }), place({ basis: 'shift', rate_minor: 30_000 }))).toBe(
    600_000,
  );
});

test('the night is paid more by the hour alone', () => {
  expect(total(place({ night_minutes: 120 }))).toBe(10 * (8 * 4_000 + 2_000));
  expect(total(place({ basis: 'shift', night_minutes: 120 }))).toBe(10 * 4_000);
});

test('by day the fullest shift of each day, fixed the fullest of all', () => {
  const shifts = (basis: 'day' | 'fixed') => [
    place({ basis, rate_minor: 100, headcount: 10 }),
    place({ basis, rate_minor: 100, headcount: 12 }),
    place({ basis, rate_minor: 100, headcount: 7, work_date: '2026-11-19' }),
  ];
  expect(total(...shifts('day'))).toBe((12 + 7) * 100);
  expect(total(...shifts('fixed'))).toBe(12 * 100);
});

test('leaders and allowances are added', () => {
  expect(
    forecastPay({ places: [place({})], leaders: [{ pay_minor: 90_000 }], allowance_minor: 2_000, night_factor: 0 }),
  ).toEqual({
    work_minor: 320_000,
    lead_minor: 90_000,
    allowances_minor: 20_000,
    total_minor: 430_000,
  });
});

const anyPlace = fc.record({
  work_date: fc.constantFrom('2026-11-18', '2026-11-19'),
  minutes: fc.integer({ min: 60, max: 960 }),
  night_minutes: fc.nat(480),
  headcount: fc.nat(999),
  basis: fc.constantFrom(...PAY_BASES),
  rate_minor: fc.nat(100_000),
  type_id: fc.constantFrom('usher', 'host'),
});

test('more people or a higher rate never cost less', () => {
  fc.assert(
    fc.property(
      fc.array(anyPlace, { minLength: 1, maxLength: 8 }),
      fc.nat(50),
      fc.nat(5_000),
      (places, more, raise) => {
        const [first, ...rest] = places;
        if (!first) return;
        const before = total(...places);
        expect(total({ ...first, headcount: first.headcount + more }, ...rest)).toBeGreaterThanOrEqual(before);
        // one role has one rate: a raise is for all its places
        const raised = places.map((one) =>
          one.type_id === first.type_id ? { ...one, rate_minor: one.rate_minor + raise } : one,
        );
        expect(total(...raised)).toBeGreaterThanOrEqual(before);
        expect(Number.isSafeInteger(before)).toBe(true);
      },
    ),
  );
});

test('a budget', () => {
  const cap = { limit_minor: 1_000, kind: 'warn' } as const;
  expect([overBudget(900, cap), overBudget(1_000, cap), overBudget(1_001, cap), overBudget(9_999, null)]).toEqual([
    0, 0, 1, 0,
  ]);
  expect([budgetUse(250, cap), budgetUse(250, null)]).toEqual([0.25, null]);
});
