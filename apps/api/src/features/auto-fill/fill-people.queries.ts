import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** Everybody is judged who has a place there, applied, or lives near and does one of the roles: of these the most reliable. */
export async function findPool(
  db: Kysely<Database>,
  { event_id, cities, most }: { event_id: string; cities: readonly string[]; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with near as (
      select u.id from ushers u left join usher_work w on w.person_id = u.id
      where u.status = 'approved' and u.city = any (${[...cities]}::text[])
        and exists (
          select from usher_roles r where r.usher_id = u.id
            and r.type_id in (select type_id from positions where event_id = ${event_id}))
      order by w.reliability desc nulls last, u.id limit ${most}
    )
    select id from near
    union select usher_id from applications
      where event_id = ${event_id} and status in ('pending', 'waitlisted', 'accepted')
    union select usher_id from assignments where event_id = ${event_id} and status in ('invited', 'confirmed')`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
