import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

type BlockedRow = {
  readonly id: string;
  readonly interviewer_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly reason: string;
};

export async function findBlockedBetween(db: Kysely<Database>, from: Date, until: Date): Promise<BlockedRow[]> {
  const { rows } = await sql<BlockedRow>`
    select id, interviewer_id, starts_at, ends_at, reason from interviewer_times
    where interview_id is null and tstzrange(starts_at, ends_at) && tstzrange(${from}, ${until})
    order by starts_at, id`.execute(db);
  return rows;
}

type NewBlockedTime = {
  readonly interviewer_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly reason: string;
  readonly admin_id: string;
};

export async function insertBlockedTime(tx: Tx, time: NewBlockedTime): Promise<BlockedRow> {
  const { rows } = await sql<BlockedRow>`
    insert into interviewer_times (interviewer_id, starts_at, ends_at, reason, created_by)
    values (${time.interviewer_id}, ${time.starts_at}::timestamptz, ${time.ends_at}::timestamptz, ${time.reason}, ${time.admin_id})
    returning id, interviewer_id, starts_at, ends_at, reason`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('No time was blocked.');
  return row;
}

/** Returns what was blocked until now, with the interviewer's name; undefined: somebody else was faster. */
export async function deleteBlockedTime(tx: Tx, id: string) {
  const { rows } = await sql<BlockedRow & { readonly interviewer: string }>`
    delete from interviewer_times t using admins a
    where t.id = ${id} and t.interview_id is null and a.id = t.interviewer_id
    returning t.id, t.interviewer_id, t.starts_at, t.ends_at, t.reason, a.name as interviewer`.execute(tx);
  return rows[0];
}
