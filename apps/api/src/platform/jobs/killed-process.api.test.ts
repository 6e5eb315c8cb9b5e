import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import {
  addTestJob,
  carelessJob,
  countedJob,
  createEffectsTable,
  effectsOf,
  itemsOf,
  sharedJob,
  statusOfJob,
} from '../../testing/program/job-effects.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { JobKind } from './job-kind.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

const SCRIPT = path.join(import.meta.dirname, '../../testing/program/job-process.ts');
const ITEMS = 30;

let app: TestApp;
beforeAll(async () => {
  // it works at nothing itself, so that the other process is sure to be at work when it dies
  app = await startTestApp({ jobs: [] });
  await createEffectsTable(app.pool);
});
beforeEach(() => app.pool.query('delete from job_effects'));
afterAll(() => app.close());

async function startProcess() {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: app.database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** A process is killed in the middle of the job, another one ends it; how often each effect happened. */
async function effectsAfterKill<Params extends z.ZodType>(
  kind: JobKind<Params>,
  params: z.input<Params>,
): Promise<number[]> {
  const created_by = (await app.addAdmin('owner')).id;
  const child = await startProcess();
  const job = await addTestJob(app.pool, { kind, params, created_by, items: itemsOf(ITEMS) });
  // some are done, some wait, and two are at work
  await vi.waitFor(async () => expect((await effectsOf(app.pool)).length).toBeGreaterThan(5), PATIENCE);
  const gone = once(child, 'close');
  child.kill('SIGKILL');
  await gone;
  expect((await effectsOf(app.pool)).length).toBeLessThan(ITEMS);

  const other = await startTestApp({
    database: app.database,
    jobs: [kind],
    config: { databaseUrl: app.database.url },
  });
  try {
    await vi.waitFor(async () => expect(await statusOfJob(app.pool, job)).toBe('done'), PATIENCE);
  } finally {
    await other.close();
  }
  return effectsOf(app.pool);
}

test('a process that is killed at work loses nothing and repeats nothing', async () => {
  const effects = await effectsAfterKill(countedJob, { pause_seconds: 0.05 });
  expect(effects).toHaveLength(ITEMS);
  expect(new Set(effects)).toEqual(new Set([1]));
  const { rows } = await app.pool.query(`select count(*)::int as n from audit_log where action = 'resend_invite'`);
  expect(rows).toEqual([{ n: ITEMS }]);
});

test('so does one that dies with several items in its transaction', async () => {
  const effects = await effectsAfterKill(sharedJob, { pause_seconds: 0.05 });
  expect(effects).toHaveLength(ITEMS);
  expect(new Set(effects)).toEqual(new Set([1]));
});

test('an effect outside the transaction would be repeated, and is noticed', async () => {
  const effects = await effectsAfterKill(carelessJob, { pause_seconds: 0.05 });
  expect(effects).toHaveLength(ITEMS);
  expect(Math.max(...effects)).toBeGreaterThan(1);
});
