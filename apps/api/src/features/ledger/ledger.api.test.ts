import { getLedgerBalances, ledgerList, type LedgerBalance, type Posting } from '@proline/contract/ledger/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOwed, addPayee, approveTransfer, payTransfer, voidTransfer } from '../../testing/sample/money-course.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let finance: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  finance = await app.signIn('finance');
});
afterAll(() => app.close());

const postings = async (query: Record<string, string>) =>
  (await app.call(ledgerList.rows, { token: finance.token, query })).json<{ data: Posting[] }>().data;

const balances = async (query: Record<string, string>) => {
  const reply = await app.call(getLedgerBalances, { token: finance.token, query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply
    .json<{ data: LedgerBalance[] }>()
    .data.map(
      (of) =>
        `${of.currency} ${of.account}: ${of.opening_minor} +${of.debit_minor} −${of.credit_minor} = ${of.closing_minor}`,
    );
};

test('what moved in a period, of everything and of one person, sums to zero', async () => {
  const payee = await addPayee(app.pool);
  // late on the last of January in Riyadh
  await addOwed(app.pool, payee, { gross_minor: 9_000, created_at: new Date('2026-01-31T20:30:00Z') });
  // half an hour into February there, and still January in UTC
  const other = await addPayee(app.pool);
  await addOwed(app.pool, other, { gross_minor: 500, created_at: new Date('2026-01-31T21:30:00Z') });
  expect(await balances({ day: '2026-01-01..2026-01-31' })).toEqual([
    'SAR cost: 0 +9000 −0 = 9000',
    'SAR owed: 0 +0 −9000 = -9000',
  ]);
  expect(await balances({ day: '2026-02-01..2026-02-28' })).toEqual([
    'SAR cost: 9000 +500 −0 = 9500',
    'SAR owed: -9000 +0 −500 = -9500',
  ]);
  expect(await balances({ person: other.usher_id })).toEqual([
    'SAR cost: 0 +500 −0 = 500',
    'SAR owed: 0 +0 −500 = -500',
  ]);
  expect(await balances({ day: '2025-01-01..2025-12-31' })).toEqual([]);
});

test('the postings of a person, of an event and of a transfer, with what was voided', async () => {
  const payee = await addPayee(app.pool);
  const event = await addRow(app.pool, 'events', { category_id: (await addRow(app.pool, 'categories')).id });
  const one = await addOwed(app.pool, payee, { gross_minor: 9_000 });
  await approveTransfer(app.pool, one, finance.id);
  await payTransfer(app.pool, one);
  const two = await addOwed(app.pool, payee, { gross_minor: 700 });
  await app.pool.query('update transfers set event_id = $1 where id = any ($2)', [event.id, [one, two]]);
  await voidTransfer(app.pool, two);
  await addRow(app.pool, 'recoveries', {
    ...{ person_id: payee.usher_id, transfer_id: one, amount_minor: 100, created_by: finance.id },
  });
  const moves = async (query: Record<string, string>) => (await postings(query)).map(({ move }) => move).toReversed();
  const all = ['owed', 'approved', 'paid', 'owed', 'voided', 'overpaid'];
  expect(await moves({ person: payee.usher_id })).toEqual(all);
  expect(await moves({ event: event.id })).toEqual(all);
  const [newest] = await postings({ person: payee.usher_id, move: 'paid' });
  expect(newest).toMatchObject({
    ...{ debit: 'payable', credit: 'bank', amount_minor: 9_000, currency: 'SAR' },
    ...{ person: { id: payee.usher_id, kind: 'usher' }, event: { id: event.id }, recovery: null },
  });
  expect(await moves({ transfer: `T-${newest?.transfer?.code}` })).toEqual(['owed', 'approved', 'paid', 'overpaid']);
  expect(await moves({ person: payee.usher_id, account: 'bank' })).toEqual(['paid']);
  expect(await balances({ event: event.id })).toEqual([
    'SAR cost: 0 +9700 −800 = 8900',
    'SAR owed: 0 +9700 −9700 = 0',
    'SAR payable: 0 +9000 −9000 = 0',
    'SAR bank: 0 +0 −9000 = -9000',
    'SAR recoverable: 0 +100 −0 = 100',
  ]);
});

test('an accountant’s file has the codes of the settings', async () => {
  const payee = await addPayee(app.pool);
  await addOwed(app.pool, payee, { gross_minor: 4_250 });
  const file = async () =>
    (
      await app.call(ledgerList.export, {
        token: finance.token,
        query: { format: 'csv', person: payee.usher_id, columns: 'move,debit,credit,amount' },
      })
    ).body
      .trim()
      .split(/\r?\n/);
  expect((await file())[1]).toBe('Earned,5100,Staff cost,2100,"Owed, not approved",42.50,SAR');
  await app.pool.query(`insert into settings (key, value) values ('payments', '{"code_cost": "6000-STAFF"}')`);
  expect((await file())[1]).toMatch(/^Earned,6000-STAFF,/);
});

test('who may not read the ledger does not see it', async () => {
  for (const set of ['ops', 'recruiter', 'viewer'] as const) {
    const { token } = await app.signIn(set);
    expect((await app.call(ledgerList.rows, { token })).statusCode).toBe(403);
    expect((await app.call(getLedgerBalances, { token })).statusCode).toBe(403);
  }
});

test('thousands that change at once are posted before the time of a statement is over, also right after one alone', async () => {
  const { usher_id } = await addPayee(app.pool);
  await app.pool.query(
    `insert into transfers (kind, usher_id, currency, gross_minor, reason)
     select 'bonus', $1, 'SAR', 100, 'many' from generate_series(1, 6000)`,
    [usher_id],
  );
  // on one connection, because it keeps the plan that it made for one row
  const client = await app.pool.connect();
  try {
    const voided = `update transfers set voided_at = now(), void_reason = 'many' where reason = 'many' and voided_at is null`;
    await client.query(`${voided} and code = (select min(code) from transfers where reason = 'many')`);
    expect((await client.query(voided)).rowCount).toBe(5_999);
  } finally {
    client.release();
  }
  const all = await balances({ person: usher_id });
  expect(all).toEqual(['SAR cost: 0 +600000 −600000 = 0', 'SAR owed: 0 +600000 −600000 = 0']);
});
