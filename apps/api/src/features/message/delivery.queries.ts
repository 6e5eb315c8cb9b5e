import type { DeliveryReason, MessageChannel } from '@proline/domain/message/delivery';
import type { MessageKind } from '@proline/domain/message/message-kind';
import type { LanguageLevel } from '@proline/domain/people/person-fields';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;

/**
 * Decides for so many new messages over which of the channels they leave. Returns how many that were. Two processes never get
 * to the same one: a locked row is skipped.
 */
export async function routeMessages(
  tx: Transaction<Database>,
  channels: readonly MessageChannel[],
  most: number,
): Promise<number> {
  const { rows } = await sql<{ routed: number }>`
    with fresh as materialized (
      select id, person_id, withheld from messages where routed_at is null order by created_at, id limit ${most}
      for update skip locked
    ), routed as (
      update messages set routed_at = now() where id in (select id from fresh)
    ), leaving as (
      insert into message_deliveries (message_id, channel, state, reason)
      select f.id, c.channel, case when why.reason is null then 'queued' else 'not_sent' end, why.reason
      from fresh f join persons p on p.id = f.person_id
      cross join unnest(${[...channels]}::text[]) c (channel)
      cross join lateral (
        select case
          when p.anonymised_at is not null or p.merged_into is not null then 'person_gone'
          when case c.channel when 'mail' then p.email else p.phone end is null then 'no_address'
        end as reason
      ) why
      where f.withheld is null
    )
    select count(*)::integer as routed from fresh`.execute(tx);
  return rows[0]?.routed ?? 0;
}

export type DueDelivery = {
  readonly message_id: string;
  readonly person_id: string;
  readonly channel: MessageChannel;
  /** with this one */
  readonly attempts: number;
  readonly kind: MessageKind;
  readonly params: unknown;
  readonly own_en: string | null;
  readonly own_ar: string | null;
  readonly name_en: string;
  readonly name_ar: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly languages: readonly string[];
  readonly language_levels: Readonly<Record<string, LanguageLevel>>;
  /** why it is not to be sent any more */
  readonly ended: DeliveryReason | null;
};

/** A sender that has said nothing for so long has died. */
const SENDER_DEAD_AFTER_MINUTES = 5;

/** Takes what is due; whoever takes it is the only one who sends it. */
export async function claimDeliveries(
  db: Db,
  channels: readonly MessageChannel[],
  most: number,
): Promise<readonly DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as materialized (
      select message_id, channel from message_deliveries
      where state in ('queued', 'sending') and next_try_at <= now() and channel = any(${[...channels]}::text[])
      order by next_try_at limit ${most}
      for update skip locked
    ), claimed as (
      update message_deliveries d
      set state = 'sending', attempts = d.attempts + 1,
        next_try_at = now() + make_interval(mins => ${SENDER_DEAD_AFTER_MINUTES}::integer)
      from due where d.message_id = due.message_id and d.channel = due.channel
      returning d.message_id, d.channel, d.attempts
    )
    select c.message_id, m.person_id, c.channel, c.attempts, m.kind, m.params, coalesce(m.text_en, t.text_en) as own_en,
      coalesce(m.text_ar, t.text_ar) as own_ar, p.name_en, p.name_ar, p.email, p.phone, p.languages, p.language_levels,
      case
        when p.anonymised_at is not null or p.merged_into is not null then 'person_gone'
        when p.messages_off_at is not null then 'unsubscribed'
        when m.revoked_at is not null then 'revoked'
        when case c.channel when 'mail' then p.email else p.phone end is null then 'no_address'
      end as ended
    from claimed c join messages m on m.id = c.message_id join persons p on p.id = m.person_id
    left join message_templates t on t.kind = m.kind and t.version = m.template_version`.execute(db);
  return rows;
}

export type DeliveryResult =
  | { readonly state: 'sent' }
  | { readonly state: 'failed' | 'not_sent'; readonly reason: DeliveryReason }
  | { readonly state: 'queued'; readonly reason: DeliveryReason; readonly minutes: number };

/** Only whoever took it last says what became of it. */
export async function saveResult(
  db: Db,
  { message_id, channel, attempts }: Pick<DueDelivery, 'message_id' | 'channel' | 'attempts'>,
  result: DeliveryResult,
): Promise<void> {
  const { state } = result;
  const reason = state === 'sent' ? null : result.reason;
  const minutes = state === 'queued' ? result.minutes : 0;
  await sql`
    update message_deliveries
    set state = ${state}, reason = ${reason}, sent_at = case when ${state} = 'sent' then now() end,
      next_try_at = now() + make_interval(mins => ${minutes}::integer)
    where message_id = ${message_id} and channel = ${channel} and state = 'sending' and attempts = ${attempts}`.execute(
    db,
  );
}

/** Whoever looks at somebody's messages sees what became of them. */
export const touchMessages = (db: Db) => sql`insert into changes (topic) values ('message')`.execute(db);
