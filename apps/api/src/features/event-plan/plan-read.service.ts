import { readPlanSteps, type PlanSteps } from '@proline/contract/event-plan/plan-steps';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findMade, findPlanned, lockPlanned, type PlannedRow } from './plan-read.queries.ts';
import { planFromRows } from './plan-rows.service.ts';

export type ReadPlan = {
  readonly event: Omit<PlannedRow, 'steps'>;
  readonly steps: PlanSteps;
  /** false: the plan was reconstructed from the event's rows */
  readonly is_saved: boolean;
};

/** The plan of an event; undefined when there is no such event. */
export const readPlan = async (db: Kysely<Database>, id: string): Promise<ReadPlan | undefined> =>
  withSteps(db, await findPlanned(db, id));

/** The same with the event's row locked until the transaction ends. */
export const readPlanForUpdate = async (tx: Transaction<Database>, id: string): Promise<ReadPlan | undefined> =>
  withSteps(tx, await lockPlanned(tx, id));

async function withSteps(db: Kysely<Database>, found: PlannedRow | undefined): Promise<ReadPlan | undefined> {
  if (!found) return undefined;
  const { steps, ...event } = found;
  if (steps !== null) return { event, steps: readPlanSteps(steps), is_saved: true };
  return { event, steps: planFromRows(event, await findMade(db, event.id)), is_saved: false };
}
