import type { PersonMessage } from '@proline/contract/message/message';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { WrittenMessage } from './message-text.service.ts';

type Tx = Transaction<Database>;

export type MessageRow = WrittenMessage & Omit<PersonMessage, 'text_en' | 'text_ar'> & { readonly total: number };

export async function findMessages(
  db: Kysely<Database>,
  person_id: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.kind, m.params, coalesce(m.text_en, t.text_en) as own_en, coalesce(m.text_ar, t.text_ar) as own_ar,
      p.name_en, p.name_ar, m.created_at, a.name as created_by, m.withheld is not null as withheld,
      m.revoked_at is not null as revoked,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'channel', d.channel, 'state', d.state, 'reason', d.reason, 'attempts', d.attempts,
          'sent_at', to_char(d.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by d.channel desc)
        from message_deliveries d where d.message_id = m.id
      ), '[]') as deliveries
    from messages m join persons p on p.id = m.person_id
    left join admins a on a.id = m.created_by
    left join message_templates t on t.kind = m.kind and t.version = m.template_version
    where m.person_id = ${person_id}
    order by m.created_at desc, m.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countMessages(db: Kysely<Database>, person_id: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from messages where person_id = ${person_id}`.execute(db);
  return rows[0]?.total ?? 0;
}

type Receiver = {
  readonly usher_status: string | null;
  readonly messages_off_at: Date | null;
  readonly version: number;
};

const receiver = (person_id: string) => sql<Receiver>`
  select usher_status, messages_off_at, version from persons
  where id = ${person_id} and anonymised_at is null and merged_into is null`;

export const findReceiver = async (db: Kysely<Database>, person_id: string): Promise<Receiver | undefined> =>
  (await receiver(person_id).execute(db)).rows[0];

/** Who stays as they are until this transaction ends. */
export const holdReceiver = async (tx: Tx, person_id: string): Promise<Receiver | undefined> =>
  (await sql<Receiver>`${receiver(person_id)} for no key update`.execute(tx)).rows[0];

/** False when somebody else changed the person. */
export async function saveWanted(tx: Tx, person_id: string, version: number, wanted: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update persons
    set messages_off_at = case when ${wanted} then null else coalesce(messages_off_at, now()) end, version = version + 1
    where id = ${person_id} and version = ${version}`.execute(tx);
  return numAffectedRows === 1n;
}

/** The person of a message, and its kind. */
export const findMessage = (tx: Tx, id: string) =>
  tx.selectFrom('messages').select(['person_id', 'kind']).where('id', '=', id).executeTakeFirst();

/** Returns how many are to be tried again. */
export async function retryFailed(tx: Tx, message_id: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update message_deliveries set state = 'queued', reason = null, attempts = 0, next_try_at = now()
    where message_id = ${message_id} and state = 'failed'`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Whom mails to this person go to now: the person, or whoever they were merged into. */
export async function findMailed(
  db: Kysely<Database>,
  person_id: string,
): Promise<{ id: string; email: string } | undefined> {
  const { rows } = await sql<{ id: string; email: string }>`
    with recursive kept (id, merged_into) as (
      select id, merged_into from persons where id = ${person_id}
      union
      select p.id, p.merged_into from kept join persons p on p.id = kept.merged_into
    )
    select p.id, p.email from kept join persons p on p.id = kept.id
    where p.merged_into is null and p.anonymised_at is null and p.email is not null`.execute(db);
  return rows[0];
}
