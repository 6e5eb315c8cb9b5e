import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;
type AskedLeader = { readonly leader_id: string; readonly starts_at: Date };

/** Each of them once, with the first start. A later change asks again, also those who have answered. */
export async function askLeadsAgain(tx: Tx, event_id: string, leader_ids: readonly string[]): Promise<AskedLeader[]> {
  const { rows } = await sql<AskedLeader>`
    with asked as (
      update event_leads set reconfirm_asked_at = now(), reconfirmed_at = null, version = version + 1
      where event_id = ${event_id} and leader_id = any (${[...leader_ids]}::uuid[]) and released_at is null
        and ends_at > now()
      returning leader_id, starts_at
    )
    select leader_id, min(starts_at) as starts_at from asked group by leader_id order by leader_id`.execute(tx);
  return rows;
}

type LeadAnswer = {
  readonly event_id: string;
  readonly leader_id: string;
  readonly version: number;
  readonly starts_at: Date;
  readonly is_live: boolean;
  readonly is_waiting: boolean;
};

export async function findLeadAsked(tx: Tx, id: string): Promise<LeadAnswer | undefined> {
  const { rows } = await sql<LeadAnswer>`
    select event_id, leader_id, version, starts_at, released_at is null as is_live,
      reconfirm_asked_at is not null and reconfirmed_at is null as is_waiting
    from event_leads where id = ${id}`.execute(tx);
  return rows[0];
}

/** All that this leader was asked about at the event. Whoever books or changes the person has to wait. */
export async function saveLeadsReconfirmed(tx: Tx, { event_id, leader_id }: LeadAnswer): Promise<void> {
  await sql`
    update event_leads set reconfirmed_at = now(), version = version + 1
    where event_id = ${event_id} and leader_id = ${leader_id} and released_at is null
      and reconfirm_asked_at is not null and reconfirmed_at is null`.execute(tx);
}
