import type { BookedPlace } from '@proline/domain/event-change/concerned';
import type { Period } from '@proline/domain/time/period';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;

/** Everybody who holds a place, by the keys under which the plan knows shifts and zones. */
export async function findBookedPlaces(db: Db, event_id: string): Promise<BookedPlace[]> {
  const { rows } = await sql<BookedPlace>`
    select a.id, a.usher_id as person_id, coalesce(s.plan_key, s.id::text) as shift, coalesce(z.plan_key, z.id::text) as zone,
      p.type_id, a.status, a.reserve
    from assignments a
    join shifts s on s.id = a.shift_id
    join positions p on p.id = a.position_id
    left join zones z on z.id = p.zone_id
    where a.event_id = ${event_id} and a.status in ('invited', 'confirmed')
    order by a.starts_at, a.id`.execute(db);
  return rows;
}

/** What these people are booked for at other events between the two moments. */
export async function findElsewhere(
  db: Db,
  event_id: string,
  person_ids: readonly string[],
  within: Period,
): Promise<Map<string, Period[]>> {
  const { rows } = await sql<Period & { person_id: string }>`
    select person_id, starts_at, ends_at from bookings
    where person_id = any (${[...person_ids]}::uuid[]) and event_id <> ${event_id}
      and tstzrange(starts_at, ends_at) && tstzrange(${within.starts_at}::timestamptz, ${within.ends_at}::timestamptz)`.execute(
    db,
  );
  return Map.groupBy(rows, ({ person_id }) => person_id);
}

/** Two who book one person do so one after the other. Always in the same order. */
export const holdPeople = (tx: Transaction<Database>, ids: readonly string[]) =>
  sql`select from persons where id = any (${[...ids]}::uuid[]) order by id for no key update`.execute(tx);

export type NamedPlace = {
  readonly id: string;
  readonly starts_at: Date;
  readonly status: 'invited' | 'confirmed';
  readonly role: string;
  readonly usher: { id: string; code: number; name_en: string; name_ar: string; photo: string | null };
};

/** The places with whose they are, in the order of their shifts. */
export async function findNamedPlaces(db: Db, ids: readonly string[]): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select a.id, a.starts_at, a.status, t.name_en as role, json_build_object('id', u.id, 'code', u.usher_code,
      'name_en', u.name_en, 'name_ar', u.name_ar, 'photo', u.photo) as usher
    from assignments a join persons u on u.id = a.usher_id
    join positions p on p.id = a.position_id join types t on t.id = p.type_id
    where a.id = any (${[...ids]}::uuid[]) order by a.starts_at, u.name_en, a.id`.execute(db);
  return rows;
}
