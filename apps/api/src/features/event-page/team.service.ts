import type { getEventTeam } from '@proline/contract/event-page/event-page';
import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { PlanLead, EventPlan } from '@proline/domain/event-plan/plan';
import { busiestShift, leadersNeeded } from '@proline/domain/event-plan/headcount/headcount';
import { needsAtOnce } from '@proline/domain/event-plan/headcount/needs-at-once';
import { shiftPeriod } from '@proline/domain/time/shift-times';
import { isTimeZone } from '@proline/domain/time/zoned-time';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readUshersPerLeader } from '../settings/settings.service.ts';
import { findLeaders, findTeam, findUshers } from './team.queries.ts';

type Lead = AnswerOf<typeof getEventTeam>['data']['leads'][number];

export const showTeam: Handler<typeof getEventTeam> = async ({ params }, { db, pool }) => {
  const found = await findTeam(pool, params.id);
  if (!found) throw new Refusal('not_found');
  const { currency, plan, is_made } = found;
  const fromPlan = !is_made && plan !== null;
  const busiest_shift = fromPlan ? busiestShift(needsAtOnce(plan)) : found.busiest_shift;
  const { invited, excluded } = plan?.stepThreeTeam ?? { invited: [], excluded: [] };
  const ushers = invited.length + excluded.length === 0 ? [] : await findUshers(pool, [...invited, ...excluded]);
  return {
    data: {
      leads: fromPlan ? await plannedLeads(pool, plan) : found.leads,
      currency,
      busiest_shift,
      leaders_needed: leadersNeeded(busiest_shift, await readUshersPerLeader(db)),
      invited_ahead: inOrder(invited, ushers),
      excluded: inOrder(excluded, ushers),
    },
  };
};

const inOrder = <Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

async function plannedLeads(pool: Context['pool'], plan: EventPlan): Promise<Lead[]> {
  const { leaders } = plan.stepThreeTeam;
  if (leaders.length === 0) return [];
  const found = await findLeaders(
    pool,
    leaders.map(({ leader_id }) => leader_id),
  );
  const byId = new Map(found.map((leader) => [leader.id, leader]));
  return leaders.flatMap((lead) => {
    const leader = byId.get(lead.leader_id);
    return leader === undefined ? [] : [plannedLead(plan, lead, leader)];
  });
}

const plannedLead = (plan: EventPlan, lead: PlanLead, leader: Lead['leader']): Lead => {
  const zone = plan.stepThreeZones.zones.find(({ key }) => lead.scope === 'zone' && key === lead.of);
  const shift = plan.stepTwo.shifts.find(({ key }) => lead.scope === 'shift' && key === lead.of);
  const { time_zone } = plan.stepOne;
  const period = shift && shiftPeriod(shift, isTimeZone(time_zone) ? time_zone : 'UTC');
  return {
    leader,
    scope: lead.scope,
    zone: zone === undefined ? null : { code: zone.code, name_en: zone.name_en, name_ar: zone.name_ar },
    shift:
      period === undefined
        ? null
        : { starts_at: period.starts_at.toISOString(), ends_at: period.ends_at.toISOString() },
    pay_minor: lead.pay_minor ?? plan.stepFour.leader_rate_minor,
    released_at: null,
  };
};
