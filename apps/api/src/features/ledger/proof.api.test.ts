import { getLedgerProof, proveLedger, type LedgerProof } from '@proline/contract/ledger/ledger';
import { CompiledQuery, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { addOwed, addPayee, approveTransfer, payTransfer, voidTransfer } from '../../testing/sample/money-course.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { settleRecoveries } from '../recovery/settling.service.ts';
import { ledgerDifferences, proveLedgerJob, remindTransfersJob } from './proof.service.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

let app: TestApp;
let db: Kysely<Database>;
let finance: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  db = createDatabase(app.pool);
  finance = await app.signIn('finance');
  await app.signIn('viewer');
});
afterAll(() => app.close());

/** Transfers at every status, one of them taken whole by a debt, one voided, and debts in every state. */
async function makeMoney() {
  const { pool } = app;
  const payee = await addPayee(pool);
  const owed = await addOwed(pool, payee, { gross_minor: 9_000, created_at: new Date('2026-01-01T20:00:00Z') });
  const debt = await addRow(pool, 'recoveries', { person_id: payee.usher_id, created_by: finance.id });
  await db.transaction().execute((tx) => settleRecoveries(tx, [payee.usher_id]));
  const approved = await addOwed(pool, payee, { gross_minor: 7_000 });
  await approveTransfer(pool, approved, finance.id);
  const paid = await addOwed(pool, payee, { gross_minor: 3_000, currency: 'KWD' });
  await approveTransfer(pool, paid, finance.id);
  await payTransfer(pool, paid);
  await voidTransfer(pool, await addOwed(pool, payee, { gross_minor: 2_000 }));
  await addRow(pool, 'recoveries', {
    ...{ person_id: payee.usher_id, created_by: finance.id, canceled_at: new Date(), canceled_by: finance.id },
    ...{ cancel_reason: 'Waived', taken_minor: 0 },
  });
  return { payee, owed, approved, paid, debt: debt.id };
}

let money: Awaited<ReturnType<typeof makeMoney>>;
beforeEach(async () => {
  money = await makeMoney();
});

test('whatever happens to transfers and recoveries, the ledger agrees', async () => {
  expect(await ledgerDifferences(db)).toEqual([]);
});

