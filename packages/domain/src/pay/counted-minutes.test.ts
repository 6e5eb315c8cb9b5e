import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedMinutes, type RecordedShift } from './counted-minutes.ts';
import { usherPayslip, type ShiftWorked } from './event-pay.ts';

const MINUTE = 60_000;
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 18, hour, minute));
type Rules = Parameters<typeof countedMinutes>[1];
const RULES: Rules = { night: null, paid_breaks: false, time_zone: 'UTC' };
/** From 16:00 to midnight, with an hour's break. */
const recorded = (values: Partial<RecordedShift> = {}): RecordedShift => ({
  starts_at: at(16),
  ends_at: at(24),
  break_minutes: 60,
  checked_in_at: at(16),
  checked_out_at: at(24),
  approved_minutes: null,
  minutes_by_hand: false,
  ...values,
});
const stay = (from: number, to: number) => recorded({ checked_in_at: at(from), checked_out_at: at(to) });

test('minutes count within the shift, and never more than are planned', () => {
  const worked = (from: number, to: number) => countedMinutes(stay(from, to), RULES).approved_minutes;
  expect([worked(15, 18), worked(17, 20), worked(16, 24), worked(14, 28), worked(25, 26)]).toEqual([
    120, 180, 420, 420, 0,
  ]);
});

test('a paid break is work', () => {
  expect(countedMinutes(stay(16, 24), RULES)).toEqual({
    planned_minutes: 420,
    approved_minutes: 420,
    night_minutes: 0,
  });
  expect(countedMinutes(stay(16, 24), { ...RULES, paid_breaks: true })).toEqual({
    planned_minutes: 480,
    approved_minutes: 480,
    night_minutes: 0,
  });
});

test('minutes approved by hand win; without times nobody was there', () => {
  const by_hand = { approved_minutes: 444, minutes_by_hand: true };
  expect(countedMinutes({ ...stay(16, 18), ...by_hand }, RULES).approved_minutes).toBe(444);
  // what was computed before is computed again
  expect(countedMinutes({ ...stay(16, 18), approved_minutes: 444 }, RULES).approved_minutes).toBe(120);
  expect(countedMinutes(recorded({ checked_in_at: null, checked_out_at: null }), RULES).approved_minutes).toBe(0);
});

test('the night is what somebody was there of it; by the plan where no times are recorded', () => {
  const night = { percent: 125, starts: 22 * 60, ends: 6 * 60 };
  const minutes = (shift: RecordedShift) => countedMinutes(shift, { ...RULES, night }).night_minutes;
  expect([stay(16, 24), stay(16, 23), stay(23, 28), stay(16, 20)].map(minutes)).toEqual([120, 60, 60, 0]);
  const none = { checked_in_at: null, checked_out_at: null, approved_minutes: 300, minutes_by_hand: true };
  expect(minutes(recorded(none))).toBe(120);
});

const anyNight = fc.option(
  fc.record({ percent: fc.integer({ min: 100, max: 500 }), starts: fc.nat(1_439), ends: fc.nat(1_439) }),
);
const anyRules = fc.record({ night: anyNight, paid_breaks: fc.boolean(), time_zone: fc.constant('Asia/Riyadh') });
const minuteOfStay = fc.nat(960);
const PLAIN = {
  overtime_percent: 150,
  allowances: [],
  late_deduction_minor: 0,
  late_grace_minutes: 10,
  no_show_deduction_minor: 0,
};
const after = (n: number) => new Date(at(16).getTime() + n * MINUTE);

const netOf = (shifts: readonly RecordedShift[], rate_minor: number, rules: Rules) => {
  const worked = shifts.map((shift, n): ShiftWorked => ({
    assignment_id: `a${n}`,
    work_date: '2026-11-18',
    type_id: 'usher',
    basis: 'hour',
    rate_minor,
    outcome: 'attended',
    late_minutes: 0,
    ...countedMinutes(shift, rules),
  }));
  const slip = usherPayslip(worked, { ...PLAIN, night: rules.night });
  return slip === null ? 0 : slip.gross_minor - slip.deductions_minor;
};

test('to come earlier or to leave later never pays less', () => {
  fc.assert(
    fc.property(
      fc.record({ in: minuteOfStay, out: minuteOfStay, length: fc.integer({ min: 60, max: 960 }) }),
      fc.nat(60),
      fc.nat(50_000),
      fc.nat(240),
      anyRules,
      (stayed, more, rate_minor, break_minutes, rules) => {
        const [from, to] = [Math.min(stayed.in, stayed.out), Math.max(stayed.in, stayed.out)];
        const between = (checked_in_at: Date, checked_out_at: Date) =>
          netOf(
            [
              recorded({
                ends_at: after(stayed.length),
                break_minutes: Math.min(break_minutes, 59),
                checked_in_at,
                checked_out_at,
              }),
            ],
            rate_minor,
            rules,
          );
        const paid = between(after(from), after(to));
        expect(between(after(from - more), after(to))).toBeGreaterThanOrEqual(paid);
        expect(between(after(from), after(to + more))).toBeGreaterThanOrEqual(paid);
      },
    ),
  );
});

test('by the hour, without allowances, a shift that is cut in two is paid alike, but for the rounding of its lines', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 960 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(50_000),
      anyRules,
      (length, part, rate_minor, rules) => {
        const cut = Math.round(length * part);
        const shift = (from: number, to: number) =>
          recorded({
            starts_at: after(from),
            ends_at: after(to),
            break_minutes: 0,
            checked_in_at: after(from),
            checked_out_at: after(to),
          });
        const whole = netOf([shift(0, length)], rate_minor, rules);
        const halves = netOf([shift(0, cut), shift(cut, length)], rate_minor, rules);
        // one unit for the work, one for the night
        expect(Math.abs(whole - halves)).toBeLessThanOrEqual(2);
      },
    ),
  );
});
