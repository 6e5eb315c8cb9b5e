import { addDays, daysBetween, type CalendarDay } from './calendar-day.ts';
import { overlaps, type Period } from './period.ts';
import { instantOf } from './zoned-time.ts';

/** A planned shift: a date, and wall-clock times from and to. */
export type ShiftTimes = {
  readonly work_date: CalendarDay;
  /** minutes since midnight, 0 to 1439 */
  readonly starts: number;
  /** when not after the start, the shift ends on the next day */
  readonly ends: number;
};

export const SHORTEST_SHIFT_MINUTES = 60;
export const LONGEST_SHIFT_MINUTES = 16 * 60;
export const MOST_SHIFTS = 200;
const MS_PER_MINUTE = 60_000;

export const crossesMidnight = ({ starts, ends }: Pick<ShiftTimes, 'starts' | 'ends'>): boolean => ends <= starts;

/** The instants of a shift. In a night when clocks change it is an hour longer or shorter than its wall-clock times say. */
export const shiftPeriod = (shift: ShiftTimes, timeZone: string): Period => ({
  starts_at: instantOf({ day: shift.work_date, minutes: shift.starts }, timeZone),
  ends_at: instantOf(
    { day: crossesMidnight(shift) ? addDays(shift.work_date, 1) : shift.work_date, minutes: shift.ends },
    timeZone,
  ),
});

export const shiftMinutes = (shift: ShiftTimes, timeZone: string): number => {
  const { starts_at, ends_at } = shiftPeriod(shift, timeZone);
  return (ends_at.getTime() - starts_at.getTime()) / MS_PER_MINUTE;
};

export const hasGoodLength = (shift: ShiftTimes, timeZone: string): boolean => {
  const minutes = shiftMinutes(shift, timeZone);
  return minutes >= SHORTEST_SHIFT_MINUTES && minutes <= LONGEST_SHIFT_MINUTES;
};

/** Copies the shifts to other days; days that already have such a shift are skipped. */
export const copyToDays = <Shift extends ShiftTimes>(
  shift: Shift,
  days: readonly CalendarDay[],
  present: readonly ShiftTimes[],
): Shift[] =>
  [...new Set(days)]
    .filter(
      (day) =>
        !present.some(
          ({ work_date, starts, ends }) => work_date === day && starts === shift.starts && ends === shift.ends,
        ),
    )
    .sort()
    .map((work_date) => ({ ...shift, work_date }));

/** Every day from the first to the last, both included. */
export const daysFrom = (first: CalendarDay, last: CalendarDay): CalendarDay[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, n) => addDays(first, n));

export const rescheduleShifts = <Shift extends ShiftTimes>(shifts: readonly Shift[], days: number): Shift[] =>
  shifts.map((shift) => ({ ...shift, work_date: addDays(shift.work_date, days) }));

/** Pairs of overlapping shifts, by their indexes in the list. */
export const overlappingShifts = (shifts: readonly ShiftTimes[], timeZone: string): [number, number][] => {
  const inOrder = shifts
    .map((shift, index) => ({ index, ...shiftPeriod(shift, timeZone) }))
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime() || a.index - b.index);
  return inOrder.flatMap((early, place) => {
    const pairs: [number, number][] = [];
    for (const late of inOrder.slice(place + 1)) {
      if (!overlaps(early, late)) break;
      pairs.push([Math.min(early.index, late.index), Math.max(early.index, late.index)]);
    }
    return pairs;
  });
};
