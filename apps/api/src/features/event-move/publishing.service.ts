import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { totalHeadcount } from '@proline/domain/event-plan/headcount/headcount';
import { leadPeriod } from '@proline/domain/event-plan/team/lead-period';
import { plannedPositions } from '@proline/domain/event-plan/planned-positions';
import { shiftPeriod } from '@proline/domain/time/shift-times';
import type { Transaction } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { takeInvitationsBack } from '../assignment/ahead/invite-ahead.service.ts';
import type { ReadPlan } from '../event-plan/plan-read.service.ts';
import { resetToPlan } from '../event-plan/plan-save.service.ts';
import {
  insertLeads,
  insertPositions,
  insertShifts,
  insertZones,
  storePlan,
  savePlaces,
  type NewLead,
  type NewPosition,
} from './publishing.queries.ts';
import { notifyOfPublishing, notifyOfWithdrawal } from './event-message.queries.ts';

type Tx = Transaction<Database>;
/** by the keys of the plan */
export type Ids = ReadonlyMap<string, string>;
export type { NewLead, NewPosition } from './publishing.queries.ts';
export const addLeads = insertLeads;

const notReady = () => new Refusal('event_not_ready');

/** Publishing turns the plan into shifts, zones, positions with frozen rates, and leads, and notifies eligible ushers. */
export async function publish(tx: Tx, plan: ReadPlan, actor_id: string | null) {
  const { steps } = plan;
  const event_id = plan.event.id;
  await resetToPlan(tx, plan);
  await storePlan(tx, event_id, steps);
  const shifts = await insertShifts(tx, event_id, shiftsOf(steps));
  const zones = await insertZones(tx, event_id, zonesOf(steps));
  const positions = positionsOf(steps, shifts, zones);
  await insertPositions(tx, event_id, positions);
  await insertLeads(tx, event_id, leadsOf(steps, shifts, zones));
  return {
    places: totalHeadcount(positions),
    shifts: shifts.size,
    leaders: leadersIn(steps).length,
    told: await notifyOfPublishing(tx, { event_id, actor_id }, steps),
  };
}

export const leadersIn = ({ stepThreeTeam }: PlanSteps): string[] => [
  ...new Set(stepThreeTeam.leaders.map(({ leader_id }) => leader_id)),
];

/** Withdrawing removes everything that publishing made; the plan stays. */
export async function withdraw(tx: Tx, plan: ReadPlan, actor_id: string | null) {
  const { event, steps } = plan;
  const event_id = event.id;
  const told = await notifyOfWithdrawal(tx, { event_id, actor_id });
  await takeInvitationsBack(tx, event_id);
  await storePlan(tx, event_id, steps);
  await resetToPlan(tx, plan);
  await savePlaces(tx, event_id, totalHeadcount(steps.stepThree.needs));
  return { told };
}

/** The rows that a plan is made into; keys of shifts and zones become the ids of theirs. */
export const shiftsOf = ({ stepOne, stepTwo }: PlanSteps) =>
  stepTwo.shifts.map((shift) => ({ ...shift, ...shiftPeriod(shift, stepOne.time_zone) }));

export const zonesOf = ({ stepThreeZones }: PlanSteps) =>
  stepThreeZones.zones.map((zone) => ({
    ...zone,
    code: zone.code.trim(),
    name_en: zone.name_en.trim(),
    name_ar: zone.name_ar.trim(),
  }));

export const positionsOf = (steps: PlanSteps, shifts: Ids, zones: Ids): NewPosition[] => {
  const pay = new Map(steps.stepFour.pay.map((role) => [role.type_id, role]));
  return plannedPositions(steps).map(({ shift, type_id, zone, headcount }) => {
    const role = pay.get(type_id);
    const shift_id = shifts.get(shift);
    const zone_id = zone === null ? null : zones.get(zone);
    if (!role || shift_id === undefined || zone_id === undefined) throw notReady();
    return { shift_id, type_id, zone_id, headcount, rate_minor: role.rate_minor, pay_basis: role.basis };
  });
};

export const leadsOf = (steps: PlanSteps, shifts: Ids, zones: Ids): NewLead[] =>
  steps.stepThreeTeam.leaders.map((lead) => {
    const { leader_id, scope, of, pay_minor } = lead;
    const period = leadPeriod(steps, lead);
    const zone_id = scope === 'zone' ? zones.get(of ?? '') : null;
    const shift_id = scope === 'shift' ? shifts.get(of ?? '') : null;
    if (period === null || zone_id === undefined || shift_id === undefined) throw notReady();
    return {
      leader_id,
      scope,
      zone_id,
      shift_id,
      pay_minor: pay_minor ?? steps.stepFour.leader_rate_minor,
      ...period,
    };
  });
