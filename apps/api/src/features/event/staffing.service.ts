import type { EventStaffing, getEventStaffing } from '@proline/contract/event/event';
import type { EventPlan } from '@proline/domain/event-plan/plan';
import { plannedPositions } from '@proline/domain/event-plan/planned-positions';
import { shiftPeriod } from '@proline/domain/time/shift-times';
import { isTimeZone } from '@proline/domain/time/zoned-time';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findStaffing } from './staffing.queries.ts';

export const showStaffing: Handler<typeof getEventStaffing> = async ({ params }, { pool }) => {
  const found = await findStaffing(pool, params.id);
  if (!found) throw new Refusal('not_found');
  const { plan, ...made } = found;
  return { data: plan === null ? made : plannedStaffing(plan, made.types) };
};

/** The staffing of a draft: all places are open, and the plan's keys name shifts and zones. */
const plannedStaffing = (plan: EventPlan, types: EventStaffing['types']): EventStaffing => {
  const { stepOne, stepTwo, stepThreeZones, stepFour } = plan;
  const zone = isTimeZone(stepOne.time_zone) ? stepOne.time_zone : 'UTC';
  const pay = new Map(stepFour.pay.map((role) => [role.type_id, role]));
  // a reference to a removed shift or zone is a problem of the plan, which the wizard shows
  const known = {
    shift: new Set(stepTwo.shifts.map(({ key }) => key)),
    zone: new Set<string | null>([null, ...stepThreeZones.zones.map(({ key }) => key)]),
    type: new Set(types.map(({ id }) => id)),
  };
  return {
    shifts: stepTwo.shifts
      .map((shift) => ({ shift, ...shiftPeriod(shift, zone) }))
      .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
      .map(({ shift, starts_at, ends_at }) => ({
        id: shift.key,
        work_date: shift.work_date,
        starts_at: starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
        break_minutes: shift.break_minutes,
        arrival_minutes: shift.arrival_minutes,
      })),
    zones: stepThreeZones.zones.map(({ key, ...described }) => ({ id: key, ...described })),
    types,
    positions: plannedPositions(plan)
      .filter((place) => known.shift.has(place.shift) && known.zone.has(place.zone) && known.type.has(place.type_id))
      .map((place) => ({
        shift_id: place.shift,
        type_id: place.type_id,
        zone_id: place.zone,
        headcount: place.headcount,
        confirmed: 0,
        invited: 0,
        rate_minor: pay.get(place.type_id)?.rate_minor ?? null,
        pay_basis: pay.get(place.type_id)?.basis ?? null,
      })),
  };
};
