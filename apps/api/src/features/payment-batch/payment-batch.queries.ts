import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import type { CsvProfile } from '@proline/domain/bank-file/csv-profile';
import type { BatchStatus, SentDays } from '@proline/domain/payment-batch/batch-status';
import { sql, type Kysely, type Transaction } from 'kysely';
import { selected } from '../../platform/list/list-source.ts';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';
import { BATCH_FIELDS, BATCH_JOINS } from './batch-list.queries.ts';

type Tx = Transaction<Database>;

export type CsvForm = { readonly profile: CsvProfile; readonly sha256: string };

type FoundBatch = Omit<PaymentBatch, 'sums' | 'checks' | 'approved_by'> & {
  payer: { iban_last4: string | null };
};

export async function findBatch(db: Kysely<Database>, id: string): Promise<FoundBatch | undefined> {
  const { created_at: _, exported_at: __, payer: ___, ...fields } = BATCH_FIELDS;
  const { rows } = await sql<FoundBatch>`
    select ${sql.raw(selected(fields))},
      ${sql.raw(momentSql('payment_batches.created_at'))} as created_at,
      ${sql.raw(momentSql('payment_batches.exported_at'))} as exported_at,
      ${sql.raw(momentSql('payment_batches.closed_at'))} as closed_at,
      json_build_object('id', payer.id, 'label', payer.label, 'holder', payer.holder, 'bank_name', payer.bank_name,
        'bic', payer.bic, 'currency', payer.currency, 'country', payer.iban_country, 'iban_last4', payer.iban_last4,
        'archived', payer.archived_at is not null) as payer,
      (select name from admins where id = payment_batches.exported_by) as exported_by,
      case when payment_batches.canceled_at is not null then json_build_object(
        'at', ${sql.raw(momentSql('payment_batches.canceled_at'))},
        'by', (select name from admins where id = payment_batches.canceled_by),
        'reason', payment_batches.cancel_reason) end as canceled,
      case when payment_batches.exported_at is not null then json_build_object(
        'message_id', payment_batches.message_id, 'sha256', payment_batches.file_sha256, 'fetched', payment_batches.fetched,
        'csv_profiles', (select coalesce(json_agg(form -> 'profile' ->> 'name'), '[]') from jsonb_array_elements(csv_forms) form)
      ) end as file,
      (select coalesce(json_agg(json_build_object('id', n.id, 'file_name', n.file_name, 'format', n.format, 'paid', n.paid,
          'failed', n.failed, 'known', n.known, 'imported_by', (select name from admins where id = n.imported_by),
          'imported_at', ${sql.raw(momentSql('n.imported_at'))}) order by n.imported_at desc, n.id), '[]')
        from bank_answers n where n.batch_id = payment_batches.id) as answers
    from payment_batches ${sql.raw(BATCH_JOINS)} where payment_batches.id = ${id}`.execute(db);
  return rows[0];
}

export type HeldBatch = {
  readonly id: string;
  readonly code: number;
  readonly status: BatchStatus;
  readonly currency: string;
  readonly payer_account_id: string;
  readonly execute_on: string;
  readonly message_id: string | null;
  readonly exported_at: Date | null;
  readonly file_sha256: string | null;
  readonly total_minor: number | null;
  readonly csv_forms: CsvForm[] | null;
  readonly version: number;
};

const HELD = sql.raw(`id, code, status, currency, payer_account_id, execute_on, message_id, exported_at, file_sha256,
  total_minor, csv_forms, version`);

/** Whoever writes to a batch holds it first: all writers wait for each other here. */
export async function holdBatch(tx: Tx, id: string): Promise<HeldBatch | undefined> {
  const { rows } = await sql<HeldBatch>`select ${HELD} from payment_batches where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function readBatch(db: Kysely<Database>, id: string): Promise<HeldBatch | undefined> {
  const { rows } = await sql<HeldBatch>`select ${HELD} from payment_batches where id = ${id}`.execute(db);
  return rows[0];
}

/** The database's moment, to the second, and the organization's day. */
export async function readClock(db: Kysely<Database>): Promise<{ at: Date; today: string }> {
  const { rows } = await sql<{ at: Date; today: string }>`
    select date_trunc('second', now()) as at, (now() at time zone ${sql.raw(ORGANISATION_ZONE)})::date as today`.execute(
    db,
  );
  const [clock] = rows;
  if (!clock) throw new Error('The database has no clock.');
  return clock;
}

export const sentDays = ({ exported_at }: Pick<HeldBatch, 'exported_at'>, today: string): SentDays => ({
  exported_on: exported_at?.toISOString().slice(0, 10) ?? today,
  today,
});

type NewBatch = {
  readonly currency: string;
  readonly payer_account_id: string;
  readonly execute_on: string;
  readonly created_by: string;
};

export const insertBatch = (tx: Tx, batch: NewBatch) =>
  tx.insertInto('payment_batches').values(batch).returning(['id', 'code']).executeTakeFirstOrThrow();

export type SentBatch = {
  readonly id: string;
  readonly at: Date;
  readonly admin_id: string;
  readonly message_id: string;
  readonly sha256: string;
  readonly csv_forms: readonly CsvForm[];
  readonly line_count: number;
  readonly total_minor: number;
};

export async function markExported(tx: Tx, sent: SentBatch): Promise<boolean> {
  const { rows } = await sql`
    update payment_batches set status = 'exported', exported_at = ${sent.at}, exported_by = ${sent.admin_id},
      message_id = ${sent.message_id}, file_sha256 = ${sent.sha256}, csv_forms = ${JSON.stringify(sent.csv_forms)}::jsonb,
      line_count = ${sent.line_count}, total_minor = ${sent.total_minor}, version = version + 1
    where id = ${sent.id} and status = 'draft' returning id`.execute(tx);
  return rows.length === 1;
}

export const markCanceled = (tx: Tx, id: string, admin_id: string, reason: string) =>
  sql`
    update payment_batches set status = 'canceled', canceled_at = now(), canceled_by = ${admin_id}, cancel_reason = ${reason},
      version = version + 1
    where id = ${id} and status = 'draft'`.execute(tx);

export const touchBatch = (tx: Tx, id: string) =>
  sql`update payment_batches set version = version + 1 where id = ${id}`.execute(tx);

/** A batch closes with the answer to its last line. */
export async function closeAnswered(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update payment_batches set status = 'closed', closed_at = now()
    where id = ${id} and status = 'exported'
      and not exists (select from payment_batch_lines where batch_id = ${id} and left_at is null and result = 'waiting')
    returning id`.execute(tx);
  return rows.length === 1;
}

export const countFetch = (tx: Tx, id: string) =>
  sql`update payment_batches set fetched = fetched + 1 where id = ${id}`.execute(tx);
