import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  flatPayslip,
  leaderPayslip,
  leadPaySoFar,
  usherPayslip,
  type Payslip,
  type PayRules,
  type ShiftWorked,
} from './event-pay.ts';
import { PAY_BASES } from './pay-forecast.ts';

const RULES: PayRules = {
  overtime_percent: 150,
  night: null,
  allowances: [],
  late_deduction_minor: 0,
  late_grace_minutes: 10,
  no_show_deduction_minor: 0,
};
const shift = (values: Partial<ShiftWorked> = {}): ShiftWorked => ({
  assignment_id: 'a1',
  work_date: '2026-11-18',
  type_id: 'usher',
  basis: 'hour',
  rate_minor: 4_000,
  planned_minutes: 420,
  outcome: 'attended',
  approved_minutes: 420,
  night_minutes: 0,
  late_minutes: 0,
  ...values,
});
const pay = (shifts: ShiftWorked[], rules: Partial<PayRules> = {}) => usherPayslip(shifts, { ...RULES, ...rules });
const net = (slip: Payslip | null) => (slip === null ? 0 : slip.gross_minor - slip.deductions_minor);
const amounts = (slip: Payslip | null) => slip?.lines.map(({ kind, amount_minor }) => [kind, amount_minor]);

describe('an usher', () => {
  test('is paid by the minute, and more for what goes beyond the plan', () => {
    expect(net(pay([shift({ approved_minutes: 60 })]))).toBe(4_000);
    const slip = pay([shift({ approved_minutes: 450 })]);
    expect(slip?.lines).toEqual([
      { assignment_id: 'a1', kind: 'work', minutes: 420, rate_minor: 4_000, factor: 1, amount_minor: 28_000 },
      { assignment_id: 'a1', kind: 'overtime', minutes: 30, rate_minor: 4_000, factor: 1.5, amount_minor: 3_000 },
    ]);
    expect(slip?.gross_minor).toBe(31_000);
  });

  test('has more for the hours of the night, on top of the rate and not on top of overtime', () => {
    const night = { percent: 125, starts: 1_320, ends: 360 };
    const slip = pay([shift({ approved_minutes: 450, night_minutes: 120 })], { night });
    expect(slip?.lines[2]).toEqual({
      assignment_id: 'a1',
      kind: 'night',
      minutes: 120,
      rate_minor: 4_000,
      factor: 0.25,
      amount_minor: 2_000,
    });
    expect(slip?.gross_minor).toBe(33_000);
    // the break is taken by day: of 60 paid minutes at most 60 are of the night
    expect(amounts(pay([shift({ approved_minutes: 60, night_minutes: 120 })], { night }))).toEqual([
      ['work', 4_000],
      ['night', 1_000],
    ]);
    const flat = ['shift', 'day', 'fixed'] as const;
    for (const basis of flat) expect(pay([shift({ basis, night_minutes: 120 })], { night })?.lines).toHaveLength(1);
    expect(pay([shift({ night_minutes: 120 })], { night: { ...night, percent: 100 } })?.lines).toHaveLength(1);
    expect(pay([shift({ night_minutes: 120 })])?.lines).toHaveLength(1);
  });

  test('by shift is paid each shift as such, however long it was', () => {
    const own = { basis: 'shift', rate_minor: 30_000 } as const;
    const slip = pay([shift({ ...own, approved_minutes: 500 }), shift({ ...own, assignment_id: 'a2' })]);
    expect(amounts(slip)).toEqual([
      ['work', 30_000],
      ['work', 30_000],
    ]);
    expect(slip?.lines[0]?.minutes).toBe(500);
  });

  test('by day is paid once for each day on which he came', () => {
    const own = { basis: 'day', rate_minor: 50_000 } as const;
    const slip = pay([
      shift({ ...own, assignment_id: 'a1', outcome: 'no_show' }),
      shift({ ...own, assignment_id: 'a2' }),
      shift({ ...own, assignment_id: 'a3' }),
      shift({ ...own, assignment_id: 'a4', work_date: '2026-11-19' }),
    ]);
    expect(amounts(slip)).toEqual([
      ['work', 50_000],
      ['work', 0],
      ['work', 50_000],
    ]);
  });

  test('of two roles on one day is paid for both', () => {
    const own = { basis: 'day', rate_minor: 50_000 } as const;
    expect(net(pay([shift(own), shift({ ...own, assignment_id: 'a2', type_id: 'host' })]))).toBe(100_000);
  });

  test('for a fixed sum is paid all of it for all of his shifts, and the part of those he came to', () => {
    const own = { basis: 'fixed', rate_minor: 10_000 } as const;
    const three = ['a1', 'a2', 'a3'].map((assignment_id) => shift({ ...own, assignment_id }));
    expect(net(pay(three))).toBe(10_000);
    expect(net(pay([...three.slice(0, 2), shift({ ...own, assignment_id: 'a3', outcome: 'excused' })]))).toBe(6_667);
  });

  test('has his allowances for each shift that he came to, in one line', () => {
    const allowances = [
      { name: 'Transport', amount_minor: 1_500 },
      { name: 'Meal', amount_minor: 500 },
    ];
    const slip = pay([shift(), shift({ assignment_id: 'a2', outcome: 'no_show' })], { allowances });
    expect(amounts(slip)).toEqual([
      ['work', 28_000],
      ['allowance', 2_000],
    ]);
  });

  test('who is later than the grace, or does not come, has something taken off', () => {
    const rules = { late_deduction_minor: 1_000, no_show_deduction_minor: 5_000 };
    const late = (late_minutes: number) => pay([shift({ late_minutes })], rules);
    expect([late(10)?.deductions_minor, late(11)?.deductions_minor]).toEqual([0, 1_000]);
    const slip = pay([shift(), shift({ assignment_id: 'a2', outcome: 'no_show', late_minutes: 30 })], rules);
    expect(amounts(slip)).toEqual([
      ['work', 28_000],
      ['no_show', -5_000],
    ]);
  });

  test('never owes: deductions end where the pay does, and nothing left is no payslip', () => {
    const missed = (assignment_id: string) => shift({ assignment_id, outcome: 'no_show' });
    const little = shift({ approved_minutes: 120 });
    expect(amounts(pay([little, missed('a2'), missed('a3')], { no_show_deduction_minor: 7_000 }))).toEqual(undefined);
    expect(amounts(pay([little, missed('a2')], { no_show_deduction_minor: 7_000 }))).toEqual([
      ['work', 8_000],
      ['no_show', -7_000],
    ]);
    expect(pay([missed('a2')], { no_show_deduction_minor: 7_000 })).toBeNull();
    expect(pay([shift({ outcome: 'excused' })])).toBeNull();
  });
});

