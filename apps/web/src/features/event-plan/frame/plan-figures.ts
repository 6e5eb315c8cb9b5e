import type { EventDraft } from '@proline/domain/event-plan/plan';
import { reconcileZones, totalHeadcount, withReserve } from '@proline/domain/event-plan/headcount';
import { shiftMinutes } from '@proline/domain/time/shift-times';
import { isTimeZone } from '@proline/domain/time/zoned-time';
import { keepLast } from '../../../lib/screen/keep-last.ts';

const MINUTES_PER_HOUR = 60;

type Needs = EventDraft['stepThree']['needs'];

/** Paid hours of all places. */
const hoursOf = keepLast((time_zone: string, shifts: EventDraft['stepTwo']['shifts'], needs: Needs): number => {
  const zone = isTimeZone(time_zone) ? time_zone : 'UTC';
  const minutes = new Map(
    shifts.map((shift) => [shift.key, Math.max(0, shiftMinutes(shift, zone) - shift.break_minutes)]),
  );
  const total = needs.reduce((sum, { shift, headcount }) => sum + headcount * (minutes.get(shift) ?? 0), 0);
  return Math.round(total / MINUTES_PER_HOUR);
});

const unzonedOf = keepLast((needs: Needs, zoned: EventDraft['stepThreeZones']['places']): number =>
  reconcileZones(needs, zoned).reduce((sum, { unzoned }) => sum + Math.max(0, unzoned), 0),
);

/** The numbers of a plan at a glance. */
export const planFigures = (plan: EventDraft) => {
  const { needs, reserve_percent } = plan.stepThree;
  const places = totalHeadcount(needs);
  return {
    places,
    asked: withReserve(places, reserve_percent),
    hours: hoursOf(plan.stepOne.time_zone, plan.stepTwo.shifts, needs),
    unzoned: unzonedOf(needs, plan.stepThreeZones.places),
  };
};

/** The most of a role who are on at once, in the order in which the roles were put in. */
export const peakByRole = ({ stepThree }: EventDraft): ReadonlyMap<string, number> => {
  const peaks = new Map<string, number>();
  for (const { type_id, headcount } of stepThree.needs)
    if (headcount > 0) peaks.set(type_id, Math.max(headcount, peaks.get(type_id) ?? 0));
  return peaks;
};
