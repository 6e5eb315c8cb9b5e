import { arrivalOf } from '@proline/domain/attendance/arrival';
import { ATTENDANCE_LIMITS } from '@proline/domain/attendance/attendance-settings';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readDistances, readRuledPerson } from '../hiring/ruled-person.service.ts';
import { readAttendanceRules } from '../settings/settings.service.ts';
import { saveArrival } from './assignment-change.queries.ts';

type Confirmed = { readonly id: string; readonly starts_at: Date; readonly ends_at: Date };

type Coming = { readonly now: Date; readonly distance_km: number | null };

/** Whoever is confirmed too late to be there at the beginning is expected when they can be there, and late only after that. */
export async function agreeArrival(tx: Transaction<Database>, place: Confirmed, coming: Coming): Promise<void> {
  if (isInTime(place, coming.now)) return;
  const arrival = arrivalOf({ ...place, ...coming, way: await readAttendanceRules(tx) });
  if (arrival) await saveArrival(tx, place.id, arrival);
}

type Whose = { readonly event_id: string; readonly usher_id: string };
const MS_PER_MINUTE = 60_000;

/** So long before the beginning everybody can be there, whatever the settings say. */
const isInTime = ({ starts_at }: Pick<Confirmed, 'starts_at'>, now: Date): boolean =>
  starts_at.getTime() - now.getTime() > FARTHEST_MINUTES * MS_PER_MINUTE;
const FARTHEST_MINUTES = Math.max(
  ATTENDANCE_LIMITS.longest_way_minutes.most,
  ATTENDANCE_LIMITS.unknown_way_minutes.most,
);

/** The same of somebody whose distance was not asked for; only near the beginning does it matter. */
export async function agreeArrivalOf(tx: Transaction<Database>, place: Confirmed & Whose, now: Date): Promise<void> {
  if (isInTime(place, now)) return;
  const ruled = await readRuledPerson(tx, place);
  await agreeArrival(tx, place, { now, distance_km: ruled?.person.distance_km ?? null });
}

/** The same of everybody whose shift has moved. */
export async function agreeArrivals(
  tx: Transaction<Database>,
  event_id: string,
  places: readonly (Confirmed & Pick<Whose, 'usher_id'>)[],
  now: Date,
): Promise<void> {
  const soon = places.filter((place) => !isInTime(place, now));
  if (soon.length === 0) return;
  const distances = await readDistances(tx, event_id, [...new Set(soon.map(({ usher_id }) => usher_id))]);
  for (const place of soon) await agreeArrival(tx, place, { now, distance_km: distances.get(place.usher_id) ?? null });
}
