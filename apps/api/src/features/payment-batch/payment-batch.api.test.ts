import { listPayerAccounts } from '@proline/contract/payer-account/payer-account';
import { downloadBatchFile } from '@proline/contract/payment-batch/batch-answer';
import {
  addBatchLines,
  batchList,
  cancelPaymentBatch,
  getPaymentBatch,
  listBatchLines,
  previewPaymentBatch,
  removeBatchLines,
  type BatchLine,
  type PaymentBatch,
} from '@proline/contract/payment-batch/payment-batch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { good, openDesk, refusal, type Desk } from '../../testing/bank/batch-desk.ts';
import { addApproved, addPayer } from '../../testing/bank/sample-batch.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerDifferences } from '../ledger/proof.service.ts';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  desk = await openDesk(app);
});
afterAll(async () => {
  expect(await ledgerDifferences(createDatabase(app.pool))).toEqual([]);
  await app.close();
});

test('what a batch would have, and what stays out of it', async () => {
  const [ready, unconfirmed] = [await addApproved(app), await addApproved(app, { confirmed: false })];
  const [held, pending] = await desk.approved(2);
  await app.pool.query(`update transfers set held_at = now(), hold_reason = 'new account' where id = $1`, [held?.id]);
  await app.pool.query(
    `update transfers set status = 'pending_approval', approved_by = null, approved_at = null where id = $1`,
    [pending?.id],
  );
  const dinars = await addApproved(app, { currency: 'KWD', gross_minor: 5_000 });
  const ids = [ready, unconfirmed, held, pending, dinars].map((one) => one?.id);
  expect(good(await app.call(previewPaymentBatch, { token: desk.token, body: { selection: { ids } } }))).toEqual({
    totals: [
      { currency: 'KWD', count: 1, people: 1, total_minor: 5_000, ready: 1, blocked: 0 },
      { currency: 'SAR', count: 2, people: 2, total_minor: 20_000, ready: 1, blocked: 1 },
    ],
    left_out: [
      { why: 'held', count: 1 },
      { why: 'pending', count: 1 },
    ],
  });
});

test('a transfer goes into one batch, whoever asks again', async () => {
  const made = await desk.approved(2);
  const batch = await desk.draft(made);
  expect(batch).toMatchObject({
    status: 'draft',
    line_count: 2,
    people: 2,
    total_minor: 20_000,
    sums: { all: { count: 2, total_minor: 20_000 }, ready: { count: 2 }, blocked: { count: 0 } },
    file: null,
    payer: { iban_last4: '7519' },
  });
  expect(await desk.statesOf(made)).toEqual(Array(2).fill({ status: 'approved', in_batch: true, held: false }));
  expect(refusal(await desk.create(made))).toEqual([409, 'batch_empty']);
});

test('only what was shown is put together', async () => {
  const made = await desk.approved(2);
  expect(refusal(await desk.create(made, { count: 3 }))).toEqual([409, 'batch_changed']);
  expect(refusal(await desk.create(made, { total_minor: 1 }))).toEqual([409, 'batch_changed']);
  expect(await desk.statesOf(made)).toEqual(Array(2).fill({ status: 'approved', in_batch: false, held: false }));
});

test.each([
  [
    'another currency than the account’s',
    async () => ({ payer_account_id: await addPayer(app, 'AED') }),
    409,
    'payer_currency_differs',
  ],
  ['a day that is over', () => Promise.resolve({ execute_on: '2026-01-01' }), 422, 'execution_day_wrong'],
  ['a day far ahead', () => Promise.resolve({ execute_on: '2099-01-01' }), 422, 'execution_day_wrong'],
  ['no such account', () => Promise.resolve({ payer_account_id: crypto.randomUUID() }), 404, 'not_found'],
])('%s is refused, and nothing moves', async (_, wrong, status, code) => {
  const made = await desk.approved(1);
  expect(refusal(await desk.create(made, await wrong()))).toEqual([status, code]);
  expect(await desk.statesOf(made)).toEqual([{ status: 'approved', in_batch: false, held: false }]);
});

