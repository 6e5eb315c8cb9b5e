import type { LEFT_OUT_WHYS } from '@proline/contract/payment-batch/payment-batch';
import type { FailedLine, PaidLine, SentLine } from '@proline/domain/bank-file/bank-answer';
import type { LineCheck } from '@proline/domain/payment-batch/line-check';
import { CompiledQuery, sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;
type Statement = { readonly text: string; readonly values: unknown[] };

const PAYABLE = `t.status = 'approved' and t.voided_at is null and t.held_at is null and t.batch_id is null
  and t.bank_account_id is not null and t.net_minor > 0`;

type Previewed = {
  totals: { currency: string; count: number; people: number; total_minor: number; ready: number; blocked: number }[];
  left_out: { why: (typeof LEFT_OUT_WHYS)[number]; count: number }[];
};

/** `limits`: the most for a line by currency. */
export async function previewLines(
  db: Kysely<Database>,
  chosen: Statement,
  limits: Readonly<Record<string, number>>,
): Promise<Previewed> {
  const { rows } = await db.executeQuery<Previewed>(
    CompiledQuery.raw(
      `with t as materialized (${chosen.text}), sorted as (
        select t.*, (${PAYABLE}) as payable,
          a.checked_at is not null and a.iban_last4 <> ''
            and not coalesce(t.net_minor > ($${chosen.values.length + 1}::jsonb ->> t.currency)::bigint, false) as ready
        from t left join bank_accounts a on a.id = t.bank_account_id
      )
      select
        (select coalesce(json_agg(s order by s.currency), '[]') from (
          select currency, count(*)::int as count, count(distinct coalesce(usher_id, leader_id))::int as people,
            sum(net_minor)::bigint as total_minor, count(*) filter (where ready)::int as ready,
            count(*) filter (where not ready)::int as blocked
          from sorted where payable group by currency
        ) s) as totals,
        (select coalesce(json_agg(w order by w.why), '[]') from (
          select case when voided_at is not null then 'voided' when status = 'pending_approval' then 'pending'
            when status = 'transferred' then 'paid' when batch_id is not null then 'in_batch'
            when held_at is not null then 'held' else 'nothing_to_pay' end as why, count(*)::int as count
          from sorted where not payable group by 1
        ) w) as left_out`,
      [...chosen.values, JSON.stringify(limits)],
    ),
  );
  return rows[0] ?? { totals: [], left_out: [] };
}

export type PayableTransfer = { id: string; code: number; net_minor: number };

/** Held until the transaction ends, in one order: of two who want the same transfer, the second no longer finds it. */
export async function holdPayable(
  tx: Tx,
  chosen: Statement,
  currency: string,
  most: number,
): Promise<PayableTransfer[]> {
  const { rows } = await tx.executeQuery<PayableTransfer>(
    CompiledQuery.raw(
      `select t.id, t.code, t.net_minor from transfers t
       where t.id in (select id from (${chosen.text}) chosen) and t.currency = $${chosen.values.length + 1} and ${PAYABLE}
       order by t.id limit ${most + 1} for update`,
      [...chosen.values, currency],
    ),
  );
  return rows;
}

/** The one way into a batch; undone by the caller when fewer came in than were held. */
export async function putIn(tx: Tx, batch_id: string, transfer_ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    with taken as (
      update transfers t set batch_id = ${batch_id}, version = version + 1
      where t.id = any (${[...transfer_ids]}::uuid[]) and ${sql.raw(PAYABLE)}
      returning t.id, t.net_minor, t.bank_account_id
    )
    insert into payment_batch_lines (batch_id, transfer_id, amount_minor, bank_account_id)
    select ${batch_id}, id, net_minor, bank_account_id from taken returning id`.execute(tx);
  return rows.length;
}

export type LineAccount = {
  id: string;
  account_id: string;
  iban_encrypted: Buffer;
  holder_encrypted: Buffer;
  bank_name: string;
  name_en: string;
  name_ar: string;
  person_code: string;
};

const ACCOUNTS = sql.raw(`
  select l.id, a.id as account_id, a.iban_encrypted, a.holder_encrypted, a.bank_name, p.name_en, p.name_ar,
    coalesce('U-' || p.usher_code, 'L-' || p.leader_code, '') as person_code
  from payment_batch_lines l
  join bank_accounts a on a.id = l.bank_account_id
  join persons p on p.id = a.person_id`);

/** What the accounts of a draft's lines say, still locked. */
export async function findAccounts(db: Kysely<Database>, batch_id: string): Promise<LineAccount[]> {
  const { rows } = await sql<LineAccount>`
    ${ACCOUNTS} where l.batch_id = ${batch_id} and l.left_at is null`.execute(db);
  return rows;
}

/** From so many lines on a plan for a few would take too long. */
const MANY_LINES = 500;

/**
 * Does one thing to many lines. The statistics know nothing yet of a batch that was made a moment ago, and by a nested
 * loop its ten thousand lines would be compared with each other.
 */
async function rowsOfMany<Row>(tx: Tx, lines: readonly unknown[], statement: RawBuilder<Row>): Promise<Row[]> {
  const isMany = lines.length > MANY_LINES;
  if (isMany) await sql`set local enable_nestloop = off`.execute(tx);
  const { rows } = await statement.execute(tx);
  if (isMany) await sql`set local enable_nestloop = on`.execute(tx);
  return rows;
}

export type NotedLine = { readonly id: string; readonly checks: readonly LineCheck[] };

/** What the account itself shows, for as long as the batch is a draft. */
export const noteChecks = (tx: Tx, lines: readonly NotedLine[]) =>
  sql`
    update payment_batch_lines l set checks = array(select jsonb_array_elements_text(x.checks))
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x (id uuid, checks jsonb) where l.id = x.id`.execute(
    tx,
  );

export type LeavingLine = {
  readonly id: string;
  readonly why: 'removed' | 'held' | 'canceled';
  readonly checks?: readonly LineCheck[];
};

/** Lines leave a draft, and their transfers can go into another. */
export async function takeOut(tx: Tx, batch_id: string, lines: readonly LeavingLine[]): Promise<string[]> {
  const rows = await rowsOfMany(
    tx,
    lines,
    sql<{ transfer_id: string }>`
    with gone as (
      update payment_batch_lines l set left_at = now(), left_why = x.why,
        checks = case when x.checks is null then l.checks else array(select jsonb_array_elements_text(x.checks)) end
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x (id uuid, why text, checks jsonb)
      where l.id = x.id and l.batch_id = ${batch_id} and l.left_at is null and l.line_no is null
      returning l.transfer_id
    )
    update transfers t set batch_id = null, version = version + 1 from gone
    where t.id = gone.transfer_id and t.batch_id = ${batch_id} returning t.id as transfer_id`,
  );
  return rows.map(({ transfer_id }) => transfer_id);
}

export async function liveLines(tx: Tx, batch_id: string, line_ids?: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payment_batch_lines where batch_id = ${batch_id} and left_at is null
      and (${line_ids === undefined}::boolean or id = any (${[...(line_ids ?? [])]}::uuid[]))`.execute(tx);
  return rows.map(({ id }) => id);
}

export type NumberedLine = {
  readonly id: string;
  readonly line_no: number;
  readonly end_to_end_id: string;
  readonly payee_name: string;
  readonly checks: readonly LineCheck[];
};

export const numberLines = (tx: Tx, lines: readonly NumberedLine[]) =>
  sql`
    update payment_batch_lines l set line_no = x.line_no, end_to_end_id = x.end_to_end_id, payee_name = x.payee_name,
      checks = array(select jsonb_array_elements_text(x.checks))
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as x (id uuid, line_no integer, end_to_end_id text, payee_name text, checks jsonb)
    where l.id = x.id and l.line_no is null`.execute(tx);

export type FileLine = {
  line_no: number;
  end_to_end_id: string;
  amount_minor: number;
  payee_name: string;
  transfer_code: number;
  account_id: string;
  iban_encrypted: Buffer;
  holder_encrypted: Buffer;
  bank_name: string;
};

/** Everything that the files are made of. */
export async function findFileLines(db: Kysely<Database>, batch_id: string): Promise<FileLine[]> {
  const { rows } = await sql<FileLine>`
    select l.line_no, l.end_to_end_id, l.amount_minor, l.payee_name, t.code as transfer_code, a.id as account_id,
      a.iban_encrypted, a.holder_encrypted, a.bank_name
    from payment_batch_lines l
    join transfers t on t.id = l.transfer_id
    join bank_accounts a on a.id = l.bank_account_id
    where l.batch_id = ${batch_id} and l.line_no is not null order by l.line_no`.execute(db);
  return rows;
}

export async function findSentLines(
  db: Kysely<Database>,
  batch_id: string,
): Promise<(SentLine & { line_no: number })[]> {
  const { rows } = await sql<SentLine & { line_no: number }>`
    select id, end_to_end_id, amount_minor, result, line_no from payment_batch_lines
    where batch_id = ${batch_id} and line_no is not null order by line_no`.execute(db);
  return rows;
}

/** The transfers behind these lines, held in one order. */
export const holdTransfers = (tx: Tx, line_ids: readonly string[]) =>
  sql`
    select t.id from transfers t
    where t.id in (select transfer_id from payment_batch_lines where id = any (${[...line_ids]}::uuid[]))
    order by t.id for update`.execute(tx);

type Answered = { readonly transfer_id: string; readonly person_id: string };
type PaidTransfer = Answered & { readonly paid_on: string; readonly bank_reference: string };
type RefusedTransfer = Answered & { readonly code: string; readonly text: string | null };

/** Only what waits is paid, and only while it is this batch's: whoever comes second changes nothing. */
export async function markPaid(
  tx: Tx,
  batch_id: string,
  lines: readonly PaidLine[],
  by: string | null,
): Promise<PaidTransfer[]> {
  return rowsOfMany(
    tx,
    lines,
    sql<PaidTransfer>`
    with paid as (
      update payment_batch_lines l set result = 'paid', result_at = now(), result_by = ${by}, paid_on = x.on,
        bank_reference = x.reference
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x (id uuid, "on" date, reference text)
      where l.id = x.id and l.batch_id = ${batch_id} and l.result = 'waiting' and l.left_at is null
      returning l.transfer_id, l.paid_on, l.bank_reference
    )
    update transfers t set status = 'transferred', transferred_on = paid.paid_on, bank_reference = paid.bank_reference,
      version = version + 1
    from paid where t.id = paid.transfer_id and t.batch_id = ${batch_id} and t.status = 'approved'
    returning t.id as transfer_id, coalesce(t.usher_id, t.leader_id) as person_id, paid.paid_on::text as paid_on,
      paid.bank_reference`,
  );
}

export type RefusedLine = FailedLine & { readonly said: string };

/** A line that failed leaves the batch; its transfer stays approved and is held until somebody has looked at it. */
export async function markFailed(
  tx: Tx,
  batch_id: string,
  lines: readonly RefusedLine[],
  by: string | null,
): Promise<RefusedTransfer[]> {
  return rowsOfMany(
    tx,
    lines,
    sql<RefusedTransfer>`
    with failed as (
      update payment_batch_lines l set result = 'failed', result_at = now(), result_by = ${by}, failure_code = x.code,
        failure_reason = x.text, left_at = now(), left_why = 'failed'
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x (id uuid, code text, text text, said text)
      where l.id = x.id and l.batch_id = ${batch_id} and l.result = 'waiting' and l.left_at is null
      returning l.transfer_id, l.failure_code as code, l.failure_reason as text, x.said
    )
    update transfers t set batch_id = null, version = version + 1, held_at = coalesce(t.held_at, now()),
      hold_reason = failed.said, returned_at = now(), return_reason = failed.said
    from failed where t.id = failed.transfer_id and t.batch_id = ${batch_id} and t.status = 'approved'
    returning t.id as transfer_id, coalesce(t.usher_id, t.leader_id) as person_id, failed.code, failed.text`,
  );
}

export async function findLine(db: Kysely<Database>, batch_id: string, id: string) {
  return (
    db
      .selectFrom('payment_batch_lines as l')
      .innerJoin('transfers as t', 't.id', 'l.transfer_id')
      .select(['l.id', 'l.result', 'l.line_no', 'l.paid_on', 'l.bank_reference', 'l.failure_code', 'l.failure_reason'])
      // the hat that worked or led
      .select(({ fn }) => fn.coalesce('t.usher_id', 't.leader_id').as('person_id'))
      .where('l.batch_id', '=', batch_id)
      .where('l.id', '=', id)
      .executeTakeFirst()
  );
}
