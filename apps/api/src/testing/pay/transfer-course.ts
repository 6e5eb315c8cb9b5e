import type { Endpoint } from '@proline/contract/frame/endpoint';
import { expect } from 'vitest';
import { addRow, type Queryable } from '../sample/sample-rows.ts';
import type { TestApp } from '../test-app.ts';

type TransferValues = NonNullable<Parameters<typeof addRow<'transfers'>>[2]>;

/** A transfer of SAR 100 that waits for approval, with the one line that explains it, to somebody with an account. */
export async function addOwed(db: Queryable, values: TransferValues = {}) {
  const usher_id = values.usher_id ?? (await addRow(db, 'ushers', { status: 'approved' })).id;
  const account = await db.query<{ id: string }>(
    'select id from bank_accounts where person_id = $1 and replaced_at is null',
    [usher_id],
  );
  const bank_account_id = account.rows[0]?.id ?? (await addRow(db, 'bank_accounts', { person_id: usher_id })).id;
  const transfer = await addRow(db, 'transfers', { usher_id, bank_account_id, ...values });
  await db.query(`insert into transfer_lines (transfer_id, kind, amount_minor) values ($1, 'other', $2)`, [
    transfer.id,
    transfer.gross_minor,
  ]);
  return { ...transfer, usher_id, bank_account_id };
}

export type Standing = {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly net_minor: number;
  readonly voided: boolean;
  readonly held: boolean;
  readonly approved_by: string | null;
  readonly first_approved_by: string | null;
  readonly bank_account_id: string | null;
};

/** What became of a transfer. */
export async function standing(db: Queryable, id: string): Promise<Standing> {
  const { rows } = await db.query<Standing>(
    `select id, status, version, net_minor::integer as net_minor, voided_at is not null as voided, held_at is not null as held, approved_by,
       first_approved_by, bank_account_id from transfers where id = $1`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new Error('no such transfer');
  return found;
}

/** Asks for a move; 'done', or the code of the refusal. */
export async function outcomeOf(
  app: TestApp,
  endpoint: Endpoint,
  { token, id, body }: { readonly token: string; readonly id?: string; readonly body: object },
): Promise<string> {
  const reply = await app.call(endpoint, { token, ...(id !== undefined && { params: { id } }), body });
  if (reply.statusCode === 200) return 'done';
  expect(reply.statusCode, reply.body).toBeLessThan(500);
  return reply.json<{ code: string }>().code;
}

/**
 * Every way in which transfers and ledger disagree: what stands on an account for a transfer is its net amount if its status
 * is that account's, and nothing otherwise; each amount is the sum of its lines.
 */
export async function moneyDifferences(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ difference: string }>(`
    with standing as (
      select transfer_id, account, sum(amount) as amount from (
        select transfer_id, debit as account, -amount_minor as amount from ledger_postings where transfer_id is not null
        union all select transfer_id, credit, amount_minor from ledger_postings where transfer_id is not null
      ) p group by transfer_id, account having sum(amount) <> 0
    ), wanted as (
      select id as transfer_id, ledger_account(status) as account, net_minor as amount from transfers
      where voided_at is null and net_minor <> 0
      union all select id, 'recoverable', recovered_minor from transfers where voided_at is null and recovered_minor <> 0
      union all select id, 'cost', -(net_minor + recovered_minor) from transfers
      where voided_at is null and net_minor + recovered_minor <> 0
    )
    select transfer_id || ' ' || account || ': posted ' || coalesce(s.amount, 0) || ', stands at ' || coalesce(w.amount, 0) as difference
    from standing s full join wanted w using (transfer_id, account)
    where s.amount is distinct from w.amount
    union all
    select t.id || ': lines ' || coalesce(sum(l.amount_minor), 0) || ', net ' || t.net_minor from transfers t
    left join transfer_lines l on l.transfer_id = t.id
    where exists (select from transfer_lines x where x.transfer_id = t.id)
    group by t.id, t.net_minor having coalesce(sum(l.amount_minor), 0) <> t.net_minor
    order by 1`);
  return rows.map(({ difference }) => difference);
}