describe('control: a doctored row is found, by the check that is about it', () => {
  /** Without the triggers that keep the ledger, and undone afterwards. */
  const doctored = async (table: string, statement: string, values: readonly unknown[] = []): Promise<string[]> => {
    let found: string[] = [];
    const undone = db.transaction().execute(async (tx) => {
      const run = (text: string, ...bound: readonly unknown[]) => tx.executeQuery(CompiledQuery.raw(text, [...bound]));
      await run(`alter table ${table} disable trigger user`);
      await run(statement, ...values);
      const whole = await ledgerDifferences(tx);
      // as it is done with many: transfer by transfer
      expect(await ledgerDifferences(tx, 1)).toEqual(whole);
      found = whole.map((each) => `${each.check} ${each.account ?? ''}`.trim());
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    return [...new Set(found)];
  };

  test('an amount of a transfer', async () => {
    const grown = 'update transfers set gross_minor = gross_minor + 1 where id = $1';
    expect(await doctored('transfers', grown, [money.owed])).toEqual(['transfer cost', 'transfer owed', 'lines gross']);
  });

  test('a status', async () => {
    const paid = `update transfers set status = 'transferred', transferred_on = current_date, bank_reference = 'X' where id = $1`;
    expect(await doctored('transfers', paid, [money.approved])).toEqual(['transfer bank', 'transfer payable']);
  });

  test('a voided transfer', async () => {
    const gone = `update transfers set voided_at = now(), void_reason = 'X' where id = $1`;
    expect(await doctored('transfers', gone, [money.approved])).toEqual(['transfer cost', 'transfer payable']);
  });

  test('a posting: its amount, its account, one too many and one too few', async () => {
    const one = `id = (select max(id) from ledger_postings where transfer_id = $1)`;
    expect(
      await doctored('ledger_postings', `update ledger_postings set amount_minor = amount_minor + 1 where ${one}`, [
        money.paid,
      ]),
    ).toEqual(['transfer bank', 'transfer payable', 'day bank', 'day payable']);
    expect(
      await doctored('ledger_postings', `update ledger_postings set credit = 'cost' where ${one}`, [money.paid]),
    ).toEqual(['transfer bank', 'transfer cost', 'day bank', 'day cost']);
    expect(await doctored('ledger_postings', `delete from ledger_postings where ${one}`, [money.paid])).toContain(
      'transfer bank',
    );
    const strange = `insert into ledger_postings (move, transfer_id, currency, debit, credit, amount_minor, day)
      values ('owed', gen_random_uuid(), 'SAR', 'cost', 'owed', 5, current_date)`;
    expect(await doctored('ledger_postings', strange)).toEqual(
      expect.arrayContaining(['transfer cost', 'transfer owed', 'day cost', 'day owed']),
    );
    const foreign = `update ledger_postings set currency = 'AED' where ${one}`;
    expect(await doctored('ledger_postings', foreign, [money.paid])).toContain('transfer');
  });

  test('a debt, and what it takes', async () => {
    const grown = 'update recoveries set amount_minor = amount_minor + 1 where id = $1';
    expect(await doctored('recoveries', grown, [money.debt])).toEqual(['recovery cost', 'recovery recoverable']);
    const less = 'update recoveries set amount_minor = amount_minor - 1 where id = $1';
    expect(await doctored('recoveries', less, [money.debt])).toContain('taken');
    const moved = 'update recoveries set person_id = $2 where id = $1';
    const { usher_id } = await addPayee(app.pool);
    expect(await doctored('recoveries', moved, [money.debt, usher_id])).toEqual(['taken']);
  });

  test('a pay line', async () => {
    const cut = `update transfer_lines set amount_minor = amount_minor - 1 where kind = 'other' and transfer_id = $1`;
    expect(await doctored('transfer_lines', cut, [money.paid])).toEqual(['lines gross']);
    const kept = `update transfer_lines set amount_minor = amount_minor + 1 where kind = 'recovery' and transfer_id = $1`;
    expect(await doctored('transfer_lines', kept, [money.owed])).toEqual(['lines deductions', 'lines recovered']);
  });

  test('a sum', async () => {
    expect(await doctored('transfer_sums', 'update transfer_sums set net_minor = net_minor + 1')).toContain(
      'balance payable',
    );
    expect(
      await doctored('ledger_days', `update ledger_days set debit_minor = debit_minor + 1 where account = 'cost'`),
    ).toEqual(['day cost', 'zero']);
  });
});

const told = async () =>
  (
    await app.pool.query<{ kind: string; link: string; params: object; permission_set: string }>(
      `select n.kind, n.link, n.params, a.permission_set from notifications n join admins a on a.id = n.admin_id order by n.id`,
    )
  ).rows;

test('the nightly proof is kept; where it disagrees, finance and owners are told with the way there', async () => {
  await app.signIn('owner');
  await runClockTwice(app, proveLedgerJob, {});
  expect(await told()).toEqual([]);
  const proof = async () =>
    (await app.call(getLedgerProof, { token: finance.token })).json<{ data: LedgerProof }>().data;
  expect(await proof()).toMatchObject({ proven_by: null, differences: 0, found: [] });

  await app.pool.query('alter table transfers disable trigger user');
  await app.pool.query('update transfers set gross_minor = gross_minor + 1 where id = $1', [money.owed]);
  await runClockTwice(app, proveLedgerJob, {});
  const link = '/transactions/ledger?as=proof';
  const rows = await told();
  expect(new Set(rows.map(({ permission_set }) => permission_set))).toEqual(new Set(['owner', 'finance']));
  expect(rows[0]).toMatchObject({ kind: 'ledger_disagrees', link, params: { differences: 3 } });
  expect(await proof()).toMatchObject({ differences: 3, found: [{ transfer_id: money.owed }, {}, {}] });

  await app.pool.query('update transfers set gross_minor = gross_minor - 1 where id = $1', [money.owed]);
  await app.pool.query('alter table transfers enable trigger user');
  const asked = await app.call(proveLedger, { token: finance.token });
  expect(asked.json<{ data: LedgerProof }>().data).toMatchObject({ differences: 0, proven_by: expect.any(String) });
  expect(await proof()).toMatchObject({ differences: 0 });
});

test('finance is told of transfers that have waited more than a week, each once', async () => {
  await app.pool.query('delete from notifications');
  const week = 7 * 86_400_000;
  await addOwed(app.pool, money.payee, { gross_minor: 100, created_at: new Date(Date.now() - week - 60_000) });
  await runClockTwice(app, remindTransfersJob, {});
  const count = (await told()).filter(({ kind }) => kind === 'transfers_waiting').length;
  expect(count).toBeGreaterThan(0);
  expect((await told())[0]).toMatchObject({ link: '/transactions?age=7..', params: { transfers: expect.any(Number) } });
  await runClockTwice(app, remindTransfersJob, {});
  expect((await told()).filter(({ kind }) => kind === 'transfers_waiting')).toHaveLength(count);
});

test('a proof reads everything, so there is one at a time; the nightly one waits for its turn', async () => {
  const proofs = async () => (await app.pool.query<{ id: string }>('select id from ledger_proofs')).rowCount;
  const before = await proofs();
  const elsewhere = await app.pool.connect();
  try {
    await elsewhere.query('begin');
    await elsewhere.query(`select pg_advisory_xact_lock(hashtextextended('ledger proof', 0))`);
    const refused = await app.call(proveLedger, { token: finance.token });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'ledger_being_proven']);
    const nightly = runClockTwice(app, proveLedgerJob, {});
    await vi.waitFor(async () => {
      const { rowCount } = await app.pool.query(`select from pg_locks where locktype = 'advisory' and not granted`);
      expect(rowCount).toBeGreaterThan(0);
    }, PATIENCE);
    expect(await proofs()).toBe(before);
    await elsewhere.query('commit');
    await nightly;
  } finally {
    elsewhere.release();
  }
  expect(await proofs()).toBeGreaterThan(before ?? 0);
  expect((await app.call(proveLedger, { token: finance.token })).statusCode).toBe(200);
});
