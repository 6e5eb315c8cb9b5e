import { createPaymentBatch, exportPaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { changeSettings } from '@proline/contract/settings/settings';
import {
  approveTransfer,
  editTransfer,
  holdTransfer,
  payTransfer,
  voidTransfer,
} from '@proline/contract/transfer-move/transfer-move';
import { DEFAULT_PAYMENTS } from '@proline/domain/pay/payment-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { openDesk, type Desk } from '../../testing/bank/batch-desk.ts';
import { addOwed, outcomeOf, standing } from '../../testing/pay/transfer-course.ts';
import { startUnguarded, untilTwo } from '../../testing/program/unguarded-app.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerDifferences } from '../ledger/proof.service.ts';

/** Two processes on one database. */
let app: TestApp;
let other: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  other = await startTestApp({ jobs: [], database: app.database, dataKey: app.dataKey });
  desk = await openDesk(app);
});
afterAll(async () => {
  expect(await ledgerDifferences(createDatabase(app.pool))).toEqual([]);
  await other.close();
  await app.close();
});

const rounds = Array.from({ length: 4 }, (_, round) => round);
const REASON = { reason: 'Agreed with the client' };
const payment = (day: string) => ({ paid_on: day, bank_reference: 'FT-1' });

test.each(rounds)('paid by hand or put into a batch, never both (%i)', async () => {
  const made = await desk.approved(1);
  const [one] = made;
  const [paid, batched] = await Promise.all([
    outcomeOf(app, payTransfer, { token: desk.token, id: one?.id ?? '', body: { version: 1, ...payment(desk.today) } }),
    outcomeOf(other, createPaymentBatch, { token: desk.token, body: desk.bodyFor(made) }),
  ]);
  const [state] = await desk.statesOf(made);
  if (paid === 'done') {
    expect([batched, state]).toEqual(['batch_empty', { status: 'transferred', in_batch: false, held: false }]);
  } else {
    expect(['transfer_in_batch', 'conflict']).toContain(paid);
    expect([batched, state]).toEqual(['done', { status: 'approved', in_batch: true, held: false }]);
  }
});

test.each(rounds)('held back or in the file, never both (%i)', async () => {
  const made = await desk.approved(2);
  const batch = await desk.draft(made);
  const [held, sent] = await Promise.all([
    outcomeOf(app, holdTransfer, { token: desk.token, id: made[0]?.id ?? '', body: { version: 2, ...REASON } }),
    outcomeOf(other, exportPaymentBatch, { token: desk.token, id: batch.id, body: desk.readyIn(batch) }),
  ]);
  // whoever exports has seen two lines: one of them held is another sum
  expect([held, sent]).toEqual(held === 'done' ? ['done', 'batch_changed'] : ['transfer_sent', 'done']);
  const { sums, status } = await desk.show(batch.id);
  if (sent === 'done') expect([status, sums.waiting.count, sums.held.count]).toEqual(['exported', 2, 0]);
  else expect([status, sums.ready.count, sums.held.count]).toEqual(['draft', 1, 1]);
});

test('of two who approve first one is the first, and a third is needed by nobody', async () => {
  const owner = (await app.signIn('owner')).token;
  const value = { ...DEFAULT_PAYMENTS, second_approver_above: [{ currency: 'SAR', amount_minor: 5_000 }] };
  expect((await app.call(changeSettings.payments, { token: owner, body: { version: 0, value } })).statusCode).toBe(200);
  const admins = [await app.signIn('finance'), await app.signIn('finance')];
  for (const _ of rounds) {
    const made = await addOwed(app.pool);
    const outcomes = await Promise.all(
      admins.map(({ token }, index) =>
        outcomeOf(index === 0 ? app : other, approveTransfer, { token, id: made.id, body: { version: 1 } }),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['conflict', 'done']);
    const first = admins[outcomes.indexOf('done')];
    expect(await standing(app.pool, made.id)).toMatchObject({
      status: 'pending_approval',
      version: 2,
      first_approved_by: first?.id,
      approved_by: null,
    });
  }
});

type Asked = { readonly endpoint: Parameters<typeof outcomeOf>[1]; readonly body: object };
const approving = { endpoint: approveTransfer, body: {} };
const paying = { endpoint: payTransfer, body: payment('2026-01-15') };
const edit = { changes: [], additions: [{ amount_minor: 5_000, note: 'Stayed longer' }] };

test.each([
  { race: 'approve and edit', one: approving, two: { endpoint: editTransfer, body: edit }, from: 'pending_approval' },
  { race: 'approve and void', one: approving, two: { endpoint: voidTransfer, body: REASON }, from: 'pending_approval' },
  { race: 'pay and hold', one: paying, two: { endpoint: holdTransfer, body: REASON }, from: 'approved' },
] satisfies readonly { race: string; one: Asked; two: Asked; from: string }[])(
  'control: without conditions and locks two who $race both succeed',
  async ({ one, two, from }) => {
    const careless = await startUnguarded({
      without: '',
      hold: untilTwo('update transfers t set', 'update transfers set'),
      forget: (text) =>
        text
          .replace('t.version = w.version', 'true')
          .replace('end) is null', "end) is distinct from 'no'")
          .replace(/ and status = '(pending_approval|approved)'/g, '')
          .replace(/ and status <> 'transferred'/g, '')
          .replace(/ and held_at is null/g, ''),
    });
    try {
      // the database refuses, too, that who edited approves
      const [first, second] = [await careless.signIn('finance'), await careless.signIn('finance')];
      const approver = from === 'approved' ? (await careless.addAdmin('finance')).id : null;
      const made = await addOwed(careless.pool, {
        ...(approver !== null && { status: 'approved', approved_by: approver, approved_at: new Date() }),
      });
      const ask = ({ endpoint, body }: Asked, { token }: { readonly token: string }) =>
        outcomeOf(careless, endpoint, { token, id: made.id, body: { version: 1, ...body } });
      expect(await Promise.all([ask(one, first), ask(two, second)])).toEqual(['done', 'done']);
    } finally {
      await careless.close();
    }
  },
);
