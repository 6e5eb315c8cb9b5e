import type { InboxMessage } from '@proline/contract/staff-inbox/staff-inbox';
import { sql, type Kysely, type Transaction } from 'kysely';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { WrittenMessage } from '../message/message-text.service.ts';

/** What was taken back, or withheld from somebody who wants no messages, is not in the inbox. */
const mine = (person_id: string) => sql`m.person_id = ${person_id} and m.revoked_at is null and m.withheld is null`;

type Row = WrittenMessage & Omit<InboxMessage, 'text_en' | 'text_ar'>;

export async function findInbox(
  db: Kysely<Database>,
  person_id: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.id, m.kind, m.params, coalesce(m.text_en, t.text_en) as own_en, coalesce(m.text_ar, t.text_ar) as own_ar,
      p.name_en, p.name_ar, ${sql.raw(momentSql('m.created_at'))} as created_at, ${sql.raw(momentSql('m.read_at'))} as read_at
    from messages m join persons p on p.id = m.person_id
    left join message_templates t on t.kind = m.kind and t.version = m.template_version
    where ${mine(person_id)} order by m.created_at desc, m.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countInbox(db: Kysely<Database>, person_id: string) {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*)::integer as total, (count(*) filter (where m.read_at is null))::integer as unread
    from messages m where ${mine(person_id)}`.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
}

/** Whether there is such a message; reading it again changes nothing. */
export async function markRead(tx: Transaction<Database>, person_id: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages m set read_at = coalesce(m.read_at, now()) where m.id = ${id} and ${mine(person_id)}`.execute(tx);
  return numAffectedRows === 1n;
}

export const markAllRead = (tx: Transaction<Database>, person_id: string) =>
  sql`update messages m set read_at = now() where ${mine(person_id)} and m.read_at is null`.execute(tx);
