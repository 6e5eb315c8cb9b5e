import type { ApprovalLimit, ApprovalOutcome } from '@proline/domain/pay/transfer-move';
import type { LineEdit, Totals } from '@proline/domain/pay/transfer-line';
import type { TransferStatus } from '@proline/domain/pay/transfer-status';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';
import { approvalRefusal } from './approval-refusal.queries.ts';

type Tx = Transaction<Database>;

export type Saved = { readonly id: string; readonly status: TransferStatus; readonly version: number };
type Seen = { readonly id: string; readonly version: number };

/** What stands instead of a bank's reference where recoveries have taken all of it. */
const SET_OFF_REFERENCE = 'SET-OFF';
const TODAY = sql.raw(`(now() at time zone ${ORGANISATION_ZONE})::date`);

/** Held in one order, so that two who approve the same many never wait for each other. */
export const holdTransfers = (tx: Tx, ids: readonly string[]) =>
  sql`select id from transfers where id = any (${[...ids]}::uuid[]) order by id for no key update`.execute(tx);

type Approval = Seen & { readonly outcome: ApprovalOutcome; readonly limit: ApprovalLimit };

/** Each is approved as it was seen, or left as it is. */
export async function saveApprovals(tx: Tx, by: string, approvals: readonly Approval[]): Promise<Saved[]> {
  const { rows } = await sql<Saved>`
    update transfers t set
      status = case w.outcome when 'approved' then 'approved' when 'settled' then 'transferred' else t.status end,
      approved_by = case when w.outcome = 'first_approved' then t.approved_by else ${by}::uuid end,
      approved_at = case when w.outcome = 'first_approved' then t.approved_at else now() end,
      first_approved_by = case when w.outcome = 'first_approved' then ${by}::uuid else t.first_approved_by end,
      first_approved_at = case when w.outcome = 'first_approved' then now() else t.first_approved_at end,
      transferred_on = case when w.outcome = 'settled' then ${TODAY} end,
      bank_reference = case when w.outcome = 'settled' then ${SET_OFF_REFERENCE} end,
      version = t.version + 1
    from jsonb_to_recordset(${JSON.stringify(approvals)}::jsonb) as w (id uuid, version integer, outcome text, "limit" bigint)
    where t.id = w.id and t.version = w.version and ${approvalRefusal('t', by)} is null
      and case w.outcome
        when 'settled' then t.net_minor = 0
        when 'first_approved' then t.net_minor > w."limit" and t.first_approved_by is null
        else t.net_minor > 0 and (w."limit" is null or t.net_minor <= w."limit" or t.first_approved_by is not null) end
    returning t.id, t.status, t.version`.execute(tx);
  return rows;
}

/** Back to where it waits, to the account that the payee has now. */
export async function saveReturn(tx: Tx, { id, version }: Seen, reason: string): Promise<Saved | undefined> {
  const { rows } = await sql<Saved>`
    update transfers set status = 'pending_approval', approved_by = null, approved_at = null, first_approved_by = null,
      first_approved_at = null, returned_at = now(), return_reason = ${reason}, version = version + 1,
      bank_account_id = (
        select b.id from bank_accounts b
        where b.person_id = coalesce(transfers.usher_id, transfers.leader_id) and b.replaced_at is null)
    where id = ${id} and version = ${version} and status = 'approved' and voided_at is null and batch_id is null
    returning id, status, version`.execute(tx);
  return rows[0];
}

export async function saveVoid(tx: Tx, { id, version }: Seen, reason: string): Promise<Saved | undefined> {
  const { rows } = await sql<Saved>`
    update transfers set voided_at = now(), void_reason = ${reason}, version = version + 1
    where id = ${id} and version = ${version} and status <> 'transferred' and voided_at is null and batch_id is null
    returning id, status, version`.execute(tx);
  return rows[0];
}

type Hold = { readonly by: string; readonly reason: string };

export async function saveHold(tx: Tx, { id, version }: Seen, { by, reason }: Hold): Promise<Saved | undefined> {
  const { rows } = await sql<Saved>`
    update transfers set held_at = now(), held_by = ${by}, hold_reason = ${reason}, version = version + 1
    where id = ${id} and version = ${version} and status <> 'transferred' and voided_at is null and held_at is null
      and not exists (select from payment_batches b where b.id = transfers.batch_id and b.status <> 'draft')
    returning id, status, version`.execute(tx);
  return rows[0];
}