test('a leader is paid each of his leads', () => {
  expect(amounts(leaderPayslip([{ pay_minor: 60_000 }, { pay_minor: 20_000 }]))).toEqual([
    ['lead', 60_000],
    ['lead', 20_000],
  ]);
  expect(leaderPayslip([{ pay_minor: 0 }])).toBeNull();
  expect(flatPayslip('other', 5_000)?.gross_minor).toBe(5_000);
});

test('a lead that ends early is paid by the part of its time that has passed', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour));
  const lead = { starts_at: at(8), ends_at: at(16), pay_minor: 8_000 };
  expect([at(7), at(8), at(10), at(16), at(20)].map((now) => leadPaySoFar(lead, now))).toEqual([
    0, 0, 2_000, 8_000, 8_000,
  ]);
});

const worked = fc.record({
  assignment_id: fc.uuid(),
  work_date: fc.constantFrom('2026-11-18', '2026-11-19'),
  type_id: fc.constantFrom('usher', 'host'),
  basis: fc.constantFrom(...PAY_BASES),
  rate_minor: fc.nat(50_000),
  planned_minutes: fc.integer({ min: 60, max: 960 }),
  outcome: fc.constantFrom<ShiftWorked['outcome']>('attended', 'no_show', 'excused'),
  approved_minutes: fc.nat(1_440),
  night_minutes: fc.nat(960),
  late_minutes: fc.nat(60),
});
const shiftsOf = fc.uniqueArray(worked, { selector: ({ assignment_id }) => assignment_id, maxLength: 8 });
const rulesOf = fc.record({
  overtime_percent: fc.integer({ min: 100, max: 500 }),
  night: fc.option(
    fc.record({ percent: fc.integer({ min: 100, max: 500 }), starts: fc.nat(1_439), ends: fc.nat(1_439) }),
  ),
  allowances: fc.array(fc.record({ name: fc.constant('Meal'), amount_minor: fc.nat(3_000) }), { maxLength: 2 }),
  late_deduction_minor: fc.nat(20_000),
  late_grace_minutes: fc.nat(30),
  no_show_deduction_minor: fc.nat(60_000),
});

