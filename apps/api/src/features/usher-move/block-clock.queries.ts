import { sql, type Transaction } from 'kysely';
import type { NewItem } from '../../platform/jobs/add-job.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

/** Timed blocks whose day has come where the organization is. */
export async function findEndedBlocks(tx: Transaction<Database>, most: number): Promise<NewItem[]> {
  const { rows } = await sql<NewItem>`
    select id as record_id, 'U-' || code as label_en, 'U-' || code as label_ar from ushers
    where status = 'blocked' and blocked_until <= (now() at time zone ${sql.raw(ORGANISATION_ZONE)})::date
    order by blocked_until, id limit ${most}`.execute(tx);
  return rows;
}
