import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { addPlaces, addRow } from './sample-rows.ts';
import type { Samples } from './sample-ground.ts';

const ofEvent: Samples[string] = async ({ pool }) => ({ params: { id: (await addPlaces(pool)).event_id } });

/** Reads of one event. */
export const EVENT_SAMPLES: Samples = {
  getEvent: ofEvent,
  getEventStaffing: ofEvent,
  getEventTeam: ofEvent,
  listEventApplications: ofEvent,
  listEventAttendance: ofEvent,
  getEventPay: ofEvent,
  listEventHistory: ofEvent,
};

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
