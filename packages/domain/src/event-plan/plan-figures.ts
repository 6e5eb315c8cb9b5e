import { reconcileZones, type Need, type ZoneNeed } from './headcount/headcount.ts';
import type { DraftShift } from './plan.ts';
import { shiftMinutes } from '../time/shift-times.ts';
import { isTimeZone } from '../time/zoned-time.ts';

const MINUTES_PER_HOUR = 60;

/** Paid hours of all places. */
export const paidHours = (time_zone: string, shifts: readonly DraftShift[], needs: readonly Need[]): number => {
  const zone = isTimeZone(time_zone) ? time_zone : 'UTC';
  const minutes = new Map(
    shifts.map((shift) => [shift.key, Math.max(0, shiftMinutes(shift, zone) - shift.break_minutes)]),
  );
  const total = needs.reduce((sum, { shift, headcount }) => sum + headcount * (minutes.get(shift) ?? 0), 0);
  return Math.round(total / MINUTES_PER_HOUR);
};

/** Places in no zone; a zone that holds too many makes up for none of them. */
export const unzonedPlaces = (needs: readonly Need[], zoned: readonly ZoneNeed[]): number =>
  reconcileZones(needs, zoned).reduce((sum, { unzoned }) => sum + Math.max(0, unzoned), 0);
