import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { importBankAnswer } from '@proline/contract/payment-batch/batch-answer';
import { exportPaymentBatch, type PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { toDataKey } from '../../platform/security/data-key.ts';
import { answerTo, good, openDesk, type Desk, type Made } from '../../testing/bank/batch-desk.ts';
import { samplePain002 } from '../../testing/bank/sample-answers.ts';
import { serve } from '../../testing/program/served-process.ts';
import { addressOf, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerDifferences } from '../ledger/proof.service.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

/** The other process has the same. */
const dataKey = toDataKey(Buffer.alloc(32));
const LINES = 8;

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await startTestApp({ jobs: [], dataKey });
  desk = await openDesk(app);
});
afterAll(() => app.close());

type Call = {
  readonly endpoint: Endpoint;
  readonly id: string;
  readonly query?: string;
  readonly body: string;
  readonly type: string;
};

/** Lets another process do it, and kills it once the lines are written and their audit entries are not. */
async function killInTheMiddle({ endpoint, id, query = '', body, type }: Call, careless: boolean): Promise<void> {
  const { child, url } = await serve(app, careless ? { CARELESS: '1' } : {});
  const gone = once(child, 'close');
  const blocker = await app.pool.connect();
  try {
    await blocker.query('begin; lock table audit_log in share mode');
    const answered = fetch(`${url}${addressOf(endpoint, { id })}${query}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${desk.token}`, 'content-type': type },
      body,
    }).catch(() => null);
    await vi.waitFor(async () => {
      const { rowCount } = await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query ilike '%insert into "audit_log"%'`,
      );
      expect(rowCount).toBe(1);
    }, PATIENCE);
    child.kill('SIGKILL');
    await gone;
    expect(await answered).toBeNull();
  } finally {
    child.kill('SIGKILL');
    await gone;
    await blocker.query('rollback');
    blocker.release();
  }
}

const exporting = (batch: PaymentBatch): Call => ({
  endpoint: exportPaymentBatch,
  id: batch.id,
  body: JSON.stringify(desk.readyIn(batch)),
  type: 'application/json',
});

test('a process that is killed in the middle of an export leaves a draft; the next one exports it once', async () => {
  const batch = await desk.draft(await desk.approved(LINES));
  await killInTheMiddle(exporting(batch), false);
  const after = await desk.show(batch.id);
  expect(after).toMatchObject({
    status: 'draft',
    version: batch.version,
    file: null,
    sums: { ready: { count: LINES } },
  });
  expect(good<PaymentBatch>(await desk.send(after)).sums.waiting.count).toBe(LINES);

  // without one transaction the same kill leaves a file that nobody has recorded
  const half = await desk.draft(await desk.approved(LINES));
  await killInTheMiddle(exporting(half), true);
  expect((await desk.show(half.id)).status).toBe('exported');
});

/** An answer about all lines, of which the first was refused. */
const importing = (batch: PaymentBatch, made: Made): Call & { readonly text: string } => {
  const said = made.map(({ amount_minor }, index) => ({
    amount_minor,
    status: index === 0 ? ('RJCT' as const) : ('ACSC' as const),
  }));
  const text = samplePain002(answerTo(batch, said, made));
  const query = `?name=answer.xml&sha256=${createHash('sha256').update(text).digest('hex')}`;
  return { endpoint: importBankAnswer, id: batch.id, query, body: text, text, type: 'application/octet-stream' };
};

test('a process that is killed in the middle of an import leaves nothing of it; the next one records all of it once', async () => {
  const made = await desk.approved(LINES);
  const batch = await desk.exported(made);
  const call = importing(batch, made);
  await killInTheMiddle(call, false);
  expect(await desk.show(batch.id)).toMatchObject({
    status: 'exported',
    answers: [],
    sums: { waiting: { count: LINES } },
  });
  expect(good<PaymentBatch>(await desk.bring(batch.id, call.text))).toMatchObject({
    status: 'closed',
    sums: { paid: { count: LINES - 1 }, failed: { count: 1 } },
  });
  expect(await ledgerDifferences(createDatabase(app.pool))).toEqual([]);

  // without one transaction the same kill leaves an answer that counts as imported, and no line that it was about
  const others = await desk.approved(LINES);
  const half = await desk.exported(others);
  await killInTheMiddle(importing(half, others), true);
  expect(await desk.show(half.id)).toMatchObject({ answers: [{}], sums: { waiting: { count: LINES } } });
});
