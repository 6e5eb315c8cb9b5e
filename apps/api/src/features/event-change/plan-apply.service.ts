import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import {
  addLeads,
  leadsOf,
  positionsOf,
  shiftsOf,
  zonesOf,
  type Ids,
  type NewLead,
} from '../event-move/publishing.service.ts';
import {
  checkOverlaps,
  deferOverlaps,
  findLiveLeads,
  moveLeads,
  releaseLeads,
  removeUnused,
  savePositions,
  saveShifts,
  saveZones,
} from './plan-apply.queries.ts';

type Tx = Transaction<Database>;

/** Turns the rows of a published event into what its plan says now. Whoever would clash has been released before. */
export async function applyPlan(tx: Tx, event_id: string, steps: PlanSteps): Promise<void> {
  await deferOverlaps(tx);
  const shifts = await saveShifts(tx, event_id, shiftsOf(steps));
  const zones = await saveZones(tx, event_id, zonesOf(steps));
  await savePositions(tx, event_id, positionsOf(steps, shifts, zones));
  await saveLeads(tx, event_id, steps, { shifts, zones });
  await removeUnused(
    tx,
    event_id,
    steps.stepTwo.shifts.map(({ key }) => key),
  );
  await checkOverlaps(tx);
}

type Led = Pick<NewLead, 'leader_id' | 'scope' | 'zone_id' | 'shift_id'>;
const leadName = ({ leader_id, scope, zone_id, shift_id }: Led) => [leader_id, scope, zone_id ?? shift_id].join(' ');

async function saveLeads(tx: Tx, event_id: string, steps: PlanSteps, ids: { shifts: Ids; zones: Ids }) {
  const live = await findLiveLeads(tx, event_id);
  const wanted = new Map(leadsOf(steps, ids.shifts, ids.zones).map((lead) => [leadName(lead), lead]));
  const known = new Map(live.map((lead) => [leadName(lead), lead.id]));
  await releaseLeads(
    tx,
    live.filter((lead) => !wanted.has(leadName(lead))).map(({ id }) => id),
  );
  await moveLeads(
    tx,
    [...wanted].flatMap(([name, { pay_minor, starts_at, ends_at }]) => {
      const id = known.get(name);
      return id === undefined ? [] : [{ id, pay_minor, starts_at, ends_at }];
    }),
  );
  const added = [...wanted].filter(([name]) => !known.has(name)).map(([, lead]) => lead);
  if (added.length > 0) await addLeads(tx, event_id, added);
}
