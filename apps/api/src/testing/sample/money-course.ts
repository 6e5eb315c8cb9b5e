import { addRow, type Queryable } from './sample-rows.ts';

/** Somebody with an account to be paid to. */
export async function addPayee(db: Queryable) {
  const usher_id = (await addRow(db, 'ushers')).id;
  const bank_account_id = (await addRow(db, 'bank_accounts', { person_id: usher_id })).id;
  return { usher_id, bank_account_id };
}
export type Payee = Awaited<ReturnType<typeof addPayee>>;

type Owed = { readonly gross_minor: number; readonly currency?: string; readonly created_at?: Date };

/** A transfer that waits for approval, with the line that explains it. */
export async function addOwed(db: Queryable, payee: Payee, { gross_minor, currency = 'SAR', ...owed }: Owed) {
  const { id } = await addRow(db, 'transfers', { ...payee, ...owed, gross_minor, currency });
  await db.query(`insert into transfer_lines (transfer_id, kind, amount_minor) values ($1, 'other', $2)`, [
    id,
    gross_minor,
  ]);
  return id;
}

export const approveTransfer = (db: Queryable, id: string, admin_id: string) =>
  db.query(
    `update transfers set status = 'approved', approved_by = $2, approved_at = now(), version = version + 1 where id = $1`,
    [id, admin_id],
  );

export const payTransfer = (db: Queryable, id: string) =>
  db.query(
    `update transfers set status = 'transferred', transferred_on = current_date, bank_reference = 'REF-1', version = version + 1
     where id = $1`,
    [id],
  );

export const voidTransfer = (db: Queryable, id: string) =>
  db.query(`update transfers set voided_at = now(), void_reason = 'Twice', version = version + 1 where id = $1`, [id]);

/** How many messages told the payee that this transfer was paid. */
export async function toldPaid(db: Queryable, transfer_id: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::integer as n from messages where kind = 'payment' and cause_id = $1`,
    [transfer_id],
  );
  return rows[0]?.n ?? 0;
}
