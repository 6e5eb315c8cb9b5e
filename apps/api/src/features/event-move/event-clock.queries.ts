import { sql, type Transaction } from 'kysely';
import type { NewItem } from '../../platform/jobs/add-job.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** Published events whose first shift has begun and at which somebody is expected. */
export async function findDueEvents(tx: Transaction<Database>, most: number): Promise<NewItem[]> {
  const { rows } = await sql<NewItem>`
    select e.id as record_id, e.title_en as label_en, e.title_ar as label_ar from events e
    where e.status = 'published' and coalesce(e.starts_at, 'infinity') <= now()
      and exists (select from shifts s where s.event_id = e.id and s.removed_at is null and s.starts_at <= now())
      and exists (select from assignments a where a.event_id = e.id and a.status = 'confirmed')
    order by e.id limit ${most}`.execute(tx);
  return rows;
}