export async function saveRelease(tx: Tx, { id, version }: Seen): Promise<Saved | undefined> {
  const { rows } = await sql<Saved>`
    update transfers set held_at = null, held_by = null, hold_reason = null, version = version + 1
    where id = ${id} and version = ${version} and voided_at is null and held_at is not null
    returning id, status, version`.execute(tx);
  return rows[0];
}

type Payment = { readonly paid_on: string; readonly bank_reference: string };

export async function savePayment(tx: Tx, { id, version }: Seen, payment: Payment): Promise<Saved | undefined> {
  const { rows } = await sql<Saved>`
    update transfers set status = 'transferred', transferred_on = ${payment.paid_on}::date,
      bank_reference = ${payment.bank_reference}, version = version + 1
    where id = ${id} and version = ${version} and status = 'approved' and voided_at is null and held_at is null
      and batch_id is null
    returning id, status, version`.execute(tx);
  return rows[0];
}

type Edit = { readonly by: string; readonly totals: Totals; readonly edit: LineEdit };

/**
 * The amount and its lines. What recoveries take stays while the rest can bear it, and is reckoned anew afterwards. Whoever
 * approved it first has seen another amount, so that no longer counts.
 */
export async function saveEdit(tx: Tx, { id, version }: Seen, { by, totals, edit }: Edit): Promise<Saved | undefined> {
  const payable = totals.gross_minor - totals.deductions_minor;
  const { rows } = await sql<Saved & { recovered_minor: number }>`
    update transfers set gross_minor = ${totals.gross_minor}::bigint, last_edited_by = ${by},
      recovered_minor = case when recovered_minor <= ${payable}::bigint then recovered_minor else 0 end,
      deductions_minor = ${totals.deductions_minor}::bigint
        + case when recovered_minor <= ${payable}::bigint then recovered_minor else 0 end,
      first_approved_by = null, first_approved_at = null, version = version + 1
    where id = ${id} and version = ${version} and status = 'pending_approval' and voided_at is null
    returning id, status, version, recovered_minor`.execute(tx);
  const [saved] = rows;
  if (!saved) return undefined;
  if (saved.recovered_minor === 0)
    await sql`delete from transfer_lines where transfer_id = ${id} and kind = 'recovery'`.execute(tx);
  await sql`
    update transfer_lines l set amount_minor = c.amount_minor, note = c.note
    from jsonb_to_recordset(${JSON.stringify(edit.changes)}::jsonb) as c (id uuid, amount_minor bigint, note text)
    where l.id = c.id and l.transfer_id = ${id}`.execute(tx);
  await sql`
    insert into transfer_lines (transfer_id, kind, amount_minor, note)
    select ${id}::uuid, 'correction', c.amount_minor, c.note
    from jsonb_to_recordset(${JSON.stringify(edit.additions)}::jsonb) as c (amount_minor bigint, note text)`.execute(
    tx,
  );
  return saved;
}

type NewTransfer = {
  readonly kind: 'adjustment' | 'bonus' | 'compensation';
  readonly person_id: string;
  readonly hat: 'usher' | 'team_leader';
  readonly event_id: string | null;
  readonly currency: string;
  readonly amount_minor: number;
  readonly reason: string;
  readonly by: string;
};

const LINE_OF = { adjustment: 'correction', bonus: 'bonus', compensation: 'other' } as const;

/** To the payee's account of now, with the one line that explains it. */
export async function insertTransfer(tx: Tx, made: NewTransfer): Promise<{ id: string; code: number }> {
  const { kind, person_id, hat, event_id, currency, amount_minor, reason, by } = made;
  const [usher_id, leader_id] = hat === 'usher' ? [person_id, null] : [null, person_id];
  const { rows } = await sql<{ id: string; code: number }>`
    with made as (
      insert into transfers (kind, event_id, usher_id, leader_id, currency, gross_minor, created_by, reason, bank_account_id)
      values (${kind}, ${event_id}::uuid, ${usher_id}::uuid, ${leader_id}::uuid, ${currency}, ${amount_minor}, ${by}, ${reason},
        (select b.id from bank_accounts b where b.person_id = ${person_id} and b.replaced_at is null))
      returning id, code
    ), explained as (
      insert into transfer_lines (transfer_id, kind, amount_minor, note)
      select id, ${LINE_OF[kind]}, ${amount_minor}::bigint, ${reason} from made
    )
    select id, code from made`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('No transfer was added.');
  return row;
}
