import type { OpenRecovery, ReducibleTransfer, SetOff } from '@proline/domain/pay/set-off';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;
type OfPerson = { readonly person_id: string };

/**
 * Of these people those who have ever owed something, held until this transaction ends, in the order of all writers. Where a
 * merge was undone, the debt may have gone and left its lines.
 */
export async function holdDebtors(tx: Tx, person_ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from persons p
    where p.id = any (${[...person_ids]}::uuid[]) and (
      exists (select from recoveries r where r.person_id = p.id)
      or exists (
        select from transfers t
        where p.id in (t.usher_id, t.leader_id) and t.recovered_minor > 0 and t.status = 'pending_approval' and t.voided_at is null
      )
    )
    order by p.id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

export type PendingTransfer = OfPerson & ReducibleTransfer & { readonly recovered_minor: number };

/** Held as well, so that none of them is approved at the amount of before; the oldest first. */
export async function holdPending(tx: Tx, person_ids: readonly string[]): Promise<PendingTransfer[]> {
  const ids = [...person_ids];
  const { rows } = await sql<PendingTransfer>`
    with held as (
      select * from transfers t
      where (t.usher_id = any (${ids}::uuid[]) or t.leader_id = any (${ids}::uuid[]))
        and t.status = 'pending_approval' and t.voided_at is null
      order by t.id for update
    )
    select coalesce(usher_id, leader_id) as person_id, id, currency, recovered_minor,
      gross_minor - (deductions_minor - recovered_minor) as payable_minor
    from held order by created_at, id`.execute(tx);
  return rows;
}

/** What is left for pending transfers to take: without what others have taken for good; the oldest first. */
export async function findOpenRecoveries(tx: Tx, person_ids: readonly string[]): Promise<(OfPerson & OpenRecovery)[]> {
  const { rows } = await sql<OfPerson & OpenRecovery>`
    select r.person_id, r.id, r.currency, coalesce(r.taken_minor, r.amount_minor) - coalesce((
        select -sum(l.amount_minor) from transfer_lines l join transfers t on t.id = l.transfer_id
        where l.recovery_id = r.id and t.voided_at is null and t.status <> 'pending_approval'
      ), 0)::bigint as left_minor
    from recoveries r where r.person_id = any (${[...person_ids]}::uuid[])
    order by r.created_at, r.id`.execute(tx);
  return rows;
}

export async function findSetOffs(tx: Tx, transfer_ids: readonly string[]): Promise<SetOff[]> {
  const { rows } = await sql<SetOff>`
    select transfer_id, recovery_id, -amount_minor as amount_minor from transfer_lines
    where kind = 'recovery' and transfer_id = any (${[...transfer_ids]}::uuid[])`.execute(tx);
  return rows;
}

/** Writes the lines of these transfers anew. Whoever gave a first approval has seen another amount, so it no longer counts. */
export async function replaceSetOffs(
  tx: Tx,
  transfer_ids: readonly string[],
  setOffs: readonly SetOff[],
): Promise<void> {
  const ids = [...transfer_ids];
  await sql`delete from transfer_lines where kind = 'recovery' and transfer_id = any (${ids}::uuid[])`.execute(tx);
  await sql`
    insert into transfer_lines (transfer_id, recovery_id, kind, amount_minor)
    select transfer_id, recovery_id, 'recovery', -amount_minor
    from jsonb_to_recordset(${JSON.stringify(setOffs)}::jsonb) as s (
      transfer_id uuid, recovery_id uuid, amount_minor bigint
    )`.execute(tx);
  await sql`
    update transfers t set deductions_minor = t.deductions_minor - t.recovered_minor + s.amount_minor,
      recovered_minor = s.amount_minor, first_approved_by = null, first_approved_at = null, version = t.version + 1
    from (
      select i.id, coalesce(-sum(l.amount_minor), 0)::bigint as amount_minor
      from unnest(${ids}::uuid[]) i (id) left join transfer_lines l on l.transfer_id = i.id and l.kind = 'recovery'
      group by i.id
    ) s
    where s.id = t.id`.execute(tx);
}
