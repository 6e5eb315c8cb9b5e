import { hourlyPay } from '@proline/domain/money';
import { plannedMinutes, type Worked } from './attendance.ts';

export interface PayLine {
  readonly assignment_id: string | null;
  readonly kind: 'work' | 'lead' | 'allowance' | 'overtime' | 'late' | 'no_show' | 'other';
  readonly minutes: number | null;
  readonly rate_minor: number | null;
  readonly factor: number;
  /** negative: a deduction */
  readonly amount_minor: number;
}

/** The rules that the demo's settings state. */
const GRACE_MINUTES = 10;
const LATE_DEDUCTION_MINUTES = 15;
const NO_SHOW_DEDUCTION_MINUTES = 60;
const OVERTIME_FACTOR = 1.5;

export function payLines(worked: readonly Worked[], allowanceMinor: number): PayLine[] {
  const lines = worked.flatMap(linesOf);
  if (lines.some(({ kind }) => kind === 'work') && allowanceMinor > 0)
    lines.push(fixedLine('allowance', allowanceMinor));
  const earned = lines.filter(({ amount_minor }) => amount_minor > 0);
  // nobody ever owes money for having worked
  return grossOf(lines) > deductionsOf(lines) ? lines : earned;
}

export const fixedLine = (kind: PayLine['kind'], amount_minor: number): PayLine => ({
  assignment_id: null,
  kind,
  minutes: null,
  rate_minor: null,
  factor: 1,
  amount_minor,
});

function linesOf({ assignment_id, seat, outcome, late_minutes, approved_minutes }: Worked): PayLine[] {
  const { rate_minor } = seat.post;
  const line = (kind: PayLine['kind'], minutes: number, factor: number, sign: 1 | -1): PayLine => ({
    assignment_id,
    kind,
    minutes,
    rate_minor,
    factor,
    amount_minor: sign * hourlyPay(minutes, rate_minor, factor),
  });
  if (outcome === 'excused') return [];
  if (outcome === 'no_show') return [line('no_show', NO_SHOW_DEDUCTION_MINUTES, 1, -1)];
  const overtime = Math.max(0, approved_minutes - plannedMinutes(seat));
  const lines = [line('work', approved_minutes - overtime, 1, 1)];
  if (overtime > 0) lines.push(line('overtime', overtime, OVERTIME_FACTOR, 1));
  if (late_minutes > GRACE_MINUTES) lines.push(line('late', LATE_DEDUCTION_MINUTES, 1, -1));
  return lines;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
export const grossOf = (lines: readonly PayLine[]): number =>
  sum(lines.map(({ amount_minor }) => Math.max(0, amount_minor)));
export const deductionsOf = (lines: readonly PayLine[]): number =>
  sum(lines.map(({ amount_minor }) => Math.max(0, -amount_minor)));
