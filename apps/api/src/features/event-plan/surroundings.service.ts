import { bookingProblem } from '@proline/domain/event/booking';
import type { PlanSurroundings, EventPlan } from '@proline/domain/event-plan/plan';
import { leadPeriod } from '@proline/domain/event-plan/team/lead-period';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readHiringRules, readUshersPerLeader } from '../settings/settings.service.ts';
import {
  findApprovedLeaders,
  findLeadsNearby,
  findUsable,
  type AskedLead,
  type LeadNearby,
} from './surroundings.queries.ts';

export type Clash = Omit<LeadNearby, 'asked'> & { readonly leader_id: string; readonly rest_only: boolean };

/** Clashes of the leaders with their leads at other events. */
export async function findClashes(
  db: Kysely<Database>,
  asked: readonly AskedLead[],
  event_id: string | null,
): Promise<Clash[]> {
  if (asked.length === 0) return [];
  const { least_rest_hours: rest_hours } = (await readHiringRules(db)).limits;
  const nearby = await findLeadsNearby(db, asked, { event_id, rest_hours });
  return nearby.flatMap(({ asked: place, ...led }) => {
    const lead = asked[place];
    if (!lead) return [];
    const problem = bookingProblem({ ...lead, event_id: '' }, led, rest_hours);
    return problem === null ? [] : [{ ...led, leader_id: lead.leader_id, rest_only: problem === 'too_little_rest' }];
  });
}

/** When each leader of the plan is needed, as far as the plan knows. */
const askedLeads = (plan: EventPlan): AskedLead[] =>
  plan.stepThreeTeam.leaders.flatMap((lead) => {
    const period = leadPeriod(plan, lead);
    return period === null ? [] : [{ leader_id: lead.leader_id, ...period }];
  });

/** What planProblems needs to know of the database, and which clashes it found. `event_id`: null, it has no row yet. */
export async function readSurroundings(
  db: Kysely<Database>,
  plan: EventPlan,
  event_id: string | null,
): Promise<PlanSurroundings & { readonly clashes: readonly Clash[] }> {
  const leader_ids = [...new Set(plan.stepThreeTeam.leaders.map(({ leader_id }) => leader_id))];
  const usable = await findUsable(db);
  const approved = await findApprovedLeaders(db, leader_ids);
  const clashes = await findClashes(db, askedLeads(plan), event_id);
  return {
    now: usable.now,
    category_ids: new Set(usable.category_ids),
    type_ids: new Set(usable.type_ids),
    approved_leader_ids: new Set(approved),
    busy_leader_ids: new Set(clashes.filter(({ rest_only }) => !rest_only).map(({ leader_id }) => leader_id)),
    ushers_per_leader: await readUshersPerLeader(db),
    clashes,
  };
}
