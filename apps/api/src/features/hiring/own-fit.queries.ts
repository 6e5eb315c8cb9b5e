import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { AskedPosition } from './candidate.queries.ts';

/** What one could still apply for: a role in a shift that has not begun. */
export async function findOffered(db: Kysely<Database>, ...event_ids: readonly string[]): Promise<AskedPosition[]> {
  const { rows } = await sql<AskedPosition>`
    select distinct on (s.starts_at, s.id, p.type_id) p.id, p.event_id, p.shift_id, p.type_id, s.work_date, s.starts_at,
      s.ends_at, (extract(epoch from s.ends_at - s.starts_at) / 60)::integer - s.break_minutes as minutes
    from positions p join shifts s on s.id = p.shift_id
    where p.event_id = any (${[...event_ids]}::uuid[]) and s.starts_at > now() and p.headcount > 0
    order by s.starts_at, s.id, p.type_id, p.id`.execute(db);
  return rows;
}
