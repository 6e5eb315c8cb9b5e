import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { addRow } from './sample-rows.ts';

/** A draft with its plan, without what saving it through the API would do besides. */
export async function addPlanned(
  pool: pg.Pool,
  steps: PlanSteps,
  values: Partial<Insertable<Database['events']>> = {},
): Promise<string> {
  const { id } = await addRow(pool, 'events', values);
  await pool.query('insert into event_plans (event_id, steps) values ($1, $2)', [id, JSON.stringify(steps)]);
  return id;
}
