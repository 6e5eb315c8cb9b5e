import { arrivalOf, callInMinutes } from '@proline/domain/attendance/arrival';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readRuledPerson } from '../hiring/ruled-person.service.ts';
import { saveArrival } from './assignment-change.queries.ts';

type Confirmed = { readonly id: string; readonly starts_at: Date; readonly ends_at: Date };

type Coming = { readonly now: Date; readonly distance_km: number | null };

/** Whoever is confirmed too late to be there at the beginning is expected when they can be there, and late only after that. */
export async function agreeArrival(tx: Transaction<Database>, place: Confirmed, coming: Coming): Promise<void> {
  const arrival = arrivalOf({ ...place, ...coming });
  if (arrival) await saveArrival(tx, place.id, arrival);
}

type Whose = { readonly event_id: string; readonly usher_id: string };
const MS_PER_MINUTE = 60_000;
const FARTHEST_MINUTES = callInMinutes(Infinity);

/** The same of somebody whose distance was not asked for; only near the beginning does it matter. */
export async function agreeArrivalOf(tx: Transaction<Database>, place: Confirmed & Whose, now: Date): Promise<void> {
  if (place.starts_at.getTime() - now.getTime() > FARTHEST_MINUTES * MS_PER_MINUTE) return;
  const ruled = await readRuledPerson(tx, place);
  await agreeArrival(tx, place, { now, distance_km: ruled?.person.distance_km ?? null });
}
