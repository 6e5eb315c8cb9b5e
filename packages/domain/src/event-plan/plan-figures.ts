import { reconcileZones, type RoleHeadcount, type ZoneHeadcount } from './headcount/headcount.ts';
import type { PlanShift } from './plan.ts';
import { shiftMinutes } from '../time/shift-times.ts';
import { isTimeZone } from '../time/zoned-time.ts';

const MINUTES_PER_HOUR = 60;

/** Paid hours of all places. */
export const paidHours = (time_zone: string, shifts: readonly PlanShift[], needs: readonly RoleHeadcount[]): number => {
  const timeZone = isTimeZone(time_zone) ? time_zone : 'UTC';
  const minutes = new Map(
    shifts.map((shift) => [shift.key, Math.max(0, shiftMinutes(shift, timeZone) - shift.break_minutes)]),
  );
  const total = needs.reduce((sum, { shift, headcount }) => sum + headcount * (minutes.get(shift) ?? 0), 0);
  return Math.round(total / MINUTES_PER_HOUR);
};

/** Places in no timeZone; a timeZone that holds too many makes up for none of them. */
export const unzonedPlaces = (needs: readonly RoleHeadcount[], zoned: readonly ZoneHeadcount[]): number =>
  reconcileZones(needs, zoned).reduce((sum, { unzoned }) => sum + Math.max(0, unzoned), 0);
