import { createHash } from 'node:crypto';
import { importBankAnswer } from '@proline/contract/payment-batch/batch-answer';
import {
  createPaymentBatch,
  exportPaymentBatch,
  type PaymentBatch,
} from '@proline/contract/payment-batch/payment-batch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { answerTo, openDesk, type Desk, type Made } from '../../testing/bank/batch-desk.ts';
import { samplePain002 } from '../../testing/bank/sample-answers.ts';
import { toldPaid } from '../../testing/sample/money-course.ts';
import { startUnguarded, untilTwo } from '../../testing/program/unguarded-app.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerDifferences } from '../ledger/proof.service.ts';

let app: TestApp;
/** another process on the same database */
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

const PEOPLE = 12;
const ROUNDS = 6;
const codesOf = (replies: readonly { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

/** In how many live batches each transfer is, and how often the ledger says that it was paid. */
const countsOf = async ({ pool }: TestApp, made: Made) => {
  const { rows } = await pool.query<{ batches: number; payments: number }>(
    `select max(lines)::int as batches, max(paid)::int as payments from transfers t
     cross join lateral (select count(*) as lines from payment_batch_lines where transfer_id = t.id and left_at is null) l
     cross join lateral (select count(*) as paid from ledger_postings where transfer_id = t.id and move = 'paid') p
     where t.id = any ($1)`,
    [made.map(({ id }) => id)],
  );
  return rows[0];
};

test('of two who put the same transfers into batches at the same moment one gets them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await desk.approved(PEOPLE);
    const replies = await Promise.all(
      [app, other].map((server) => server.call(createPaymentBatch, { token: desk.token, body: desk.bodyFor(made) })),
    );
    expect(codesOf(replies)).toEqual([200, 409]);
    expect(await countsOf(app, made)).toEqual({ batches: 1, payments: 0 });
  }
});

test('of two whose choices overlap, what one has got the other does not get, and is told so', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const made = await desk.approved(PEOPLE);
    const [one, two] = [made.slice(0, 8), made.slice(4)];
    const replies = await Promise.all([
      app.call(createPaymentBatch, { token: desk.token, body: desk.bodyFor(one) }),
      other.call(createPaymentBatch, { token: desk.token, body: desk.bodyFor(two) }),
    ]);
    expect(codesOf(replies)).toEqual([200, 409]);
    expect(await countsOf(app, made)).toEqual({ batches: 1, payments: 0 });
  }
});

test('a batch is exported once, however many click', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const batch = await desk.draft(await desk.approved(3));
    const send = (server: TestApp) =>
      server.call(exportPaymentBatch, { token: desk.token, params: { id: batch.id }, body: desk.readyIn(batch) });
    expect(codesOf(await Promise.all([send(app), send(other), send(app)]))).toEqual([200, 409, 409]);
  }
});

const bring = (server: TestApp, token: string, batch: PaymentBatch, text: string) =>
  server.call(importBankAnswer, {
    token,
    params: { id: batch.id },
    query: { name: 'answer.xml', sha256: createHash('sha256').update(text).digest('hex') },
    bytes: Buffer.from(text),
  });
const paidAll = (batch: PaymentBatch, made: Made) =>
  samplePain002(
    answerTo(
      batch,
      made.map(({ amount_minor }) => ({ amount_minor, status: 'ACSC' as const })),
      made,
    ),
  );

test('an answer that two import at the same moment pays once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const made = await desk.approved(4);
    const batch = await desk.exported(made);
    const text = paidAll(batch, made);
    const replies = await Promise.all([bring(app, desk.token, batch, text), bring(other, desk.token, batch, text)]);
    expect(codesOf(replies)).toEqual([200, 200]);
    expect(await countsOf(app, made)).toEqual({ batches: 1, payments: 1 });
    expect((await desk.show(batch.id)).answers).toHaveLength(1);
  }
});

test('a program without locks, conditions and constraints puts a transfer into two batches: it is caught', async () => {
  const careless = await startUnguarded({
    without: 'drop index payment_batch_lines_live',
    hold: untilTwo('with taken as'),
    forget: (text) => text.replace(/and t\.batch_id is null/g, ''),
  });
  try {
    const own = await openDesk(careless);
    const made = await own.approved(2);
    expect(codesOf(await Promise.all([own.create(made), own.create(made)]))).toEqual([200, 200]);
    expect(await countsOf(careless, made)).toEqual({ batches: 2, payments: 0 });
  } finally {
    await careless.close();
  }
});

test('a program without them pays twice what two import at the same moment: it is caught', async () => {
  const careless = await startUnguarded({
    without: `alter table bank_answers drop constraint bank_answers_batch_id_sha256_key;
      drop index messages_of_payment`,
    hold: untilTwo('with paid as'),
    forget: (text) =>
      text
        .replace(/ and l\.result = 'waiting' and l\.left_at is null/g, '')
        .replace(/ and t\.status = 'approved'/g, ''),
  });
  try {
    const own = await openDesk(careless);
    const made = await own.approved(1);
    const batch = await own.exported(made);
    const text = paidAll(batch, made);
    await Promise.all([bring(careless, own.token, batch, text), bring(careless, own.token, batch, text)]);
    expect((await own.show(batch.id)).answers).toHaveLength(2);
    // the payee hears twice of it, and the history has it twice
    expect(await toldPaid(careless.pool, made[0]?.id ?? '')).toBe(2);
    const { rowCount } = await careless.pool.query(
      `select from audit_log where action = 'bank_paid' and entity = 'transfer' and record_id = $1`,
      [made[0]?.id],
    );
    expect(rowCount).toBe(2);
  } finally {
    await careless.close();
  }
});

test('a program without them exports twice what two click at the same moment: it is caught', async () => {
  const careless = await startUnguarded({
    without: 'drop trigger sent_lines_stay on payment_batch_lines',
    hold: untilTwo('csv_forms, version from payment_batches where id'),
    forget: (text) => text.replace(/ and status = 'draft'/g, '').replace(/ and l\.line_no is null/g, ''),
  });
  try {
    const own = await openDesk(careless);
    const batch = await own.draft(await own.approved(1));
    expect(codesOf(await Promise.all([own.send(batch), own.send(batch)]))).toEqual([200, 200]);
  } finally {
    await careless.close();
  }
});