describe('for whatever was worked', () => {
  test('the lines add up, in whole units, and the rest is more than nothing', () => {
    fc.assert(
      fc.property(shiftsOf, rulesOf, (shifts, rules) => {
        const slip = usherPayslip(shifts, rules);
        if (slip === null) return;
        const sum = (part: (amount: number) => number) =>
          slip.lines.reduce((total, { amount_minor }) => total + part(amount_minor), 0);
        expect(slip.lines.every(({ amount_minor }) => Number.isSafeInteger(amount_minor))).toBe(true);
        expect([slip.gross_minor, slip.deductions_minor]).toEqual([
          sum((amount) => Math.max(0, amount)),
          sum((amount) => Math.max(0, -amount)),
        ]);
        expect(net(slip)).toBeGreaterThan(0);
      }),
    );
  });

  test('each shift that somebody came to is paid in one line of work, with all of its minutes, and no other is', () => {
    fc.assert(
      fc.property(shiftsOf, rulesOf, (shifts, rules) => {
        const slip = usherPayslip(shifts, rules);
        if (slip === null) return;
        for (const { assignment_id, outcome, approved_minutes } of shifts) {
          const lines = slip.lines.filter(
            (line) => line.assignment_id === assignment_id && ['work', 'overtime'].includes(line.kind),
          );
          const minutes = lines.reduce((sum, line) => sum + (line.minutes ?? 0), 0);
          expect([lines.filter(({ kind }) => kind === 'work').length, minutes]).toEqual(
            outcome === 'attended' ? [1, approved_minutes] : [0, 0],
          );
        }
      }),
    );
  });

  test('the order in which shifts are read changes nothing', () => {
    fc.assert(
      fc.property(shiftsOf, rulesOf, (shifts, rules) => {
        expect(usherPayslip([...shifts].reverse(), rules)).toEqual(usherPayslip(shifts, rules));
      }),
    );
  });

  test('to have come, or to have worked longer, never pays less', () => {
    fc.assert(
      fc.property(shiftsOf, rulesOf, fc.nat(300), (shifts, rules, more) => {
        const [first, ...rest] = shifts;
        if (!first) return;
        const later = { ...first, outcome: 'attended' as const, late_minutes: 0 };
        const longer = { ...later, approved_minutes: later.approved_minutes + more };
        const missed = { ...first, outcome: 'no_show' as const };
        const [least, middle, most] = [missed, later, longer].map((one) => net(usherPayslip([one, ...rest], rules)));
        expect(middle).toBeGreaterThanOrEqual(least ?? 0);
        expect(most).toBeGreaterThanOrEqual(middle ?? 0);
      }),
    );
  });

  test('nobody is paid more than once for a day or a fixed sum', () => {
    fc.assert(
      fc.property(shiftsOf, rulesOf, fc.nat(50_000), (shifts, rules, rate_minor) => {
        const same = (basis: 'day' | 'fixed') =>
          shifts.map((one) => ({ ...one, basis, rate_minor, type_id: 'usher', outcome: 'attended' as const }));
        const bare = { ...rules, allowances: [], late_deduction_minor: 0 };
        const days = new Set(shifts.map(({ work_date }) => work_date)).size;
        expect(net(usherPayslip(same('day'), bare))).toBe(days * rate_minor);
        expect(net(usherPayslip(same('fixed'), bare))).toBe(shifts.length === 0 ? 0 : rate_minor);
      }),
    );
  });
});
