import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { emptyPlan } from '@proline/domain/event-plan/plan';
import { CURRENCIES } from '@proline/domain/place/region';
import { isTimeZone, wallTimeOf } from '@proline/domain/time/zoned-time';
import type { MadeRows, PlannedRow } from './plan-read.queries.ts';

/** Reconstructs the plan of an event that has rows but no saved plan. Shifts and zones keep their ids as keys. */
export const planFromRows = (event: Omit<PlannedRow, 'steps'>, made: MadeRows): PlanSteps => {
  const standard = emptyPlan(event.time_zone, event.currency);
  const zone = isTimeZone(event.time_zone) ? event.time_zone : 'UTC';
  return {
    stepOne: whatAndWhere(event, zone),
    stepTwo: {
      ...standard.stepTwo,
      requirements: [],
      shifts: made.shifts.map((shift) => planShift(shift, zone)),
      application_deadline: event.application_deadline && wallTimeOf(event.application_deadline, zone),
    },
    stepThree: {
      needs: needsOf(made.positions),
      hiring_mode: event.hiring_mode,
      reserve_percent: event.reserve_percent,
    },
    stepThreeTeam: {
      leaders: made.leads.map(({ leader_id, scope, zone_id, shift_id, pay_minor }) => ({
        leader_id,
        scope,
        of: zone_id ?? shift_id,
        pay_minor,
      })),
      invited: [],
      excluded: [],
    },
    stepThreeZones: {
      zones: made.zones.map(({ id, ...drawn }) => ({ key: id, ...drawn })),
      places: made.positions.flatMap(({ zone_id, shift_id, type_id, headcount }) =>
        zone_id === null ? [] : [{ zone: zone_id, shift: shift_id, type_id, headcount }],
      ),
    },
    stepFour: {
      ...standard.stepFour,
      allowances: [],
      budget: null,
      currency: CURRENCIES.find((known) => known === event.currency) ?? 'SAR',
      pay: payOf(made.positions),
    },
  };
};

const whatAndWhere = (event: Omit<PlannedRow, 'steps'>, zone: string): PlanSteps['stepOne'] => {
  const { latitude, longitude, starts_at, ends_at } = event;
  return {
    title_en: event.title_en,
    title_ar: event.title_ar,
    category_id: event.category_id,
    client_name: event.client_name,
    description_en: event.description_en,
    description_ar: event.description_ar,
    cover_id: event.cover_id,
    venue: event.venue,
    address: event.address,
    city: event.city,
    pin: latitude === null || longitude === null ? null : { latitude, longitude },
    starts: starts_at && wallTimeOf(starts_at, zone),
    ends: ends_at && wallTimeOf(ends_at, zone),
    time_zone: event.time_zone,
    contact_name: event.contact_name,
    contact_phone: event.contact_phone,
  };
};

const planShift = (shift: MadeRows['shifts'][number], zone: string): PlanSteps['stepTwo']['shifts'][number] => {
  const starts = wallTimeOf(shift.starts_at, zone);
  return {
    key: shift.id,
    work_date: starts.day,
    starts: starts.minutes,
    ends: wallTimeOf(shift.ends_at, zone).minutes,
    break_minutes: shift.break_minutes,
    arrival_minutes: shift.arrival_minutes,
  };
};

/** The headcount of a shift is the sum of its zones. */
const needsOf = (positions: MadeRows['positions']): PlanSteps['stepThree']['needs'] => {
  const cells = new Map<string, PlanSteps['stepThree']['needs'][number]>();
  for (const { shift_id: shift, type_id, headcount } of positions) {
    const key = `${shift} ${type_id}`;
    cells.set(key, { shift, type_id, headcount: headcount + (cells.get(key)?.headcount ?? 0) });
  }
  return [...cells.values()];
};

/** A role has one rate; where rows differ, the first one counts. */
const payOf = (positions: MadeRows['positions']): PlanSteps['stepFour']['pay'] => {
  const roles = new Map<string, PlanSteps['stepFour']['pay'][number]>();
  for (const { type_id, pay_basis, rate_minor } of positions) {
    if (!roles.has(type_id)) roles.set(type_id, { type_id, basis: pay_basis, rate_minor });
  }
  return [...roles.values()];
};
