import type { EventDraft } from '@proline/domain/event-draft';
import { reconcileZones, totalHeadcount, withReserve } from '@proline/domain/headcount';
import { shiftMinutes } from '@proline/domain/shift-times';
import { isTimeZone } from '@proline/domain/zoned-time';

const MINUTES_PER_HOUR = 60;

/** Paid hours of all places. */
const hoursOf = ({ stepOne, stepTwo, stepThree }: EventDraft): number => {
  const zone = isTimeZone(stepOne.time_zone) ? stepOne.time_zone : 'UTC';
  const minutes = new Map(
    stepTwo.shifts.map((shift) => [shift.key, Math.max(0, shiftMinutes(shift, zone) - shift.break_minutes)]),
  );
  const total = stepThree.needs.reduce((sum, { shift, headcount }) => sum + headcount * (minutes.get(shift) ?? 0), 0);
  return Math.round(total / MINUTES_PER_HOUR);
};

/** The numbers of a plan at a glance. */
export const planFigures = (plan: EventDraft) => {
  const { needs, reserve_percent } = plan.stepThree;
  const places = totalHeadcount(needs);
  return {
    places,
    asked: withReserve(places, reserve_percent),
    hours: hoursOf(plan),
    unzoned: reconcileZones(needs, plan.stepThreeZones.places).reduce(
      (sum, { unzoned }) => sum + Math.max(0, unzoned),
      0,
    ),
  };
};

/** The most of a role who are on at once, in the order in which the roles were put in. */
export const peakByRole = ({ stepThree }: EventDraft): ReadonlyMap<string, number> => {
  const peaks = new Map<string, number>();
  for (const { type_id, headcount } of stepThree.needs)
    if (headcount > 0) peaks.set(type_id, Math.max(headcount, peaks.get(type_id) ?? 0));
  return peaks;
};
