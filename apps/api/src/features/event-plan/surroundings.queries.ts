import type { Period } from '@proline/domain/time/period';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;

/** The database's clock, and the categories and types that are neither archived nor merged. */
export async function findUsable(db: Db): Promise<{ now: Date; category_ids: string[]; type_ids: string[] }> {
  const { rows } = await sql<{ now: Date; category_ids: string[]; type_ids: string[] }>`
    select now() as now,
      array(select id from categories where archived_at is null order by position, id) as category_ids,
      array(select id from types where archived_at is null order by position, id) as type_ids`.execute(db);
  const [usable] = rows;
  if (!usable) throw new Error('the database has no clock');
  return usable;
}

export async function findApprovedLeaders(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('team_leaders')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', '=', 'approved')
    // a block as an usher holds for the person
    .where(sql<boolean>`not exists (select from ushers u where u.id = team_leaders.id and u.status = 'blocked')`)
    .execute();
  return rows.map(({ id }) => id);
}

export type AskedLead = Period & { readonly leader_id: string };

export type LeadNearby = Period & {
  /** index in the list of leads asked about */
  readonly asked: number;
  readonly event_id: string;
  readonly title_en: string;
  readonly title_ar: string;
};

/** What else these people lead or work at that overlaps, or leaves too little rest. */
export async function findLeadsNearby(
  db: Db,
  asked: readonly AskedLead[],
  { event_id, rest_hours }: { readonly event_id: string | null; readonly rest_hours: number },
): Promise<LeadNearby[]> {
  const { rows } = await sql<LeadNearby>`
    select (a.n - 1)::integer as asked, l.event_id, e.title_en, e.title_ar, l.starts_at, l.ends_at
    from unnest(
      ${asked.map(({ leader_id }) => leader_id)}::uuid[],
      ${asked.map(({ starts_at }) => starts_at)}::timestamptz[],
      ${asked.map(({ ends_at }) => ends_at)}::timestamptz[]
    ) with ordinality a (leader_id, starts_at, ends_at, n)
    join bookings l on l.person_id = a.leader_id
      and l.event_id is distinct from ${event_id}::uuid
      and tstzrange(l.starts_at, l.ends_at) && tstzrange(
        a.starts_at - make_interval(hours => ${rest_hours}), a.ends_at + make_interval(hours => ${rest_hours}))
    join events e on e.id = l.event_id
    order by a.n, l.starts_at, l.id`.execute(db);
  return rows;
}
