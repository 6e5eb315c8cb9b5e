import type { LanguageLevel } from '@proline/domain/people/person-fields';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { MAY_SIGN_IN } from '../../platform/security/staff-session-check.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

const mayIn = sql.raw(MAY_SIGN_IN);

export async function findFeed(db: Db, person_id: string) {
  const { rows } = await sql<{ created_at: Date; last_read_at: Date | null }>`
    select created_at, last_read_at from staff_feeds where person_id = ${person_id}`.execute(db);
  return rows[0];
}

/** False: the person may not sign in any more. */
export async function saveFeed(tx: Tx, person_id: string, secret_hash: Buffer): Promise<boolean> {
  const held = await sql`select from persons p where p.id = ${person_id} and ${mayIn} for share`.execute(tx);
  if (held.rows.length === 0) return false;
  await sql`
    insert into staff_feeds (person_id, secret_hash) values (${person_id}, ${secret_hash})
    on conflict (person_id) do update set secret_hash = excluded.secret_hash, created_at = now(), last_read_at = null`.execute(
    tx,
  );
  return true;
}

export async function deleteFeed(tx: Tx, person_id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from staff_feeds where person_id = ${person_id}`.execute(tx);
  return numAffectedRows === 1n;
}

export type Reader = {
  readonly person_id: string;
  readonly now: Date;
  readonly languages: readonly string[];
  readonly language_levels: Readonly<Record<string, LanguageLevel>>;
};

/** Whose address it is, and that it was read. */
export async function readFeed(db: Db, secret_hash: Buffer): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    update staff_feeds f set last_read_at = now() from persons p
    where f.secret_hash = ${secret_hash} and p.id = f.person_id and ${mayIn}
    returning f.person_id, now() as now, p.languages, p.language_levels`.execute(db);
  return rows[0];
}

export type FeedRow = {
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly title_en: string;
  readonly title_ar: string;
  readonly venue: string;
  readonly address: string;
  readonly city: string;
  /** null: leading */
  readonly role_en: string | null;
  readonly role_ar: string | null;
  readonly arrival_minutes: number | null;
  /** stands by, and has no place */
  readonly reserve: boolean;
};

/** A month back and a year ahead. */
export async function findFeedRows(db: Db, person_id: string): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select b.id, b.starts_at, b.ends_at, e.title_en, e.title_ar, e.venue, e.address, e.city, t.name_en as role_en,
      t.name_ar as role_ar, s.arrival_minutes, coalesce(a.reserve, false) as reserve
    from bookings b join events e on e.id = b.event_id
    left join assignments a on a.id = b.id left join shifts s on s.id = a.shift_id
    left join positions p on p.id = a.position_id left join types t on t.id = p.type_id
    where b.person_id = ${person_id} and b.ends_at > now() - interval '31 days' and b.starts_at < now() + interval '366 days'
    order by b.starts_at, b.id`.execute(db);
  return rows;
}
