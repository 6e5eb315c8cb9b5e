import type { Topic } from '@proline/contract/facts';
import type { MessageKind } from '@proline/domain/message/message-kind';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database, JsonValue } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

export type NewMessage = {
  readonly kind: MessageKind;
  /** what the text is filled with; nothing but dates, places and titles */
  readonly params?: Readonly<Record<string, JsonValue>>;
  /** what somebody wrote; only of free text */
  readonly text?: { readonly en: string; readonly ar: string };
  readonly cause: Topic;
  /** left out: each person is the cause of their own */
  readonly cause_id?: string;
  /** null: the program itself */
  readonly created_by: string | null;
};

/**
 * One message for each row of `people` (person_id), in the transaction of its cause. Returns how many get it: those who want
 * none have it kept as withheld, and whoever is anonymised or merged into another has none.
 */
export async function insertMessages(tx: Tx, people: RawBuilder<unknown>, message: NewMessage): Promise<number> {
  const { kind, params = {}, text, cause, cause_id = null, created_by } = message;
  const { rows } = await sql<{ told: number }>`
    with made as (
      insert into messages (person_id, kind, params, template_version, text_en, text_ar, cause, cause_id, created_by, withheld)
      select p.id, ${kind}, ${JSON.stringify(params)}::jsonb,
        coalesce((select max(version) from message_templates where kind = ${kind}), 0),
        ${text?.en ?? null}, ${text?.ar ?? null}, ${cause}, coalesce(${cause_id}::uuid, p.id), ${created_by}::uuid,
        case when p.messages_off_at is not null then 'unsubscribed' end
      from (${people}) told join persons p on p.id = told.person_id
      where p.anonymised_at is null and p.merged_into is null
      returning withheld
    )
    select (count(*) filter (where withheld is null))::integer as told from made`.execute(tx);
  return rows[0]?.told ?? 0;
}

/**
 * Tells each payee of these transfers what was sent where, once for each that is paid by then. What recoveries have taken
 * whole was sent nowhere.
 */
export const insertPayments = (tx: Tx, transfer_ids: readonly string[]) =>
  sql`
    insert into messages (person_id, kind, params, template_version, cause, cause_id, withheld)
    select p.id, 'payment', jsonb_build_object('amount_minor', t.net_minor, 'currency', t.currency, 'account_end', b.iban_last4,
        'on', t.transferred_on),
      coalesce((select max(version) from message_templates where kind = 'payment'), 0), 'transfer', t.id,
      case when p.messages_off_at is not null then 'unsubscribed' end
    from transfers t
    join persons p on p.id = coalesce(t.usher_id, t.leader_id)
    join bank_accounts b on b.id = t.bank_account_id
    where t.id = any (${[...transfer_ids]}::uuid[]) and t.status = 'transferred' and t.voided_at is null and t.net_minor > 0
      and p.anonymised_at is null and p.merged_into is null
    order by t.id
    on conflict do nothing`.execute(tx);

/** What was announced holds no longer: it leaves the inbox, and what has not left the house yet stays there. */
export async function revokeMessages(tx: Tx, cause_id: string, kinds: readonly MessageKind[]): Promise<void> {
  await sql`
    with revoked as (
      update messages set revoked_at = now(), routed_at = coalesce(routed_at, now())
      where cause_id = ${cause_id}::uuid and kind = any(${[...kinds]}::text[]) and revoked_at is null
      returning id
    )
    update message_deliveries set state = 'not_sent', reason = 'revoked'
    where state = 'queued' and message_id in (select id from revoked)`.execute(tx);
}
