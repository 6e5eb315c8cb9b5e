import type { BoardShift } from '../board/board-model.ts';
import { addDays } from '@proline/domain/time/calendar-day';
import { instantOf, wallTimeOf } from '@proline/domain/time/zoned-time';

/** Minutes since midnight, on the event's clocks. */
export const minutesOf = (moment: string, timeZone: string): number => wallTimeOf(new Date(moment), timeZone).minutes;

type Times = { readonly starts: number; readonly ends: number | null };

/** The moments that somebody means by two times of day: the first near the start of the shift, the second after it. */
export const momentsOf = (shift: BoardShift, { starts, ends }: Times, timeZone: string) => {
  const begin = Date.parse(shift.starts_at);
  const at = (minutes: number, days: number) =>
    instantOf({ day: addDays(shift.work_date, days), minutes }, timeZone).getTime();
  const far = (time: number) => Math.abs(time - begin);
  const came = [-1, 0, 1].map((days) => at(starts, days)).reduce((a, b) => (far(b) < far(a) ? b : a));
  const left = ends === null ? null : [-1, 0, 1, 2].map((days) => at(ends, days)).find((time) => time > came);
  return {
    checked_in_at: new Date(came).toISOString(),
    checked_out_at: left === undefined || left === null ? null : new Date(left).toISOString(),
  };
};

/** The next moment that has this time of day. */
export const momentAfter = (now: Date, minutes: number, timeZone: string): string => {
  const { day } = wallTimeOf(now, timeZone);
  const [today, tomorrow] = [0, 1].map((days) => instantOf({ day: addDays(day, days), minutes }, timeZone));
  return (today && today > now ? today : (tomorrow ?? now)).toISOString();
};
