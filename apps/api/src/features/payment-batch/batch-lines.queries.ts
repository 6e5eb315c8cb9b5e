import type { BatchLine } from '@proline/contract/payment-batch/payment-batch';
import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import { BLOCKING_CHECKS, LINE_CHECKS, type LineCheck, type LineState } from '@proline/domain/payment-batch/line-check';
import { sql, type Kysely } from 'kysely';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** Others who are paid to the same account now. */
const SHARED = sql`
  cross join lateral (
    select count(distinct o.person_id)::int as others
    from bank_accounts o join persons q on q.id = o.person_id
    where o.iban_hmac = a.iban_hmac and o.replaced_at is null and o.person_id <> a.person_id
      and q.anonymised_at is null and q.merged_into is null
  ) shared`;

/**
 * The lines of a batch with what is found about each, and where each is. In a draft it is found now; from the export on it
 * is what was found then. `most_minor`: the limit of a line, null for none.
 */
export const linesOf = (batch_id: string, most_minor: number | null) => sql`
  select l.*, t.code as transfer_code, t.status as transfer_status, t.version as transfer_version,
    t.held_at is not null as held, t.approved_by, t.usher_id, a.bank_name, a.iban_last4,
    p.id as person_id, p.name_en, p.name_ar, p.photo, shared.others, found.checks as found, at.state
  from payment_batch_lines l
  join payment_batches b on b.id = l.batch_id
  join transfers t on t.id = l.transfer_id
  join bank_accounts a on a.id = l.bank_account_id
  join persons p on p.id = coalesce(t.usher_id, t.leader_id)
  ${SHARED}
  cross join lateral (
    select case when b.status <> 'draft' or l.left_at is not null then l.checks else array_remove(array[
      case when a.iban_last4 = '' then 'account_gone' end,
      case when a.checked_at is null then 'account_not_confirmed' end,
      case when t.held_at is not null then 'held' end,
      case when t.status <> 'approved' or t.voided_at is not null then 'not_approved' end,
      case when l.amount_minor > ${most_minor}::bigint then 'above_limit' end,
      case when a.replaced_at is not null and a.iban_last4 <> '' then 'account_replaced' end,
      case when shared.others > 0 then 'iban_shared' end
    ], null) || l.checks end as checks
  ) found
  cross join lateral (
    select case
      when l.left_why in ('removed', 'canceled') then 'removed'
      when l.left_why is not null then l.left_why
      when l.result = 'paid' then 'paid'
      when b.status <> 'draft' then 'waiting'
      when t.held_at is not null then 'held'
      when found.checks && array[${listed(BLOCKING_CHECKS)}] then 'blocked'
      else 'ready' end as state
  ) at
  where l.batch_id = ${batch_id}`;

type SumRow = { state: LineState; count: number; total_minor: number };

export async function sumLines(db: Kysely<Database>, batch_id: string, most_minor: number | null) {
  const { rows } = await sql<{
    states: SumRow[];
    found: { check: LineCheck; count: number }[];
    approved_by: string[];
  }>`
    with lines as materialized (${linesOf(batch_id, most_minor)})
    select
      (select coalesce(json_agg(s), '[]') from (
        select state, count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as total_minor from lines group by state
      ) s) as states,
      (select coalesce(json_agg(c order by array_position(array[${listed(LINE_CHECKS)}], c.check)), '[]') from (
        select one as check, count(*)::int as count from lines, unnest(found) one where state <> 'removed' group by one
      ) c) as found,
      (select coalesce(json_agg(distinct n.name), '[]') from lines join admins n on n.id = lines.approved_by) as approved_by
  `.execute(db);
  return rows[0] ?? { states: [], found: [], approved_by: [] };
}

type LinePage = {
  readonly state?: LineState | undefined;
  readonly check?: LineCheck | undefined;
  readonly page: number;
};

/** What was refused stands first, what is done last. */
const ORDER = [
  'failed',
  'blocked',
  'held',
  'waiting',
  'ready',
  'paid',
  'removed',
] as const satisfies readonly LineState[];

type FoundLine = Omit<BatchLine, 'checks'> & { found: LineCheck[]; others: number };

export async function findLines(
  db: Kysely<Database>,
  batch_id: string,
  most_minor: number | null,
  { state, check, page }: LinePage,
): Promise<{ lines: FoundLine[]; total: number }> {
  const { rows } = await sql<{ lines: FoundLine[]; total: number }>`
    with lines as materialized (
      select * from (${linesOf(batch_id, most_minor)}) all_lines
      where (${state ?? null}::text is null or state = ${state ?? null}::text)
        and (${check ?? null}::text is null or ${check ?? null}::text = any (found))
    ), shown as (
      select * from lines
      order by array_position(array[${listed(ORDER)}], state), line_no nulls last, transfer_code, id
      limit ${TAB_ROWS_PER_PAGE} offset ${(page - 1) * TAB_ROWS_PER_PAGE}
    )
    select (select count(*)::int from lines) as total, coalesce(json_agg(json_build_object(
      'id', s.id, 'line_no', s.line_no,
      'transfer', json_build_object('id', s.transfer_id, 'code', s.transfer_code, 'status', s.transfer_status,
        'version', s.transfer_version, 'held', s.held),
      'payee', json_build_object('kind', case when s.usher_id is null then 'leader' else 'usher' end, 'id', s.person_id,
        'name_en', s.name_en, 'name_ar', s.name_ar, 'photo', s.photo),
      'bank_name', s.bank_name, 'iban_last4', nullif(s.iban_last4, ''), 'amount_minor', s.amount_minor, 'state', s.state,
      'found', s.found, 'others', s.others, 'end_to_end_id', s.end_to_end_id,
      'result_at', ${sql.raw(momentSql('s.result_at'))},
      'result_by', (select name from admins where id = s.result_by), 'paid_on', s.paid_on,
      'bank_reference', s.bank_reference, 'failure_code', s.failure_code, 'failure_reason', s.failure_reason,
      'left_why', s.left_why
    ) order by array_position(array[${listed(ORDER)}], s.state), s.line_no nulls last, s.transfer_code, s.id), '[]') as lines
    from shown s`.execute(db);
  return rows[0] ?? { lines: [], total: 0 };
}

export type SendableLine = {
  readonly id: string;
  readonly transfer_id: string;
  readonly transfer_code: number;
  readonly amount_minor: number;
  readonly state: LineState;
  readonly found: LineCheck[];
};

/** The lines of a draft as its export finds them; their transfers are held until the transaction ends. */
export async function holdLines(
  db: Kysely<Database>,
  batch_id: string,
  most_minor: number | null,
): Promise<SendableLine[]> {
  await sql`
    select id from transfers where batch_id = ${batch_id} order by id for update`.execute(db);
  const { rows } = await sql<SendableLine>`
    select id, transfer_id, transfer_code, amount_minor, state, found
    from (${linesOf(batch_id, most_minor)}) lines where left_at is null order by transfer_code`.execute(db);
  return rows;
}
