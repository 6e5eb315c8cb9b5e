import { listJobItems } from '@proline/contract/job/job';
import { bulkApproveTransfers, holdTransfer, previewBulkApproval } from '@proline/contract/transfer-move/transfer-move';
import { refuseTransferMove } from '@proline/domain/pay/transfer-move';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { sweep } from '../../platform/writing/housekeeping.ts';
import { addOwed, moneyDifferences, outcomeOf, standing } from '../../testing/pay/transfer-course.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bulkApprovalSweeps } from './bulk-approval.queries.ts';
import { bulkApproveJob } from './bulk-approval.service.ts';
import { findFacts } from './transfer-facts.queries.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

let app: TestApp;
let finance: { id: string; token: string };
let other: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [bulkApproveJob] });
  finance = await app.signIn('finance');
  other = await app.signIn('finance');
});
afterAll(() => app.close());

const preview = async (selection: object) => {
  const reply = await app.call(previewBulkApproval, { token: finance.token, body: { selection } });
  expect(reply.statusCode, reply.body).toBe(200);
  return previewBulkApproval.response.parse(reply.json()).data;
};
const start = async (selection: object, totals: readonly object[]) => {
  const reply = await app.call(bulkApproveTransfers, { token: finance.token, body: { selection, totals } });
  expect(reply.statusCode, reply.body).toBe(200);
  return bulkApproveTransfers.response.parse(reply.json()).data.job_id;
};
const ended = (id: string) =>
  vi.waitFor(async () => {
    const { rows } = await app.pool.query<{ status: string }>('select status from jobs where id = $1', [id]);
    expect(rows[0]?.status).toBe('done');
  }, PATIENCE);

