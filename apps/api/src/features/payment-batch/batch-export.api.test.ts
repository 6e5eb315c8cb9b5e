import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { USUAL_CSV_PROFILE } from '@proline/domain/bank-file/csv-profile';
import { changeSettings } from '@proline/contract/settings/settings';
import { DEFAULT_PAYMENTS } from '@proline/domain/pay/payment-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { createDatabase } from '../../platform/postgres/database.ts';
import { encryptBound } from '../../platform/security/crypto.ts';
import { good, openDesk, refusal, type Desk, type Made } from '../../testing/bank/batch-desk.ts';
import { addApproved } from '../../testing/bank/sample-batch.ts';
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

test('each thing that is found about a line has its name, and what blocks it stays out of the file', async () => {
  const made = await desk.approved(8);
  const [, unconfirmed, replaced, shared, held, above, named, gone] = made;
  const batch = await desk.draft(made);
  await app.pool.query('update bank_accounts set checked_at = null where id = $1', [unconfirmed?.account_id]);
  await app.pool.query('update bank_accounts set replaced_at = now() where id = $1', [replaced?.account_id]);
  const twin = await addApproved(app);
  await app.pool.query(
    'update bank_accounts set iban_hmac = (select iban_hmac from bank_accounts where id = $2) where id = $1',
    [twin.account_id, shared?.account_id],
  );
  await app.pool.query(`update transfers set held_at = now(), hold_reason = 'asked' where id = $1`, [held?.id]);
  await app.pool.query(
    `update bank_accounts set iban_last4 = '', iban_encrypted = '', holder_encrypted = '' where id = $1`,
    [gone?.account_id],
  );
  await app.pool.query(`update payment_batch_lines set checks = '{name_differs}' where transfer_id = $1`, [named?.id]);
  await app.pool.query(`update payment_batch_lines set amount_minor = 900000 where transfer_id = $1`, [above?.id]);
  const owner = (await app.signIn('owner')).token;
  const value = { ...DEFAULT_PAYMENTS, line_most: [{ currency: 'SAR', amount_minor: 800_000 }] };
  expect((await app.call(changeSettings.payments, { token: owner, body: { version: 0, value } })).statusCode).toBe(200);
  try {
    const found = (await desk.lines(batch.id)).map(({ transfer, state, checks }) => [
      transfer.id,
      state,
      checks.map(({ check: name }) => name),
    ]);
    expect(new Map(found.map(([id, ...rest]) => [id, rest]))).toEqual(
      new Map(
        [
          [made[0], 'ready', []],
          [unconfirmed, 'blocked', ['account_not_confirmed']],
          [replaced, 'ready', ['account_replaced']],
          [shared, 'ready', ['iban_shared']],
          [held, 'held', ['held']],
          [above, 'blocked', ['above_limit']],
          [named, 'ready', ['name_differs']],
          [gone, 'blocked', ['account_gone']],
        ].map(([of, ...rest]) => [(of as Made[number]).id, rest]),
      ),
    );
    const now = await desk.show(batch.id);
    expect(now.sums).toMatchObject({
      ready: { count: 4, total_minor: 40_000 },
      blocked: { count: 3 },
      held: { count: 1 },
    });
    expect(now.checks).toContainEqual({ check: 'iban_shared', blocks: false, count: 1 });
    expect((await desk.lines(batch.id, { check: 'iban_shared' })).map(({ transfer }) => transfer.id)).toEqual([
      shared?.id,
    ]);
    expect((await desk.lines(batch.id, { state: 'blocked' })).length).toBe(3);
    expect(refusal(await desk.send(now, { line_count: 8 }))).toEqual([409, 'batch_changed']);
    const sent = good<PaymentBatch>(await desk.send(now));
    expect(sent).toMatchObject({
      status: 'exported',
      sums: { waiting: { count: 4 }, held: { count: 1 }, removed: { count: 3 } },
    });
    expect((await desk.lines(batch.id, { state: 'held' }))[0]).toMatchObject({ line_no: null, left_why: 'held' });
    expect((await desk.statesOf(made)).filter(({ in_batch }) => in_batch)).toHaveLength(4);
  } finally {
    await app.pool.query(`delete from settings where key = 'payments'`);
  }
});

