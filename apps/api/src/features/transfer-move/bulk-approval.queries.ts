import type { CurrencyLimit } from '@proline/domain/pay/payment-settings';
import type { TransferRefusal } from '@proline/domain/pay/transfer-move';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { Sweep } from '../../platform/writing/housekeeping.ts';
import { approvalRefusal } from './approval-refusal.queries.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;
/** A statement of whole rows of `transfers`. */
type Selected = { readonly text: string; readonly values: readonly unknown[] };

/** The statement as a part of another, whose places are counted anew. */
const partOf = ({ text, values }: Selected): RawBuilder<unknown> =>
  sql.join(
    text.split(/\$(\d+)/).map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.val(values[Number(part) - 1]))),
    sql.raw(''),
  );

export type SelectedSum = {
  readonly currency: string;
  readonly refusal: TransferRefusal | null;
  readonly count: number;
  readonly net_minor: number;
  /** of those that can be approved: how many need another approver afterwards */
  readonly first_approvals: number;
};

/** What an approval of each would meet, summed. */
export async function sumSelected(
  db: Db,
  selected: Selected,
  by: string,
  limits: readonly CurrencyLimit[],
): Promise<SelectedSum[]> {
  const { rows } = await sql<SelectedSum>`
    select s.currency, s.refusal, count(*)::integer as count, sum(s.net_minor)::bigint as net_minor,
      (count(*) filter (where s.refusal is null and s.net_minor > l.amount_minor and s.first_approved_by is null))::integer
        as first_approvals
    from (
      select t.currency, t.net_minor, t.first_approved_by, ${approvalRefusal('t', by)} as refusal
      from (${partOf(selected)}) t
    ) s
    left join jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as l (currency text, amount_minor bigint) on l.currency = s.currency
    group by s.currency, s.refusal order by s.currency, s.refusal`.execute(db);
  return rows;
}

/** Keeps what was confirmed, each at its version. */
export const keepApprovable = (tx: Tx, id: string, selected: Selected, by: string) =>
  sql`
    insert into bulk_approvals (id, transfer_id, version)
    select ${id}::uuid, t.id, t.version from (${partOf(selected)}) t
    where ${approvalRefusal('t', by)} is null`.execute(tx);

export type ConfirmedSum = { readonly currency: string; readonly count: number; readonly net_minor: number };

export async function sumConfirmed(tx: Tx, id: string): Promise<ConfirmedSum[]> {
  const { rows } = await sql<ConfirmedSum>`
    select t.currency, count(*)::integer as count, sum(t.net_minor)::bigint as net_minor
    from bulk_approvals b join transfers t on t.id = b.transfer_id where b.id = ${id} group by t.currency order by t.currency`.execute(
    tx,
  );
  return rows;
}

/** What a job works through. Payees stand in no label: a job outlives the name of somebody who is erased. */
export const confirmedItems = (id: string) => ({
  text: `select b.transfer_id as record_id, 'T-' || t.code as label_en, 'T-' || t.code as label_ar
    from bulk_approvals b join transfers t on t.id = b.transfer_id where b.id = $1::uuid order by t.created_at, t.id`,
  values: [id],
});

export async function findConfirmed(tx: Tx, id: string, transfer_ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ transfer_id: string; version: number }>`
    select transfer_id, version from bulk_approvals
    where id = ${id} and transfer_id = any (${[...transfer_ids]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ transfer_id, version }) => [transfer_id, version]));
}

/** Until its job is swept somebody may have it try again what failed. */
export const bulkApprovalSweeps: readonly Sweep[] = [
  `delete from bulk_approvals where (id, transfer_id) in (
     select b.id, b.transfer_id from bulk_approvals b
     where not exists (select from jobs j where j.kind = 'transfers.approve' and j.params ->> 'confirmed' = b.id::text)
     limit 5000)`,
];
