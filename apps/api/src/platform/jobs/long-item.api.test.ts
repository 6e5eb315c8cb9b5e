import { cancelJob } from '@proline/contract/job/job';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  addCountedJob,
  addTestJob,
  countedJob,
  createEffectsTable,
  itemsOf,
  statusOfJob,
} from '../../testing/program/job-effects.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { Refusal } from '../http/refusal.ts';
import { defineJob } from './job-kind.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

/** What came beforehand, by record; the test says when it goes on. */
const begun: string[] = [];
let goOn: () => void = () => undefined;
let aborted = 0;

const longJob = defineJob({
  kind: 'admins.deactivate',
  access: 'admins.write',
  params: z.object({ waits: z.boolean() }),
  maxAttempts: 1,
  async beforehand({ item, params, signal }) {
    begun.push(item.record_id);
    if (item.record_id === 'refused 0') throw new Refusal('conflict');
    if (item.record_id === 'broken 0') throw new Error('the roof fell in');
    if (!params.waits) return;
    await new Promise<void>((resolve, reject) => {
      goOn = resolve;
      signal.addEventListener('abort', () => {
        aborted += 1;
        reject(new Error('aborted'));
      });
    });
  },
  async runItem({ tx, audit, item }) {
    await sql`insert into job_effects (record_id) values (${item.record_id})`.execute(tx);
    await audit({ action: 'deactivate', entity: 'admin', record_id: item.record_id });
  },
});

/** Has the database; the work is done by another process, which the last test stops. */
let app: TestApp;
let worker: TestApp;
let owner: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  await createEffectsTable(app.pool);
  worker = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [longJob, countedJob] });
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

const add = (items: ReturnType<typeof itemsOf>, waits: boolean) =>
  addTestJob(app.pool, { kind: longJob, params: { waits }, created_by: owner.id, items });
const ended = (id: string) =>
  vi.waitFor(async () => expect(await statusOfJob(app.pool, id)).toMatch(/done|canceled/), PATIENCE);
const hasBegun = (record: string) => vi.waitFor(() => expect(begun).toContain(record), PATIENCE);
const effectsOf = async (record: string) =>
  (await app.pool.query('select from job_effects where record_id = $1', [record])).rowCount;
const resultsOf = async (id: string) =>
  (
    await app.pool.query<{ status: string; code: string | null }>(
      'select status, code from job_items where job_id = $1 order by id',
      [id],
    )
  ).rows.map(({ status, code }) => code ?? status);

test('while long work is done no transaction is open, other jobs go on, and its own effect happens once', async () => {
  const id = await add(itemsOf(1, 'long'), true);
  await hasBegun('long 0');
  await vi.waitFor(async () => expect(await statusOfJob(app.pool, id)).toBe('running'), PATIENCE);
  await vi.waitFor(async () => {
    const { rowCount } = await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(rowCount).toBe(0);
  }, PATIENCE);
  await ended(await addCountedJob(app.pool, owner.id, itemsOf(5, 'beside')));
  expect(await statusOfJob(app.pool, id)).toBe('running');
  goOn();
  await ended(id);
  expect(await effectsOf('long 0')).toBe(1);
});

test('canceling ends the work, and nothing of it happens', async () => {
  const id = await add(itemsOf(1, 'unwanted'), true);
  await hasBegun('unwanted 0');
  const before = aborted;
  await app.call(cancelJob, { token: owner.token, params: { id } });
  await vi.waitFor(() => expect(aborted).toBe(before + 1), PATIENCE);
  await ended(id);
  expect(await resultsOf(id)).toEqual(['canceled']);
  expect(await effectsOf('unwanted 0')).toBe(0);
});

test('a refusal is the result; an error is one, too, after the last try', async () => {
  const [refused, broken] = [await add(itemsOf(1, 'refused'), false), await add(itemsOf(1, 'broken'), false)];
  await ended(refused);
  await ended(broken);
  expect([await resultsOf(refused), await resultsOf(broken)]).toEqual([['conflict'], ['internal']]);
});

test('a process that stops gives its item back, and another one takes it', async () => {
  const id = await add(itemsOf(1, 'handed'), true);
  await hasBegun('handed 0');
  const other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [longJob] });
  try {
    await worker.close();
    await vi.waitFor(() => expect(begun.filter((one) => one === 'handed 0')).toHaveLength(2), PATIENCE);
    goOn();
    await vi.waitFor(async () => expect(await statusOfJob(other.pool, id)).toBe('done'), PATIENCE);
  } finally {
    await other.close();
  }
});