test('the holder of an account is compared with its payee, and its number with its check digits', async () => {
  const made = await desk.approved(1);
  const batch = await desk.draft(made);
  expect((await desk.lines(batch.id))[0]?.checks).toEqual([]);
  const [stranger] = await desk.approved(1);
  await app.pool.query(`update persons set name_en = 'Dana Fathi', name_ar = 'دانة فتحي' where id = $1`, [
    stranger?.person_id,
  ]);
  const other = await desk.draft(stranger ? [stranger] : []);
  expect((await desk.lines(other.id))[0]?.checks).toEqual([{ check: 'name_differs', blocks: false, others: null }]);
  const mistyped = await desk.approved(1);
  const account = mistyped[0]?.account_id ?? '';
  const wrong = encryptBound(app.dataKey, 'SA0380000000608010167518', `bank_accounts.iban:${account}`);
  await app.pool.query('update bank_accounts set iban_encrypted = $2 where id = $1', [account, wrong]);
  const unpayable = await desk.draft(mistyped);
  expect((await desk.lines(unpayable.id))[0]?.checks).toEqual([
    { check: 'iban_not_valid', blocks: true, others: null },
  ]);
  expect(refusal(await desk.send(unpayable))).toEqual([409, 'batch_empty']);
  expect(await desk.statesOf(mistyped)).toEqual([{ status: 'approved', in_batch: true, held: false }]);
});

test('a batch is exported once, and its file has the same bytes whenever it is fetched', async () => {
  const made = await desk.approved(3);
  const batch = await desk.draft(made);
  expect(refusal(await desk.download(batch.id))).toEqual([409, 'batch_not_exported']);
  const sent = good<PaymentBatch>(await desk.send(batch));
  expect(refusal(await desk.send(batch))).toEqual([409, 'batch_not_draft']);
  const first = await desk.download(sent.id);
  // what people are called meanwhile changes nothing
  await app.pool.query(`update persons set name_en = 'Somebody Else' where id = $1`, [made[0]?.person_id]);
  await app.pool.query('update bank_accounts set replaced_at = now() where id = $1', [made[1]?.account_id]);
  const second = await desk.download(sent.id);
  expect(first.statusCode).toBe(200);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(createHash('sha256').update(first.rawPayload).digest('hex')).toBe(sent.file?.sha256);
  expect(first.headers['content-disposition']).toContain(`${sent.file?.message_id}.xml`);
  const schema = fs.readFileSync(new URL('../../platform/bank-file/payment-rules.xsd', import.meta.url), 'utf8');
  expect((await validateXML({ xml: first.body, schema })).errors).toEqual([]);
  expect(first.body).toContain('<CtrlSum>300.00</CtrlSum>');
  const list = await desk.download(sent.id, { format: 'csv' });
  expect(list.body.split('\r\n')).toHaveLength(5);
  expect((await desk.download(sent.id, { format: 'csv' })).body).toBe(list.body);
  expect(refusal(await desk.download(sent.id, { format: 'csv', profile: 'No such bank' }))).toEqual([404, 'not_found']);
  expect((await desk.show(sent.id)).file).toMatchObject({ fetched: 4, csv_profiles: ['Standard'] });
  const { rows } = await app.pool.query(
    `select count(*)::int as n from audit_log where record_id = $1 and action = 'download_batch'`,
    [sent.id],
  );
  expect(rows).toEqual([{ n: 4 }]);
});

test('a file that could only be made with other bytes is not handed out', async () => {
  const made = await desk.approved(1);
  const sent = await desk.exported(made);
  await app.pool.query('update payment_batches set file_sha256 = $2 where id = $1', [sent.id, '0'.repeat(64)]);
  expect(refusal(await desk.download(sent.id))).toEqual([409, 'batch_file_differs']);
  const erased = await desk.exported(await desk.approved(1));
  await app.pool.query(
    `update bank_accounts set iban_encrypted = '', holder_encrypted = '', iban_last4 = ''
     where id in (select bank_account_id from payment_batch_lines where batch_id = $1)`,
    [erased.id],
  );
  expect(refusal(await desk.download(erased.id))).toEqual([409, 'batch_file_differs']);
  await expect(
    app.pool.query('update payment_batch_lines set amount_minor = 1 where batch_id = $1', [sent.id]),
  ).rejects.toThrow('stays as it is');
});

test('each list of the settings can be fetched, as it was when the batch was exported', async () => {
  const owner = (await app.signIn('owner')).token;
  const columns = [
    { field: 'iban' as const, title: 'Account' },
    { field: 'amount' as const, title: 'Sum' },
  ];
  const own = { ...USUAL_CSV_PROFILE, name: 'Bank B', delimiter: 'semicolon' as const, columns };
  const csv_profiles = [...DEFAULT_PAYMENTS.csv_profiles, { ...own, encoding: 'utf-8' as const }];
  const body = { version: 0, value: { ...DEFAULT_PAYMENTS, csv_profiles } };
  expect((await app.call(changeSettings.payments, { token: owner, body })).statusCode).toBe(200);
  const made = await desk.approved(2);
  const sent = await desk.exported(made).finally(() => app.pool.query(`delete from settings where key = 'payments'`));
  expect((await desk.show(sent.id)).file?.csv_profiles).toEqual(['Standard', 'Bank B']);
  const list = await desk.download(sent.id, { format: 'csv', profile: 'Bank B' });
  expect(list.body.split('\r\n').sort()).toEqual(
    ['', ...made.map(({ iban }) => `${iban};100.00`), 'Account;Sum'].sort(),
  );
});
