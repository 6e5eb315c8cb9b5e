import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMenuCounts, getNeeds, getSummary, getTrend } from '@proline/contract/dashboard/dashboard';
import { hashOfToken } from '../../platform/security/session-check.ts';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const HISTORY = 5_000;
/** What waits today, and the counters themselves. */
const FEW = 500;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await inOwnSession(addHistory);
});
afterAll(() => database.drop());

/** Years of finished work, and a few rows that wait. */
async function addHistory(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const { event_id, type_id } = await addPlaces(pool, {
    event: { starts_at: new Date(Date.now() + 86_400_000), ends_at: new Date(Date.now() + 2 * 86_400_000) },
  });
  const { id: approved_by } = await addRow(pool, 'admins');
  const usher = await addRow(pool, 'ushers', { status: 'approved' });
  const { id: bank_account_id } = await addRow(pool, 'bank_accounts', { person_id: usher.id });
  const values = { usher_id: usher.id, bank_account_id };
  for (let i = 0; i < 5; i += 1) {
    await addRow(pool, 'transfers', values);
    await addRow(pool, 'transfers', { ...values, status: 'approved', approved_by, approved_at: '2026-01-01' });
    await addRow(pool, 'deletion_requests');
  }
  await addRow(pool, 'applications', { event_id, type_id, usher_id: usher.id });
  await pool.query(
    `insert into ushers (name_en, name_ar, phone, birth_date, gender, nationality, city, photo, status)
     select 'A', 'ا', '+2010' || lpad(n::text, 8, '0'), '1990-01-01', 'male', 'EG', 'Cairo', '/p', 'approved'
     from generate_series(1, $1::integer) n`,
    [HISTORY],
  );
  await pool.query(
    `insert into applications (event_id, usher_id, type_id, status, decided_at)
     select $1, id, $2, 'accepted', now() from ushers where phone like '+2010%'`,
    [event_id, type_id],
  );
  await pool.query(
    `insert into transfers (kind, currency, gross_minor, usher_id, bank_account_id, status, approved_by, approved_at, transferred_on, bank_reference)
     select 'bonus', 'SAR', 100, $1, $2, 'transferred', $3, now(), current_date, n::text from generate_series(1, $4::integer) n`,
    [usher.id, bank_account_id, approved_by, HISTORY],
  );
  await pool.query('select fold_counts(0)');
  await pool.query('vacuum analyze');
}

/** Rows and index entries read so far, by sessions that have ended: only then is what they read surely told. */
async function rowsRead(): Promise<number> {
  const others = `select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while ((await database.pool.query<{ n: number }>(others)).rows[0]?.n !== 0);
  const { rows } = await database.pool.query<{ n: string }>(
    `select (select coalesce(sum(seq_tup_read), 0) from pg_stat_user_tables)
          + (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes) as n`,
  );
  return Number(rows[0]?.n);
}

async function inOwnSession(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(database.config);
  await client.connect();
  await work(client);
  await client.end();
}

async function readsOfCall(call: (app: TestApp, token: string) => Promise<unknown>): Promise<number> {
  let token = '';
  // signing in reads and writes as well, in a session of ours
  await inOwnSession(async (client) => {
    token = randomBytes(32).toString('base64url');
    const admin = await addRow(client, 'admins', { permission_set: 'viewer' });
    await addRow(client, 'sessions', { admin_id: admin.id, token_hash: hashOfToken(token) });
  });
  const before = await rowsRead();
  const app = await startTestApp({ database });
  await call(app, token);
  await app.close();
  return (await rowsRead()) - before;
}

test.each([
  ['summary', getSummary],
  ['menu counts', getMenuCounts],
  ['trend', getTrend],
  ['needs', getNeeds],
])('the %s: a few rows are read, however long the history is', async (_, endpoint) => {
  const reads = await readsOfCall(async (app, token) => {
    expect((await app.call(endpoint, { token })).statusCode).toBe(200);
  });
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(FEW);
});

test('counting a table would be noticed', async () => {
  const before = await rowsRead();
  await inOwnSession((client) => client.query('select count(*) from transfers'));
  expect((await rowsRead()) - before).toBeGreaterThanOrEqual(HISTORY);
});
