import { refuseAssigning, type AssignFacts, type AssignRefusal } from '../assignment/assigning.ts';
import type { Suitability } from '../hiring/suitability.ts';
import type { Work } from '../hiring/work.ts';

/** A shift of the event, with its position of the role that is applied for where most places are left. */
export type AskedShift = Omit<AssignFacts, 'shift_ends_at' | 'suitability'> & {
  readonly shift_id: string;
  readonly position_id: string | null;
  readonly work: Work;
};

export type FittingShift = {
  readonly shift_id: string;
  readonly position_id: string | null;
  /** why it is not booked; null: it fits */
  readonly refusal: AssignRefusal | 'no_such_role' | null;
};

/** What the rules say about a shift, beside those that are taken already. */
export type JudgeShift = (shift_id: string, taken: readonly Work[]) => Suitability;

/**
 * Which shifts an application brings, and why the others do not: asked for, or all when none is named. Of two that overlap the
 * one that ends first is taken, which leaves room for most.
 */
export function fitShifts(shifts: readonly AskedShift[], asked: readonly string[], judge: JudgeShift): FittingShift[] {
  const wanted = asked.length === 0 ? shifts : shifts.filter(({ shift_id }) => asked.includes(shift_id));
  const taken: Work[] = [];
  const byEnd = [...wanted].sort((a, b) => a.work.ends_at.getTime() - b.work.ends_at.getTime());
  const found = new Map(
    byEnd.map((shift) => {
      const refusal = refusalOf(shift, judge, taken);
      if (refusal === null) taken.push(shift.work);
      return [shift.shift_id, refusal];
    }),
  );
  return wanted.map(({ shift_id, position_id }) => ({ shift_id, position_id, refusal: found.get(shift_id) ?? null }));
}

/** Somebody has asked for it, and somebody decides. */
const ACCEPTED = { status: 'confirmed', reserve: false, anyway: true } as const;

function refusalOf(shift: AskedShift, judge: JudgeShift, taken: readonly Work[]): FittingShift['refusal'] {
  if (shift.position_id === null) return 'no_such_role';
  const facts = { ...shift, shift_ends_at: shift.work.ends_at, suitability: judge(shift.shift_id, taken) };
  return refuseAssigning(facts, ACCEPTED);
}
