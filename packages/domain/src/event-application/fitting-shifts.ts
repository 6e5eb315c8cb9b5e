import { refuseAssigning, type AssignFacts, type AssignRefusal } from '../assignment/assigning.ts';
import { overlaps, type Period } from '../time/period.ts';

/** A shift of the event, with its position of the role that is applied for where most places are left. */
export type AskedShift = Period & { readonly shift_id: string; readonly position_id: string | null } & Omit<
    AssignFacts,
    'shift_ends_at'
  >;

export type FittingShift = {
  readonly shift_id: string;
  readonly position_id: string | null;
  /** why it is not booked; null: it fits */
  readonly refusal: AssignRefusal | 'no_such_role' | null;
};

/**
 * Which shifts an application brings, and why the others do not: asked for, or all when none is named. Of two that overlap the
 * one that ends first is taken, which leaves room for most.
 */
export function fitShifts(shifts: readonly AskedShift[], asked: readonly string[]): FittingShift[] {
  const wanted = asked.length === 0 ? shifts : shifts.filter(({ shift_id }) => asked.includes(shift_id));
  const taken: Period[] = [];
  const byEnd = [...wanted].sort((a, b) => a.ends_at.getTime() - b.ends_at.getTime());
  const found = new Map(
    byEnd.map((shift) => {
      const refusal = refusalOf(shift, taken);
      if (refusal === null) taken.push(shift);
      return [shift.shift_id, refusal];
    }),
  );
  return wanted.map(({ shift_id, position_id }) => ({ shift_id, position_id, refusal: found.get(shift_id) ?? null }));
}

function refusalOf(shift: AskedShift, taken: readonly Period[]): FittingShift['refusal'] {
  if (shift.position_id === null) return 'no_such_role';
  const is_busy = shift.is_busy || taken.some((other) => overlaps(shift, other));
  return refuseAssigning({ ...shift, is_busy, shift_ends_at: shift.ends_at }, { status: 'confirmed', reserve: false });
}
