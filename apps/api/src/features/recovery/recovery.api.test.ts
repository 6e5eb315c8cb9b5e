import {
  cancelRecovery,
  getOverpayment,
  getRecovery,
  recordDebt,
  recordOverpayment,
  recoveryList,
  type Recovery,
} from '@proline/contract/recovery/recovery';
import { getTransfer } from '@proline/contract/transfer/transfer';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { addOwed, addPayee, approveTransfer, payTransfer, voidTransfer } from '../../testing/sample/money-course.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerDifferences } from '../ledger/proof.service.ts';
import { settleRecoveries } from './settling.service.ts';

let app: TestApp;
let db: Kysely<Database>;
let finance: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  db = createDatabase(app.pool);
  finance = await app.signIn('finance');
});
afterAll(() => app.close());

const REASON = 'Paid for a shift that was not worked';

const owe = async (person_id: string, amount_minor: number, currency = 'SAR'): Promise<Recovery> => {
  const body = { currency, amount_minor, reason: REASON };
  const reply = await app.call(recordDebt, { token: finance.token, params: { id: person_id }, body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: Recovery }>().data;
};

const settle = (...people: readonly string[]) => db.transaction().execute((tx) => settleRecoveries(tx, people));

/** net and what is taken back, of these transfers */
const amounts = async (...ids: readonly string[]) => {
  const { rows } = await app.pool.query<{ net: string; back: string }>(
    `select net_minor as net, recovered_minor as back from unnest($1::uuid[]) with ordinality i (id, n)
     join transfers t on t.id = i.id order by n`,
    [ids],
  );
  return rows.map(({ net, back }) => `${net} −${back}`);
};

const agrees = async () => expect(await ledgerDifferences(db)).toEqual([]);

const shown = async (id: string): Promise<Recovery> =>
  (await app.call(getRecovery, { token: finance.token, params: { id } })).json<{ data: Recovery }>().data;

const cancel = (id: string, version = 1) =>
  app.call(cancelRecovery, { token: finance.token, params: { id }, body: { version, reason: 'Agreed with them' } });

test('a debt reduces what waits for approval, the oldest first and never below zero', async () => {
  const payee = await addPayee(app.pool);
  const later = await addOwed(app.pool, payee, { gross_minor: 10_000, created_at: new Date('2026-02-01') });
  const first = await addOwed(app.pool, payee, { gross_minor: 3_000, created_at: new Date('2026-01-01') });
  const other = await addOwed(app.pool, payee, { gross_minor: 9_000, currency: 'AED' });
  const debt = await owe(payee.usher_id, 5_000);
  expect(await amounts(first, later, other)).toEqual(['0 −3000', '8000 −2000', '9000 −0']);
  expect(debt).toMatchObject({ state: 'open', taken_minor: 0, reserved_minor: 5_000, left_minor: 0 });
  const second = await owe(payee.usher_id, 100_000);
  expect(await amounts(first, later, other)).toEqual(['0 −3000', '0 −10000', '9000 −0']);
  expect(second).toMatchObject({ reserved_minor: 8_000, left_minor: 92_000 });
  expect(second.taken.map(({ amount_minor }) => amount_minor)).toEqual([8_000]);
  // each line that takes something back names its debt
  const { lines } = (await app.call(getTransfer, { token: finance.token, params: { id: later } })).json().data;
  expect(lines).toMatchObject([
    { kind: 'other', recovery: null },
    { amount_minor: -2_000, recovery: { id: debt.id, code: debt.code } },
    { amount_minor: -8_000, recovery: { id: second.id, code: second.code } },
  ]);
  await agrees();
});

test('asked again it changes nothing; what comes later is reduced, and what was voided is free for it', async () => {
  const payee = await addPayee(app.pool);
  await owe(payee.usher_id, 5_000);
  const one = await addOwed(app.pool, payee, { gross_minor: 4_000, created_at: new Date('2026-01-01') });
  const two = await addOwed(app.pool, payee, { gross_minor: 4_000, created_at: new Date('2026-01-02') });
  expect((await settle(payee.usher_id)).toSorted()).toEqual([one, two].toSorted());
  expect(await settle(payee.usher_id)).toEqual([]);
  expect(await amounts(one, two)).toEqual(['0 −4000', '3000 −1000']);
  await voidTransfer(app.pool, one);
  expect(await settle(payee.usher_id)).toEqual([two]);
  expect(await amounts(two)).toEqual(['0 −4000']);
  await agrees();
});

test('what an approved transfer has taken stays taken, also when the rest is waived', async () => {
  const payee = await addPayee(app.pool);
  const approved = await addOwed(app.pool, payee, { gross_minor: 4_000, created_at: new Date('2026-01-01') });
  const debt = await owe(payee.usher_id, 5_000);
  expect(await amounts(approved)).toEqual(['0 −4000']);
  await approveTransfer(app.pool, approved, finance.id);
  const pending = await addOwed(app.pool, payee, { gross_minor: 4_000 });
  await settle(payee.usher_id);
  expect(await amounts(pending)).toEqual(['3000 −1000']);
  expect((await cancel(debt.id)).statusCode).toBe(200);
  expect(await amounts(approved, pending)).toEqual(['0 −4000', '4000 −0']);
  expect(await shown(debt.id)).toMatchObject({ state: 'canceled', taken_minor: 4_000, left_minor: 0 });
  expect((await cancel(debt.id, 2)).json()).toMatchObject({ code: 'recovery_not_open' });
  // the approved one goes: what it had taken is owed again
  await voidTransfer(app.pool, approved);
  await settle(payee.usher_id);
  expect(await amounts(pending)).toEqual(['0 −4000']);
  await agrees();
});

test('a first approval of another amount no longer counts', async () => {
  const payee = await addPayee(app.pool);
  const id = await addOwed(app.pool, payee, { gross_minor: 4_000 });
  await app.pool.query('update transfers set first_approved_by = $2, first_approved_at = now() where id = $1', [
    id,
    finance.id,
  ]);
  await owe(payee.usher_id, 1_000);
  const { rows } = await app.pool.query('select first_approved_by, version from transfers where id = $1', [id]);
  expect(rows).toEqual([{ first_approved_by: null, version: 2 }]);
});

test('of a payment no more is taken back than was paid, however often it is asked', async () => {
  const payee = await addPayee(app.pool);
  const id = await addOwed(app.pool, payee, { gross_minor: 4_000 });
  const overpay = (amount_minor: number, key?: string) =>
    app.call(recordOverpayment, {
      token: finance.token,
      params: { id },
      body: { amount_minor, reason: REASON },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  expect((await overpay(1)).json()).toMatchObject({ code: 'transfer_not_paid' });
  await approveTransfer(app.pool, id, finance.id);
  expect((await overpay(1)).json()).toMatchObject({ code: 'transfer_not_paid' });
  await payTransfer(app.pool, id);
  expect((await overpay(4_001)).statusCode).toBe(422);
  const replies = await Promise.all([overpay(2_500), overpay(2_500), overpay(2_500)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  const { data } = (await app.call(getOverpayment, { token: finance.token, params: { id } })).json();
  expect(data).toMatchObject({ currency: 'SAR', most_minor: 1_500, recoveries: [{ amount_minor: 2_500 }] });
  // a retried request counts once
  const key = 'overpaid-once-000001';
  expect((await overpay(1_500, key)).body).toBe((await overpay(1_500, key)).body);
  expect((await overpay(1)).json()).toMatchObject({ code: 'recovery_above_paid' });
  // what is waived can be recorded again
  const [open] = (await app.call(getOverpayment, { token: finance.token, params: { id } })).json().data.recoveries;
  expect((await cancel(open.id)).statusCode).toBe(200);
  expect((await overpay(2_500)).statusCode).toBe(200);
  await agrees();
});

test('a transfer made at the same moment is reduced, whoever is first', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const payee = await addPayee(app.pool);
    const make = db.transaction().execute(async (tx) => {
      const { id } = await tx
        .insertInto('transfers')
        .values({ ...payee, kind: 'bonus', currency: 'SAR', gross_minor: 4_000 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.insertInto('transfer_lines').values({ transfer_id: id, kind: 'other', amount_minor: 4_000 }).execute();
      await settleRecoveries(tx, [payee.usher_id]);
      return id;
    });
    const [id] = await Promise.all([make, owe(payee.usher_id, 1_000)]);
    expect(await amounts(id)).toEqual(['3000 −1000']);
  }
  await agrees();
});

test('the list finds them by person, state and transfer; the reason is in the log under the person’s key', async () => {
  const payee = await addPayee(app.pool);
  const id = await addOwed(app.pool, payee, { gross_minor: 4_000 });
  await approveTransfer(app.pool, id, finance.id);
  await payTransfer(app.pool, id);
  const made = await app.call(recordOverpayment, {
    token: finance.token,
    params: { id },
    body: { amount_minor: 700, reason: REASON },
  });
  const { code, id: recovery_id } = made.json<{ data: Recovery }>().data;
  const find = async (query: Record<string, string>) =>
    (await app.call(recoveryList.rows, { token: finance.token, query })).json<{ data: Recovery[] }>().data;
  const { rows } = await app.pool.query<{ code: string }>('select code from transfers where id = $1', [id]);
  expect((await find({ person: payee.usher_id, state: 'open' })).map((each) => each.id)).toEqual([recovery_id]);
  expect((await find({ transfer: `T-${rows[0]?.code}` })).map((each) => each.id)).toEqual([recovery_id]);
  expect((await find({ q: `R-${code}` })).map((each) => each.id)).toEqual([recovery_id]);
  expect(await find({ person: payee.usher_id, state: 'settled' })).toEqual([]);
  const entries = await app.pool.query<{ said: string }>(
    `select coalesce(before::text, '') || coalesce(after::text, '') as said from audit_log where record_id = $1`,
    [recovery_id],
  );
  expect(entries.rows).toHaveLength(1);
  expect(entries.rows[0]?.said).not.toContain(REASON);
});
