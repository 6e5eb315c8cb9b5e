import type { EventPlan } from '../event-plan/plan.ts';
import { hourlyPay, roundMinor } from './money.ts';
import { nightFactor } from './night.ts';
import type { PayBasis } from './pay-forecast.ts';
import type { Period } from '../time/period.ts';

/** One shift of one usher whose outcome is known. */
export type ShiftWorked = {
  readonly assignment_id: string;
  readonly work_date: string;
  readonly type_id: string;
  readonly basis: PayBasis;
  readonly rate_minor: number;
  /** the length of the shift, without its break unless that is paid */
  readonly planned_minutes: number;
  readonly outcome: 'attended' | 'no_show' | 'excused';
  readonly approved_minutes: number;
  /** of the time that somebody was there, by the plan's hours of the night */
  readonly night_minutes: number;
  readonly late_minutes: number;
};

export type PayRules = Pick<
  EventPlan['stepFour'],
  | 'overtime_percent'
  | 'night'
  | 'allowances'
  | 'late_deduction_minor'
  | 'late_grace_minutes'
  | 'no_show_deduction_minor'
>;

type PayLine = {
  readonly assignment_id: string | null;
  readonly kind: 'work' | 'lead' | 'allowance' | 'overtime' | 'night' | 'late' | 'no_show' | 'other';
  readonly minutes: number | null;
  readonly rate_minor: number | null;
  readonly factor: number;
  /** negative: a deduction */
  readonly amount_minor: number;
};

/** The lines of one transfer; gross less deductions is what is paid. */
export type Payslip = {
  readonly lines: readonly PayLine[];
  readonly gross_minor: number;
  readonly deductions_minor: number;
};

/**
 * What one usher has earned at one event; null: nothing is left to pay. Hours are paid by the minute, with overtime beyond
 * what was planned and more for the night; a shift, a day and a fixed sum are paid as such. See docs/assumptions.md#event-pay
 */
export const usherPayslip = (shifts: readonly ShiftWorked[], rules: PayRules): Payslip | null => {
  const inOrder = [...shifts].sort(
    (a, b) => a.work_date.localeCompare(b.work_date) || a.assignment_id.localeCompare(b.assignment_id),
  );
  const attended = inOrder.filter(({ outcome }) => outcome === 'attended');
  const earned = attended.flatMap((shift) => earnings(shift, { attended, all: inOrder }, rules));
  return payslipOf([...earned, ...inOrder.flatMap((shift) => deductions(shift, rules))]);
};

/** What one leader has earned with all their leads; null when nothing. */
export const leaderPayslip = (leads: readonly { readonly pay_minor: number }[]): Payslip | null =>
  payslipOf(leads.map(({ pay_minor }) => flatLine('lead', pay_minor)));

/** The part of a lead that is earned when it ends early: as much of its pay as of its time has passed. */
export const leadPaySoFar = (lead: Period & { readonly pay_minor: number }, now: Date): number => {
  const [from, to] = [lead.starts_at.getTime(), lead.ends_at.getTime()];
  const passed = Math.min(Math.max(now.getTime() - from, 0), to - from);
  return roundMinor((lead.pay_minor * passed) / (to - from));
};

/** A sum that no shift explains. */
export const flatPayslip = (kind: PayLine['kind'], amount_minor: number): Payslip | null =>
  payslipOf([flatLine(kind, amount_minor)]);

const flatLine = (kind: PayLine['kind'], amount_minor: number, assignment_id: string | null = null): PayLine => ({
  assignment_id,
  kind,
  minutes: null,
  rate_minor: null,
  factor: 1,
  amount_minor,
});

/** The shifts of the same person: pay by day and fixed pay are paid once for several of them. */
type Among = { readonly attended: readonly ShiftWorked[]; readonly all: readonly ShiftWorked[] };

const earnings = (shift: ShiftWorked, among: Among, rules: PayRules): PayLine[] => {
  const { assignment_id, approved_minutes, planned_minutes, basis, rate_minor } = shift;
  const overtime = basis === 'hour' ? Math.max(0, approved_minutes - planned_minutes) : 0;
  const minutes = approved_minutes - overtime;
  const factor = rules.overtime_percent / 100;
  const line = { assignment_id, rate_minor, minutes, factor: 1 };
  const allowance = rules.allowances.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return [
    { ...line, kind: 'work', amount_minor: workPay(shift, minutes, among) },
    ...(overtime === 0
      ? []
      : [
          {
            ...line,
            kind: 'overtime' as const,
            minutes: overtime,
            factor,
            amount_minor: hourlyPay(overtime, rate_minor, factor),
          },
        ]),
    ...nightLines(shift, minutes, rules),
    ...(allowance === 0 ? [] : [flatLine('allowance', allowance, assignment_id)]),
  ];
};

/** What the night is worth beyond the hourly rate. The break is not taken at night, and overtime has a rate of its own. */
const nightLines = (
  { assignment_id, basis, rate_minor, night_minutes }: ShiftWorked,
  paid: number,
  { night }: PayRules,
): PayLine[] => {
  const minutes = Math.min(night_minutes, paid);
  if (basis !== 'hour' || night === null || minutes === 0) return [];
  const factor = nightFactor(night);
  return factor === 0
    ? []
    : [
        {
          assignment_id,
          kind: 'night',
          minutes,
          rate_minor,
          factor,
          amount_minor: hourlyPay(minutes, rate_minor, factor),
        },
      ];
};

const sameRole = (a: ShiftWorked, b: ShiftWorked): boolean =>
  a.type_id === b.type_id && a.basis === b.basis && a.rate_minor === b.rate_minor;

function workPay(shift: ShiftWorked, minutes: number, { attended, all }: Among): number {
  const { basis, rate_minor } = shift;
  switch (basis) {
    case 'hour':
      return hourlyPay(minutes, rate_minor);
    case 'shift':
      return rate_minor;
    case 'day': {
      const first = attended.find((other) => sameRole(other, shift) && other.work_date === shift.work_date);
      return first === shift ? rate_minor : 0;
    }
    case 'fixed': {
      // each expected shift is an equal part of the sum; the parts add up to exactly the sum
      const expected = all.filter((other) => sameRole(other, shift)).length;
      const place = attended.filter((other) => sameRole(other, shift)).indexOf(shift);
      const upTo = (shifts: number) => roundMinor((rate_minor * shifts) / expected);
      return upTo(place + 1) - upTo(place);
    }
  }
}

const deductions = ({ assignment_id, outcome, late_minutes }: ShiftWorked, rules: PayRules): PayLine[] => {
  const { late_deduction_minor, late_grace_minutes, no_show_deduction_minor } = rules;
  if (outcome === 'no_show' && no_show_deduction_minor > 0)
    return [flatLine('no_show', -no_show_deduction_minor, assignment_id)];
  return outcome === 'attended' && late_minutes > late_grace_minutes && late_deduction_minor > 0
    ? [flatLine('late', -late_deduction_minor, assignment_id)]
    : [];
};

/** Deductions never exceed the pay: nobody owes money for having worked. */
function payslipOf(lines: readonly PayLine[]): Payslip | null {
  const gross_minor = lines.reduce((sum, { amount_minor }) => sum + Math.max(0, amount_minor), 0);
  let left = gross_minor;
  const kept = lines.flatMap((line): PayLine[] => {
    if (line.amount_minor >= 0) return [line];
    const amount = Math.min(-line.amount_minor, left);
    left -= amount;
    return amount === 0 ? [] : [{ ...line, amount_minor: -amount }];
  });
  return left === 0 ? null : { lines: kept, gross_minor, deductions_minor: gross_minor - left };
}
