import type { BookedPlace } from '@proline/domain/event-change/concerned';
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

/** Two who book one person do so one after the other. Always in the same order. */
export const holdPeople = (tx: Transaction<Database>, ids: readonly string[]) =>
  sql`select from persons where id = any (${[...ids]}::uuid[]) order by id for no key update`.execute(tx);

type Start = { readonly id: string; readonly starts_at: Date };

/** When everybody who is expected begins. */
export async function findStarts(db: Db, event_id: string): Promise<Start[]> {
  const { rows } = await sql<Start>`
    select id, starts_at from assignments where event_id = ${event_id} and status = 'confirmed' and not reserve`.execute(
    db,
  );
  return rows;
}

type Earlier = Start & { readonly ends_at: Date; readonly usher_id: string; readonly now: Date };

/** Who begins earlier than that by now, is not here yet, and has no time of their own. */
export async function findEarlier(db: Db, before: readonly Start[]): Promise<Earlier[]> {
  const { rows } = await sql<Earlier>`
    select a.id, a.usher_id, a.starts_at, a.ends_at, clock_timestamp() as now
    from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as b (id uuid, starts_at timestamptz)
    join assignments a on a.id = b.id and a.starts_at < b.starts_at and a.status = 'confirmed' and a.due_at is null
    left join attendance t on t.assignment_id = a.id
    where t.checked_in_at is null and t.outcome is null order by a.id`.execute(db);
  return rows;
}

type Named = { id: string; name_en: string; name_ar: string; photo: string | null };

export type NamedPlace = {
  readonly id: string;
  readonly starts_at: Date;
  readonly status: 'invited' | 'confirmed';
  readonly role: string;
  readonly person: Named;
};

/** The places with whose they are, in the order of their shifts. */
export async function findNamedPlaces(db: Db, ids: readonly string[]): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select a.id, a.starts_at, a.status, t.name_en as role, json_build_object('id', u.id,
      'name_en', u.name_en, 'name_ar', u.name_ar, 'photo', u.photo) as person
    from assignments a join persons u on u.id = a.usher_id
    join positions p on p.id = a.position_id join types t on t.id = p.type_id
    where a.id = any (${[...ids]}::uuid[]) order by a.starts_at, u.name_en, a.id`.execute(db);
  return rows;
}

export async function findNamedLeaders(db: Db, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select id, name_en, name_ar, photo from persons where id = any (${[...ids]}::uuid[])
    order by name_en, id`.execute(db);
  return rows;
}