test('the confirmation restates count and total in each currency, and each row has its result', async () => {
  const good = [await addOwed(app.pool), await addOwed(app.pool), await addOwed(app.pool, { currency: 'AED' })];
  const held = await addOwed(app.pool, { held_at: new Date(), hold_reason: 'New account' });
  const own = await addOwed(app.pool, { created_by: finance.id });
  const selection = { ids: [...good, held, own].map(({ id }) => id) };
  const shown = await preview(selection);
  expect(shown).toEqual({
    totals: [
      { currency: 'AED', count: 1, net_minor: 10_000 },
      { currency: 'SAR', count: 2, net_minor: 20_000 },
    ],
    first_approvals: 0,
    left_out: expect.arrayContaining([
      { refusal: 'own_transfer', count: 1 },
      { refusal: 'transfer_held', count: 1 },
    ]),
  });
  const ask = (totals: readonly object[]) =>
    outcomeOf(app, bulkApproveTransfers, { token: finance.token, body: { selection, totals } });
  const [aed, sar] = shown.totals;
  expect(await ask([{ ...aed, net_minor: 9_999 }, { ...sar }])).toBe('control_total_differs');
  expect(await ask([{ ...sar }])).toBe('control_total_differs');
  const job = await start(selection, shown.totals);
  await ended(job);
  const items = listJobItems.response.parse(
    (await app.call(listJobItems, { token: finance.token, params: { id: job }, query: {} })).json(),
  );
  expect(items.data.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  for (const { id } of good) expect(await standing(app.pool, id)).toMatchObject({ status: 'approved', version: 2 });
  for (const { id } of [held, own]) expect(await standing(app.pool, id)).toMatchObject({ version: 1 });
  expect(await ask([])).toBe('nothing_to_approve');
  expect(await moneyDifferences(app.pool)).toEqual([]);
});

test('what changes between the confirmation and its turn is left out by its name', async () => {
  const [first, second] = [await addOwed(app.pool, { currency: 'QAR' }), await addOwed(app.pool, { currency: 'QAR' })];
  const selection = { all: true, query: { currency: 'QAR', status: 'pending_approval' } };
  const { totals } = await preview(selection);
  expect(totals).toEqual([{ currency: 'QAR', count: 2, net_minor: 20_000 }]);
  // whoever holds the row first is first: the job waits for it
  const client = await app.pool.connect();
  await client.query('begin');
  await client.query('select from transfers where id = $1 for no key update', [first.id]);
  const job = await start(selection, totals);
  await client.query(`update transfers set gross_minor = 20000, version = version + 1 where id = $1`, [first.id]);
  await client.query('update transfer_lines set amount_minor = 20000 where transfer_id = $1', [first.id]);
  await client.query('commit');
  client.release();
  await ended(job);
  const items = listJobItems.response.parse(
    (await app.call(listJobItems, { token: finance.token, params: { id: job }, query: {} })).json(),
  );
  expect(items.data.map(({ status, code }) => [status, code]).sort()).toEqual([
    ['done', null],
    ['failed', 'transfer_changed'],
  ]);
  expect(await standing(app.pool, first.id)).toMatchObject({ status: 'pending_approval' });
  expect(await standing(app.pool, second.id)).toMatchObject({ status: 'approved' });
  expect(
    await outcomeOf(app, holdTransfer, { token: other.token, id: second.id, body: { version: 1, reason: 'Wait' } }),
  ).toBe('conflict');
});

test('the database refuses exactly what the rule refuses', async () => {
  const { id: third } = await addRow(app.pool, 'admins');
  const made: string[] = [];
  for (const status of ['pending_approval', 'approved', 'transferred'] as const)
    for (const held of [false, true])
      for (const [net, recovered, account] of [
        [10_000, 0, true],
        [10_000, 0, false],
        [0, 0, true],
        [0, 10_000, false],
      ] as const)
        for (const maker of [null, finance.id, third]) {
          if (status !== 'pending_approval' && (net === 0 ? recovered === 0 : !account)) continue;
          const isApproved = status !== 'pending_approval';
          const transfer = await addOwed(app.pool, {
            status,
            currency: 'KWD',
            deductions_minor: 10_000 - net,
            recovered_minor: recovered,
            created_by: maker,
            ...(held && { held_at: new Date(), hold_reason: 'Wait' }),
            ...(isApproved && { approved_by: other.id, approved_at: new Date() }),
            ...(!isApproved && maker === null && { first_approved_by: finance.id, first_approved_at: new Date() }),
            ...(status === 'transferred' && { transferred_on: '2026-01-01', bank_reference: 'X' }),
          });
          if (!account)
            await app.pool.query('update transfers set bank_account_id = null where id = $1', [transfer.id]);
          made.push(transfer.id);
        }
  const facts = await findFacts(createDatabase(app.appPool), made);
  const counted: Record<string, number> = {};
  for (const one of facts) {
    const refusal = refuseTransferMove('approve', one, finance.id);
    if (refusal !== null) counted[refusal] = (counted[refusal] ?? 0) + 1;
  }
  const { left_out, totals } = await preview({ ids: made });
  expect(Object.fromEntries(left_out.map(({ refusal, count }) => [refusal, count]))).toEqual(counted);
  expect(totals.reduce((sum, { count }) => sum + count, 0)).toBe(
    facts.filter((one) => refuseTransferMove('approve', one, finance.id) === null).length,
  );
});

test('what was confirmed is kept for as long as its job can try again', async () => {
  const confirmed = async () =>
    (await app.pool.query<{ id: string }>('select distinct id from bulk_approvals order by id')).rows.map(
      ({ id }) => id,
    );
  const selection = { ids: [(await addOwed(app.pool)).id] };
  const job = await start(selection, (await preview(selection)).totals);
  await ended(job);
  const [gone] = (
    await app.pool.query<{ id: string }>(`select params ->> 'confirmed' as id from jobs where id = $1`, [job])
  ).rows;
  const before = await confirmed();
  await sweep(app.pool, bulkApprovalSweeps);
  expect(await confirmed()).toEqual(before);
  await app.pool.query('delete from jobs where id = $1', [job]);
  await sweep(app.pool, bulkApprovalSweeps);
  expect(await confirmed()).toEqual(before.filter((id) => id !== gone?.id));
});
