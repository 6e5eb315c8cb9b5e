import type { TransferLineKind } from '@proline/domain/pay/transfer-line';
import type { TransferFacts } from '@proline/domain/pay/transfer-move';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

type Tx = Transaction<Database>;

export type FoundTransfer = TransferFacts & {
  readonly id: string;
  readonly version: number;
  readonly currency: string;
  readonly gross_minor: number;
  readonly deductions_minor: number;
  readonly person_id: string;
  readonly event_id: string | null;
  readonly batch_id: string | null;
  readonly transferred_on: string | null;
  readonly bank_reference: string | null;
};

/** What decides about them, as it stands now; nothing is held. */
export async function findFacts(db: Kysely<Database>, ids: readonly string[]): Promise<FoundTransfer[]> {
  const { rows } = await sql<FoundTransfer>`
    select t.id, t.version, t.currency, t.status, t.voided_at is not null as voided, t.held_at is not null as held,
      b.status as batch, t.bank_account_id is not null as has_bank_account, t.net_minor, t.recovered_minor, t.gross_minor,
      t.deductions_minor, t.created_by, t.last_edited_by, t.first_approved_by, coalesce(t.usher_id, t.leader_id) as person_id,
      t.event_id, t.batch_id, t.transferred_on, t.bank_reference
    from transfers t left join payment_batches b on b.id = t.batch_id
    where t.id = any (${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** An event that is opened again waits until these transfers are approved, and they until it is open: never both. */
export const holdEvents = (tx: Tx, event_ids: readonly string[]) =>
  sql`select id from events where id = any (${[...event_ids]}::uuid[]) order by id for share`.execute(tx);

/** The payee's account and debts stay as they are until this transaction ends. */
export const holdPayee = (tx: Tx, person_id: string) =>
  sql`select id from persons where id = ${person_id} for no key update`.execute(tx);

/**
 * The same for many, who can be approved by several at once: their transfers are held after them, as by everybody else, because
 * the log may have to make a key for a person whose values it seals.
 */
export const holdPayees = (tx: Tx, person_ids: readonly string[]) =>
  sql`select id from persons where id = any (${[...person_ids]}::uuid[]) order by id for share`.execute(tx);

/** A draft is not exported until this transaction ends. */
export const holdBatch = (tx: Tx, batch_id: string) =>
  sql`select id from payment_batches where id = ${batch_id} for share`.execute(tx);

export type Line = {
  readonly id: string;
  readonly kind: TransferLineKind;
  readonly amount_minor: number;
};

export async function findLines(db: Kysely<Database>, transfer_id: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select id, kind, amount_minor from transfer_lines where transfer_id = ${transfer_id} order by id`.execute(db);
  return rows;
}

export type PayableEvent = { readonly status: string; readonly currency: string };

/** Held as it is: a draft that somebody deletes would take its transfers along. */
export async function holdEvent(tx: Tx, id: string): Promise<PayableEvent | undefined> {
  const { rows } = await sql<PayableEvent>`select status, currency from events where id = ${id} for share`.execute(tx);
  return rows[0];
}

/** Somebody who is on record, held like `holdPayee`; undefined: there is nobody, or not any more. */
export async function holdLiving(tx: Tx, id: string): Promise<{ readonly usher_status: string | null } | undefined> {
  const { rows } = await sql<{ usher_status: string | null }>`
    select usher_status from persons
    where id = ${id} and anonymised_at is null and merged_into is null for no key update`.execute(tx);
  return rows[0];
}

/** By the organization's calendar. */
export async function findToday(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone ${sql.raw(ORGANISATION_ZONE)})::date::text as today`.execute(db);
  return rows[0]?.today ?? '';
}
