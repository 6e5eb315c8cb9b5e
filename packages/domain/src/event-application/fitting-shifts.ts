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
  /** no place is left there, and this person stands by instead */
  readonly reserve: boolean;
};

/** What the rules say about a shift, beside those that are taken already. */
export type JudgeShift = (shift_id: string, taken: readonly Work[]) => Suitability;

/**
 * Which shifts an application brings, and why the others do not: asked for, or all when none is named. Of two that overlap the
 * one that ends first is taken, which leaves room for most. With `reserves`, whoever finds no place left stands by where the plan
 * wants somebody to.
 */
export function fitShifts(
  shifts: readonly AskedShift[],
  asked: readonly string[],
  judge: JudgeShift,
  reserves = false,
): FittingShift[] {
  const wanted = asked.length === 0 ? shifts : shifts.filter(({ shift_id }) => asked.includes(shift_id));
  const taken: Work[] = [];
  const byEnd = [...wanted].sort((a, b) => a.work.ends_at.getTime() - b.work.ends_at.getTime());
  const found = new Map(
    byEnd.map((shift) => {
      const fit = fitOf(shift, judge, taken, reserves);
      if (fit.refusal === null) taken.push(shift.work);
      return [shift.shift_id, fit];
    }),
  );
  return wanted.map(({ shift_id, position_id }) => ({
    shift_id,
    position_id,
    ...(found.get(shift_id) ?? { refusal: null, reserve: false }),
  }));
}

/** Somebody has asked for it, and somebody decides. */
const ACCEPTED = { status: 'confirmed', reserve: false, anyway: true } as const;

/** What those who stand by need not have: a place, and a share of the mix. */
const FOR_PLACES: ReadonlySet<FittingShift['refusal']> = new Set(['place_taken', 'gender_mix_full']);

type Fit = Pick<FittingShift, 'refusal' | 'reserve'>;

function fitOf(shift: AskedShift, judge: JudgeShift, taken: readonly Work[], reserves: boolean): Fit {
  if (shift.position_id === null) return { refusal: 'no_such_role', reserve: false };
  const facts = { ...shift, shift_ends_at: shift.work.ends_at, suitability: judge(shift.shift_id, taken) };
  const refusal = refuseAssigning(facts, ACCEPTED);
  const standsBy =
    reserves && FOR_PLACES.has(refusal) && refuseAssigning(facts, { ...ACCEPTED, reserve: true }) === null;
  return standsBy ? { refusal: null, reserve: true } : { refusal, reserve: false };
}
