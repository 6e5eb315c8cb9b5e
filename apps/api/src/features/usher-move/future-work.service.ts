import type { Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { closeApplications, releaseFutureLeads, releaseFutureWork, touchWork } from './usher-facts.queries.ts';

/** Whoever leaves frees every place that has not begun, and no application stays open. Returns how many that were. */
export async function leaveFutureWork(
  tx: Transaction<Database>,
  usher_id: string,
): Promise<{ places_released: number; applications_closed: number }> {
  const places_released = await releaseFutureWork(tx, usher_id);
  const applications_closed = await closeApplications(tx, usher_id);
  await touchWork(tx);
  return { places_released, applications_closed };
}

/** A block holds for the person: nobody who is blocked comes as a leader either. Events without a leader ask for one. */
export async function leaveAllAhead(tx: Transaction<Database>, person_id: string) {
  const leads_lost = (await releaseFutureLeads(tx, person_id)).length;
  return { ...(await leaveFutureWork(tx, person_id)), ...(leads_lost > 0 && { leads_lost }) };
}

/** Whoever is no leader any more leads nothing that has not begun. Returns the events that are left. */
export async function leaveLeadsAhead(tx: Transaction<Database>, person_id: string): Promise<readonly string[]> {
  const left = await releaseFutureLeads(tx, person_id);
  if (left.length > 0) await touchWork(tx);
  return left;
}
