import type { EventStatus } from '../event/event-status.ts';
import type { AttendanceSettings } from './attendance-settings.ts';
import type { Standing } from './attendance-state.ts';

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;

/** The way of somebody who is called in, as the settings say it. */
export type WayRules = Pick<
  AttendanceSettings,
  'set_out_minutes' | 'way_km_per_hour' | 'unknown_way_minutes' | 'longest_way_minutes'
>;

/** How long somebody who is called in needs until they can be there; null: their distance is not known. */
export const callInMinutes = (distance_km: number | null, way: WayRules): number =>
  distance_km === null
    ? way.unknown_way_minutes
    : Math.min(
        way.longest_way_minutes,
        way.set_out_minutes + Math.ceil((distance_km * MINUTES_PER_HOUR) / way.way_km_per_hour),
      );

export type CalledIn = {
  readonly way: WayRules;
  readonly now: Date;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly distance_km: number | null;
};

/** When somebody who is confirmed now can be there; null: in time, or not before the shift is over. */
export const arrivalOf = ({ now, starts_at, ends_at, distance_km, way }: CalledIn): Date | null => {
  const arrival = new Date(Math.ceil(now.getTime() / MS_PER_MINUTE + callInMinutes(distance_km, way)) * MS_PER_MINUTE);
  return arrival > starts_at && arrival < ends_at ? arrival : null;
};

/** From when on somebody is late: the start of the shift, or the arrival that was agreed with whoever was called in. */
export const dueAt = (starts_at: Date, agreed: Date | null): Date =>
  agreed !== null && agreed > starts_at ? agreed : starts_at;

/** Said to come, and not late for that yet. */
export const isOnTheWay = (expected_at: Date | null, now: Date): boolean => expected_at !== null && expected_at > now;

export const EXPECT_REFUSALS = [
  'attendance_locked',
  'event_not_open',
  'not_confirmed',
  'assignment_ended',
  'reserve_not_called',
  'shift_over',
  'not_expected',
  'arrival_out_of_shift',
] as const;
export type ExpectRefusal = (typeof EXPECT_REFUSALS)[number];

type ExpectFacts = {
  readonly event_status: EventStatus;
  readonly assignment_status: string;
  readonly reserve: boolean;
  readonly standing: Standing;
  readonly ends_at: Date;
  readonly expected_at: Date;
  readonly now: Date;
};

/** Why it cannot be said when somebody comes; null: it can. */
export const refuseExpecting = (facts: ExpectFacts): ExpectRefusal | null => {
  const { event_status, assignment_status, reserve, standing, ends_at, expected_at, now } = facts;
  if (event_status === 'completed' || event_status === 'canceled') return 'attendance_locked';
  if (event_status === 'draft') return 'event_not_open';
  if (assignment_status === 'invited') return 'not_confirmed';
  if (assignment_status !== 'confirmed') return 'assignment_ended';
  if (reserve) return 'reserve_not_called';
  if (ends_at <= now) return 'shift_over';
  if (standing !== 'expected') return 'not_expected';
  return expected_at <= now || expected_at >= ends_at ? 'arrival_out_of_shift' : null;
};
