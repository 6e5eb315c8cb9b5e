import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** More events would change the figure little, and an agency has thousands. */
const LATEST_EVENTS = 40;

/** Attended and no-show shifts of the latest completed events of a category. */
export async function countNoShows(
  db: Kysely<Database>,
  category_id: string,
): Promise<{ readonly shifts: number; readonly no_shows: number }> {
  const { rows } = await sql<{ shifts: number; no_shows: number }>`
    select count(*)::integer as shifts, (count(*) filter (where a.outcome = 'no_show'))::integer as no_shows
    from (
      select id from events where category_id = ${category_id} and status = 'completed'
      order by ends_at desc limit ${LATEST_EVENTS}
    ) e
    join attendance a on a.event_id = e.id and a.outcome in ('attended', 'no_show')`.execute(db);
  return rows[0] ?? { shifts: 0, no_shows: 0 };
}
