import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bulkApproveTransfers } from '@proline/contract/transfer-move/transfer-move';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { toDataKey } from '../../platform/security/data-key.ts';
import { addOwed } from '../../testing/pay/transfer-course.ts';
import { statusOfJob } from '../../testing/program/job-effects.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { ledgerDifferences } from '../ledger/proof.service.ts';
import { bulkApproveJob } from './bulk-approval.service.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

const SCRIPT = path.join(import.meta.dirname, '../../testing/program/job-process.ts');
/** The other process has the same. */
const dataKey = toDataKey(Buffer.alloc(32));
const MANY = 130;
/** At most so many are approved in one transaction. */
const SHARE = 100;

let app: TestApp;
let finance: { token: string };
beforeAll(async () => {
  // it works at nothing itself, so that the other process is sure to be at work when it dies
  app = await startTestApp({ jobs: [], dataKey });
  finance = await app.signIn('finance');
});
afterAll(() => app.close());

/** So many that wait, in the order in which they will be approved. */
async function addMany(): Promise<string[]> {
  const { usher_id, bank_account_id } = await addOwed(app.pool);
  const { rows } = await app.pool.query<{ id: string }>(
    `with made as (
       insert into transfers (kind, usher_id, bank_account_id, currency, gross_minor, created_at)
       select 'bonus', $1, $2, 'SAR', 100, now() + n * interval '1 ms' from generate_series(1, ${MANY}) n returning id, created_at
     ), explained as (
       insert into transfer_lines (transfer_id, kind, amount_minor) select id, 'bonus', 100 from made
     )
     select id from made order by created_at`,
    [usher_id, bank_account_id],
  );
  return rows.map(({ id }) => id);
}

const untilWaiting = (what: string) =>
  vi.waitFor(async () => {
    const { rowCount } = await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
      [what],
    );
    expect(rowCount).toBeGreaterThan(0);
  }, PATIENCE);

async function approvedIn(ids: readonly string[]) {
  const { rows } = await app.pool.query<{ approved: number; logged: number; posted: number; touched: number }>(
    `select count(*) filter (where status = 'approved')::integer as approved, count(*) filter (where version > 2)::integer as touched,
       (select count(*)::integer from audit_log where action = 'approve' and record_id = any ($1::text[])) as logged,
       (select count(*)::integer from ledger_postings where move = 'approved' and transfer_id = any ($1::uuid[])) as posted
     from transfers where id = any ($1::uuid[])`,
    [ids],
  );
  return rows[0];
}

/**
 * Another process begins to approve all of them, and is killed once one share is over, and the other one is written and its audit
 * entries are not. It works at two shares at once, so that either may have taken what the other was about to take.
 */
async function killInTheMiddle(ids: readonly string[], careless: boolean) {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: app.database.url, ...(careless && { CARELESS: '1' }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'close');
  const [ahead, log] = [await app.pool.connect(), await app.pool.connect()];
  try {
    await once(child.stdout, 'data');
    await ahead.query('begin');
    await ahead.query('select from transfers where id = $1 for no key update', [ids.at(-1)]);
    const totals = [{ currency: 'SAR', count: MANY, net_minor: MANY * 100 }];
    const started = await app.call(bulkApproveTransfers, {
      token: finance.token,
      body: { selection: { ids }, totals },
    });
    expect(started.statusCode, started.body).toBe(200);
    await untilWaiting('%from transfers%order by id for no key update%');
    const over = await vi.waitFor(async () => {
      const { logged = 0 } = (await approvedIn(ids)) ?? {};
      expect(logged).toBeGreaterThanOrEqual(MANY - SHARE);
      return logged;
    }, PATIENCE);
    await log.query('begin; lock table audit_log in share mode');
    await ahead.query('rollback');
    await untilWaiting('%insert into "audit_log"%');
    return { job: bulkApproveTransfers.response.parse(started.json()).data.job_id, over };
  } finally {
    child.kill('SIGKILL');
    await gone;
    // the database does not notice a dead client while it waits for a lock, and would still write what was asked
    await app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into "audit_log"%'`,
    );
    await Promise.all([ahead.query('rollback'), log.query('rollback')]);
    log.release();
    ahead.release();
  }
}

test('a process that is killed in the middle of a bulk approval leaves whole shares; the next one approves the rest, each once', async () => {
  const ids = await addMany();
  const { job, over } = await killInTheMiddle(ids, false);
  expect(over).toBeLessThanOrEqual(SHARE);
  expect(await approvedIn(ids)).toEqual({ approved: over, logged: over, posted: over, touched: 0 });
  const next = await startTestApp({
    database: app.database,
    jobs: [bulkApproveJob],
    dataKey,
    config: { databaseUrl: app.database.url },
  });
  try {
    await vi.waitFor(async () => expect(await statusOfJob(app.pool, job)).toBe('done'), PATIENCE);
  } finally {
    await next.close();
  }
  expect(await approvedIn(ids)).toEqual({ approved: MANY, logged: MANY, posted: MANY, touched: 0 });
  expect(await ledgerDifferences(createDatabase(app.pool))).toEqual([]);
});

test('control: without one transaction the same kill leaves approvals that nobody has recorded', async () => {
  const ids = await addMany();
  await killInTheMiddle(ids, true);
  const left = await approvedIn(ids);
  expect(left?.approved).toBeGreaterThan(left?.logged ?? MANY);
});
