import { sql, type Kysely } from 'kysely';
import type { NewItem } from '../../platform/jobs/add-job.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

export type StrikeRule = { readonly no_shows: number; readonly days: number };

const ZONE = sql.raw(ORGANISATION_ZONE);

/**
 * No-shows that count against approved ushers. Only completed events count, whose attendance is final. Whatever was before the approval, or
 * before the end of the last block, is settled by it.
 */
const missed = (days: number, id: string | null) => sql`
  from attendance t
  join events e on e.id = t.event_id and e.status = 'completed'
  join ushers u on u.id = t.usher_id and u.status = 'approved'
  where t.outcome = 'no_show' and t.work_date > (now() at time zone ${ZONE})::date - ${days}::integer
    and t.work_date > (u.status_changed_at at time zone ${ZONE})::date
    and (${id}::uuid is null or t.usher_id = ${id}::uuid)`;

const struck = ({ no_shows, days }: StrikeRule, id: string | null) => sql`
  select u.id, u.code ${missed(days, id)} group by u.id, u.code having count(*) >= ${no_shows}::integer`;

export async function findStruck(db: Kysely<Database>, rule: StrikeRule, most: number): Promise<NewItem[]> {
  const { rows } = await sql<NewItem>`
    select id as record_id, 'U-' || code as label_en, 'U-' || code as label_ar from (${struck(rule, null)}) s
    order by id limit ${most}`.execute(db);
  return rows;
}

export async function countStruck(db: Kysely<Database>, rule: StrikeRule): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (${struck(rule, null)}) s`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Of somebody who is held. */
export async function isStruck(db: Kysely<Database>, rule: StrikeRule, id: string): Promise<boolean> {
  return (await struck(rule, id).execute(db)).rows.length > 0;
}

/** How many no-shows of so many days count against somebody now. */
export async function countMissed(db: Kysely<Database>, days: number, id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n ${missed(days, id)}`.execute(db);
  return rows[0]?.n ?? 0;
}
