import type { Payslip, ShiftWorked } from '@proline/domain/pay/event-pay';
import { plannedMinutes, type Worked } from '../staffing/attendance.ts';

export type PayLine = Payslip['lines'][number];

/** A shift in the form in which the pay rules take it. */
export const shiftWorked = (worked: Worked): ShiftWorked => {
  const { assignment_id, seat, outcome, approved_minutes, late_minutes } = worked;
  const { type_id, basis, rate_minor } = seat.post;
  const { work_date } = seat.shift;
  const planned_minutes = plannedMinutes(seat);
  return {
    assignment_id,
    work_date,
    type_id,
    basis,
    rate_minor,
    planned_minutes,
    outcome,
    approved_minutes,
    night_minutes: 0,
    late_minutes,
  };
};

export const fixedLine = (kind: PayLine['kind'], amount_minor: number): PayLine => ({
  assignment_id: null,
  kind,
  minutes: null,
  rate_minor: null,
  factor: 1,
  amount_minor,
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
export const grossOf = (lines: readonly PayLine[]): number =>
  sum(lines.map(({ amount_minor }) => Math.max(0, amount_minor)));
export const deductionsOf = (lines: readonly PayLine[]): number =>
  sum(lines.map(({ amount_minor }) => Math.max(0, -amount_minor)));