test('transfers of another currency stay out, and alone they make no batch', async () => {
  const made = await desk.approved(1, { currency: 'KWD' });
  expect(refusal(await desk.create(made))).toEqual([409, 'batch_empty']);
  const batch = await desk.draft(await desk.approved(1));
  const added = await app.call(addBatchLines, {
    token: desk.token,
    params: { id: batch.id },
    body: { version: batch.version, transfer_ids: made.map(({ id }) => id) },
  });
  expect(refusal(added)).toEqual([409, 'batch_empty']);
  expect(await desk.statesOf(made)).toEqual([{ status: 'approved', in_batch: false, held: false }]);
});

test('an archived account pays nothing new', async () => {
  const id = await addPayer(app);
  await app.pool.query('update payer_accounts set archived_at = now() where id = $1', [id]);
  expect(refusal(await desk.create(await desk.approved(1), { payer_account_id: id }))).toEqual([409, 'payer_archived']);
});

test('lines are added and taken out while it is a draft, as it was read', async () => {
  const made = await desk.approved(2);
  const batch = await desk.draft(made);
  const more = await desk.approved(1);
  const add = (version: number) =>
    app.call(addBatchLines, {
      token: desk.token,
      params: { id: batch.id },
      body: { version, transfer_ids: more.map(({ id }) => id) },
    });
  const added = good<PaymentBatch>(await add(batch.version));
  expect(added.sums.all.count).toBe(3);
  expect(refusal(await add(batch.version))).toEqual([409, 'conflict']);
  const [first] = await desk.lines(batch.id);
  const takeOut = (version: number, line_ids: (string | undefined)[]) =>
    app.call(removeBatchLines, { token: desk.token, params: { id: batch.id }, body: { version, line_ids } });
  const taken = good<PaymentBatch>(await takeOut(added.version, [first?.id]));
  expect(taken.sums).toMatchObject({ all: { count: 2 }, removed: { count: 1 } });
  expect(refusal(await takeOut(taken.version, [first?.id]))).toEqual([404, 'not_found']);
  // it is free for another batch
  expect((await desk.create([made[0]].flatMap((one) => one ?? []))).statusCode).toBe(200);
});

test('a canceled draft frees everything; an exported batch cannot be canceled', async () => {
  const made = await desk.approved(2);
  const batch = await desk.draft(made);
  const cancel = (version: number) =>
    app.call(cancelPaymentBatch, {
      token: desk.token,
      params: { id: batch.id },
      body: { version, reason: 'Wrong day' },
    });
  expect(good<PaymentBatch>(await cancel(batch.version))).toMatchObject({
    status: 'canceled',
    canceled: { reason: 'Wrong day' },
  });
  expect(await desk.statesOf(made)).toEqual(Array(2).fill({ status: 'approved', in_batch: false, held: false }));
  expect(refusal(await cancel(batch.version + 1))).toEqual([409, 'batch_not_draft']);
  const sent = await desk.exported(made);
  const late = await app.call(cancelPaymentBatch, {
    token: desk.token,
    params: { id: sent.id },
    body: { version: sent.version, reason: 'Too late' },
  });
  expect(refusal(late)).toEqual([409, 'batch_not_draft']);
});

test('a batch is found by its code, and by a transfer in it', async () => {
  const made = await desk.approved(1);
  const batch = await desk.draft(made);
  for (const q of [`B-${String(batch.code).padStart(3, '0')}`, `T-${made[0]?.code}`]) {
    const found = good<{ id: string }[]>(await app.call(batchList.rows, { token: desk.token, query: { q } }));
    expect(found.map(({ id }) => id)).toContain(batch.id);
  }
});
test('viewers read batches and no account; files and changes are not for them', async () => {
  const made = await desk.approved(1);
  const sent = await desk.exported(made);
  const { token } = await app.signIn('viewer');
  const seen = good<PaymentBatch>(await app.call(getPaymentBatch, { token, params: { id: sent.id } }));
  expect(seen.payer.iban_last4).toBeNull();
  const [line] = good<BatchLine[]>(await app.call(listBatchLines, { token, params: { id: sent.id } }));
  expect([line?.iban_last4, line?.bank_name]).toEqual([null, null]);
  const accounts = good<{ iban_last4: string | null }[]>(await app.call(listPayerAccounts, { token }));
  expect(new Set(accounts.map(({ iban_last4 }) => iban_last4))).toEqual(new Set([null]));
  expect(
    (await app.call(downloadBatchFile, { token, params: { id: sent.id }, query: { format: 'pain.001' } })).statusCode,
  ).toBe(403);
});
