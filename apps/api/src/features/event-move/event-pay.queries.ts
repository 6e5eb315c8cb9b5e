import type { RecordedShift } from '@proline/domain/pay/counted-minutes';
import type { Payslip, ShiftWorked } from '@proline/domain/pay/event-pay';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

export type ResolvedShift = Omit<ShiftWorked, 'planned_minutes' | 'approved_minutes' | 'night_minutes'> &
  RecordedShift & { readonly usher_id: string };

/** The outcome of each shift of the people who were not released. */
export async function findResolvedShifts(db: Kysely<Database>, event_id: string): Promise<ResolvedShift[]> {
  const { rows } = await sql<ResolvedShift>`
    select a.id as assignment_id, a.usher_id, a.work_date, p.type_id, p.pay_basis as basis, p.rate_minor, a.starts_at, a.ends_at,
      s.break_minutes, w.outcome, w.approved_minutes, w.minutes_by_hand, w.late_minutes, w.checked_in_at, w.checked_out_at
    from attendance w
    join assignments a on a.id = w.assignment_id
    join shifts s on s.id = a.shift_id
    join positions p on p.id = a.position_id
    where w.event_id = ${event_id} and a.status = 'confirmed' and w.outcome is not null
    order by w.assignment_id`.execute(db);
  return rows;
}

type Minutes = { readonly assignment_id: string; readonly approved_minutes: number };

/** Stores the paid minutes; minutes approved by hand stay as they are. */
export const saveMinutes = (tx: Tx, shifts: readonly Minutes[]) =>
  sql`
    update attendance w set approved_minutes = m.minutes
    from unnest(
      ${shifts.map(({ assignment_id }) => assignment_id)}::uuid[],
      ${shifts.map(({ approved_minutes }) => approved_minutes)}::integer[]
    ) m (assignment_id, minutes)
    where w.assignment_id = m.assignment_id and not w.minutes_by_hand`.execute(tx);

export type LiveLead = {
  readonly leader_id: string;
  readonly pay_minor: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
};

export async function findLiveLeads(db: Kysely<Database>, event_id: string): Promise<LiveLead[]> {
  const { rows } = await sql<LiveLead>`
    select leader_id, pay_minor, starts_at, ends_at from event_leads
    where event_id = ${event_id} and released_at is null order by leader_id, starts_at, id`.execute(db);
  return rows;
}

export async function findConfirmed(tx: Tx, event_id: string): Promise<string[]> {
  const { rows } = await sql<{ usher_id: string }>`
    select distinct usher_id from assignments
    where event_id = ${event_id} and status = 'confirmed' order by usher_id`.execute(tx);
  return rows.map(({ usher_id }) => usher_id);
}

export type Owed = Payslip & { readonly usher_id: string | null; readonly leader_id: string | null };

type Transfers = {
  readonly event_id: string;
  readonly kind: 'event_pay' | 'compensation';
  readonly currency: string;
  /** null: the program itself, by what is on record */
  readonly created_by: string | null;
  readonly owed: readonly Owed[];
};

/** Adds one transfer per person, to their current bank account, with the pay lines that explain it. */
export async function insertTransfers(
  tx: Tx,
  { event_id, kind, currency, created_by, owed }: Transfers,
): Promise<void> {
  await sql`
    with owed as materialized (
      select new_id() as id, o.* from jsonb_to_recordset(${JSON.stringify(owed)}::jsonb) as o (
        usher_id uuid, leader_id uuid, gross_minor bigint, deductions_minor bigint, lines jsonb
      )
    ), made as (
      insert into transfers (id, kind, event_id, usher_id, leader_id, currency, gross_minor, deductions_minor, created_by, bank_account_id)
      select o.id, ${kind}, ${event_id}::uuid, o.usher_id, o.leader_id, ${currency}, o.gross_minor, o.deductions_minor,
        ${created_by}::uuid, coalesce(u.id, l.id)
      from owed o
      left join bank_accounts u on u.person_id = o.usher_id and u.replaced_at is null
      left join bank_accounts l on l.person_id = o.leader_id and l.replaced_at is null
    )
    insert into transfer_lines (transfer_id, assignment_id, kind, minutes, rate_minor, factor, amount_minor)
    select o.id, l.assignment_id, l.kind, l.minutes, l.rate_minor, l.factor, l.amount_minor
    from owed o, jsonb_to_recordset(o.lines) as l (
      assignment_id uuid, kind text, minutes integer, rate_minor integer, factor numeric, amount_minor bigint
    )`.execute(tx);
}

/** Voids the event pay that still waits for approval. Returns whose it was, one for each transfer. */
export async function voidPendingPay(tx: Tx, event_id: string, void_reason: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    update transfers set voided_at = now(), void_reason = ${void_reason}, version = version + 1
    where event_id = ${event_id} and kind = 'event_pay' and status = 'pending_approval' and voided_at is null
    returning coalesce(usher_id, leader_id) as person_id`.execute(tx);
  return rows.map(({ person_id }) => person_id);
}
