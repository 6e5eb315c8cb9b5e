import type { EventPlan } from '../event-plan/plan.ts';
import type { Period } from '../time/period.ts';
import type { ShiftWorked } from './event-pay.ts';
import { nightMinutes } from './night.ts';

const MS_PER_MINUTE = 60_000;

/**
 * The paid minutes of a person who was there between two moments. Time before and after the shift does not count, and
 * never more than the planned minutes: a person who stays for the whole shift has had the break.
 */
const minutesWorked = (
  shift: Period & { readonly break_minutes: number },
  there: { readonly checked_in_at: Date; readonly checked_out_at: Date },
): number => {
  const [starts, ends] = [shift.starts_at.getTime(), shift.ends_at.getTime()];
  const stayed = Math.min(there.checked_out_at.getTime(), ends) - Math.max(there.checked_in_at.getTime(), starts);
  const planned = (ends - starts) / MS_PER_MINUTE - shift.break_minutes;
  return Math.max(0, Math.min(Math.floor(stayed / MS_PER_MINUTE), Math.floor(planned)));
};

/** What is recorded about a shift that somebody attended. */
export type RecordedShift = Period & {
  readonly break_minutes: number;
  readonly checked_in_at: Date | null;
  readonly checked_out_at: Date | null;
  readonly approved_minutes: number | null;
  readonly minutes_by_hand: boolean;
};

type CountingRules = Pick<EventPlan['stepFour'], 'night' | 'paid_breaks'> & { readonly time_zone: string };

/**
 * The minutes that a shift is paid for: those approved by hand, else what the times say. Those of the night are read from the
 * times, or from the plan where there are none.
 */
export const countedMinutes = (
  shift: RecordedShift,
  { night, paid_breaks, time_zone }: CountingRules,
): Pick<ShiftWorked, 'planned_minutes' | 'approved_minutes' | 'night_minutes'> => {
  const { starts_at, ends_at, checked_in_at, checked_out_at } = shift;
  const break_minutes = paid_breaks ? 0 : shift.break_minutes;
  const clocked =
    checked_in_at === null || checked_out_at === null
      ? 0
      : minutesWorked({ starts_at, ends_at, break_minutes }, { checked_in_at, checked_out_at });
  const there = {
    starts_at: new Date(Math.max(starts_at.getTime(), checked_in_at?.getTime() ?? 0)),
    ends_at: new Date(Math.min(ends_at.getTime(), checked_out_at?.getTime() ?? Number.POSITIVE_INFINITY)),
  };
  return {
    planned_minutes: Math.floor((ends_at.getTime() - starts_at.getTime()) / MS_PER_MINUTE) - break_minutes,
    approved_minutes: shift.minutes_by_hand ? (shift.approved_minutes ?? 0) : clocked,
    night_minutes: nightMinutes(there, night, time_zone),
  };
};
