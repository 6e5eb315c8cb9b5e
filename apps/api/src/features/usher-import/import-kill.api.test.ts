import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toDataKey } from '../../platform/security/data-key.ts';
import { importCalls } from '../../testing/sample/import-calls.ts';
import { samplePhone } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { usherImportJobs } from './import-run.service.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

const SCRIPT = path.join(import.meta.dirname, '../../testing/program/job-process.ts');
/** The other process has the same. */
const dataKey = toDataKey(Buffer.alloc(32));
const PEOPLE = 250;
const SHARE = 100;

let app: TestApp;
let calls: ReturnType<typeof importCalls>;
beforeAll(async () => {
  // it works at nothing itself, so that the other process is sure to be at work when it dies
  app = await startTestApp({ jobs: [], dataKey });
  calls = importCalls(app, (await app.signIn('recruiter')).token);
});
afterAll(() => app.close());

test('a process that is killed in the middle of a share loses no row and enters nobody twice', async () => {
  const phones = Array.from({ length: PEOPLE }, samplePhone);
  const checked = await calls.check(`Name,Phone\n${phones.map((phone) => `Maha,${phone}`).join('\n')}\n`);
  // somebody else is about to enter one of the second share, whose insert waits for that
  const other = await app.pool.connect();
  await other.query('begin');
  await addRow(other, 'ushers', { phone: phones[SHARE + 50] ?? '' });
  await calls.start(checked);
  const child = spawn(process.execPath, [SCRIPT], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: app.database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await vi.waitFor(async () => {
    const { rowCount } = await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like 'insert into "persons"%'`,
    );
    expect([rowCount, (await calls.show(checked.id)).running?.done]).toEqual([1, SHARE]);
  }, PATIENCE);
  const gone = once(child, 'close');
  child.kill('SIGKILL');
  await gone;
  await other.query('rollback');
  other.release();
  expect((await calls.show(checked.id)).rows.imported).toBe(SHARE);

  const next = await startTestApp({
    database: app.database,
    jobs: usherImportJobs,
    dataKey,
    config: { databaseUrl: app.database.url },
  });
  try {
    await vi.waitFor(async () => expect((await calls.show(checked.id)).running?.status).toBe('done'), PATIENCE);
  } finally {
    await next.close();
  }
  expect(await calls.show(checked.id)).toMatchObject({
    rows: { imported: PEOPLE, bad: 0 },
    running: { total: PEOPLE, done: PEOPLE, failed: 0 },
  });
  expect((await calls.ushersWith(phones)).length).toBe(PEOPLE);
  const { rows } = await app.pool.query(
    `select count(distinct r.person_id)::int as people, count(a.id)::int as entries
     from usher_import_rows r left join audit_log a on a.record_id = r.person_id::text and a.action = 'create'
     where r.import_id = $1`,
    [checked.id],
  );
  expect(rows).toEqual([{ people: PEOPLE, entries: PEOPLE }]);
});
