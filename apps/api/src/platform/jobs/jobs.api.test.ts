import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  addCountedJob,
  addTestJob,
  countedJob,
  createEffectsTable,
  effectsOf,
  itemsOf,
  manyJob,
  sharedJob,
  statusOfJob,
} from '../../testing/program/job-effects.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDatabase } from '../postgres/database.ts';
import { addJob, MOST_OPEN_JOBS } from './add-job.ts';
import { addScheduled } from './job-store.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

/** Two processes on one database. */
let one: TestApp;
let two: TestApp;
let owner: string;
beforeAll(async () => {
  one = await startTestApp({ jobs: [countedJob, manyJob, sharedJob] });
  await createEffectsTable(one.pool);
  two = await startTestApp({ database: one.database, jobs: [countedJob, manyJob, sharedJob] });
  owner = (await one.addAdmin('owner')).id;
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const ended = (id: string) =>
  vi.waitFor(async () => expect(await statusOfJob(one.pool, id)).toMatch(/done|canceled/), PATIENCE);
const items = async (id: string) =>
  (
    await one.pool.query<{ record_id: string; status: string; code: string | null; attempts: number }>(
      'select record_id, status, code, attempts from job_items where job_id = $1 order by id',
      [id],
    )
  ).rows;

test('two processes share the work, and each effect happens once', async () => {
  const id = await addCountedJob(one.pool, owner, itemsOf(200, 'shared'));
  await ended(id);
  const effects = await one.pool.query<{ times: number }>(
    `select count(*)::int as times from job_effects where record_id like 'shared%' group by record_id`,
  );
  expect(effects.rows).toHaveLength(200);
  expect(effects.rows.every(({ times }) => times === 1)).toBe(true);
  expect((await items(id)).every(({ status, attempts }) => status === 'done' && attempts === 1)).toBe(true);
});

test('a job exists if and only if its cause was committed', async () => {
  const undone = createDatabase(one.pool)
    .transaction()
    .execute(async (tx) => {
      await addJob(tx, { kind: countedJob, params: {}, created_by: owner, items: itemsOf(3, 'never') });
      throw new Error('the cause failed');
    });
  await expect(undone).rejects.toThrow('the cause failed');
  const { rowCount } = await one.pool.query(`select from job_items where record_id like 'never%'`);
  expect(rowCount).toBe(0);
});

test('a refusal is the result of its item, and undoes what the item did', async () => {
  const id = await addCountedJob(one.pool, owner, itemsOf(3, 'refused'), { refused: ['refused 1'] });
  await ended(id);
  expect((await items(id)).map(({ status, code }) => [status, code])).toEqual([
    ['done', null],
    ['failed', 'conflict'],
    ['done', null],
  ]);
  const { rows } = await one.pool.query(`select record_id from job_effects where record_id like 'refused%' order by 1`);
  expect(rows).toEqual([{ record_id: 'refused 0' }, { record_id: 'refused 2' }]);
});

test('an error of ours is tried again later, and its traces are gone before', async () => {
  const id = await addCountedJob(one.pool, owner, itemsOf(1, 'unlucky'), { unlucky: ['unlucky 0'] });
  await vi.waitFor(async () => expect(await items(id)).toMatchObject([{ status: 'pending', attempts: 1 }]), PATIENCE);
  await ended(id);
  expect(await items(id)).toMatchObject([{ status: 'done', attempts: 2 }]);
  const { rowCount } = await one.pool.query(`select from job_effects where record_id = 'unlucky 0'`);
  expect(rowCount).toBe(1);
  expect([...one.log, ...two.log].some((line) => line.includes('a job met an error'))).toBe(true);
});

const SECOND_AND_SEVENTH_REFUSED = Array.from({ length: 9 }, (_, at) => (at === 1 || at === 6 ? 'conflict' : 'done'));

test('items that share a transaction have results of their own', async () => {
  const params = { refused: ['together 1', 'together 6'], unlucky: ['together 2'] };
  const id = await addTestJob(one.pool, { kind: sharedJob, params, created_by: owner, items: itemsOf(9, 'together') });
  await ended(id);
  const results = await items(id);
  expect(results.map(({ status, code }) => code ?? status)).toEqual(SECOND_AND_SEVENTH_REFUSED);
  expect(results.map(({ attempts }) => attempts)).toEqual([1, 1, 2, 1, 1, 1, 1, 1, 1]);
  const { rows } = await one.pool.query<{ record_id: string }>(
    `select record_id from job_effects where record_id like 'together%' order by 1`,
  );
  expect(rows.map(({ record_id }) => record_id)).toEqual([0, 2, 3, 4, 5, 7, 8].map((at) => `together ${at}`));
});

test('items that are done by one statement have results of their own, also when one of them takes the others with it', async () => {
  const params = { refused: ['many 1', 'many 6'], unlucky: ['many 2'] };
  const id = await addTestJob(one.pool, { kind: manyJob, params, created_by: owner, items: itemsOf(9, 'many') });
  await ended(id);
  const { rows } = await one.pool.query<{ status: string; code: string | null; attempts: number; of: string | null }>(
    `select status, code, attempts, detail ->> 'of' as of from job_items where job_id = $1 order by id`,
    [id],
  );
  expect(rows.map(({ status, code }) => code ?? status)).toEqual(SECOND_AND_SEVENTH_REFUSED);
  expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1, 2, 1, 1, 1, 1, 1, 1]);
  // one by one where one of them failed, and together elsewhere
  expect(rows[0]?.of).toBe('1');
  expect(rows.some(({ of }) => Number(of) > 1)).toBe(true);
  const effects = await one.pool.query<{ record_id: string }>(
    `select record_id from job_effects where record_id like 'many%' order by 1`,
  );
  expect(effects.rows.map(({ record_id }) => record_id)).toEqual([0, 2, 3, 4, 5, 7, 8].map((at) => `many ${at}`));
  const { rows: entries } = await one.pool.query<{ n: number }>(
    `select count(*)::int as n from audit_log where record_id like 'many%'`,
  );
  expect(entries).toEqual([{ n: 7 }]);
});

test('a query may say which records', async () => {
  const { id, total } = await createDatabase(one.pool)
    .transaction()
    .execute((tx) =>
      addJob(tx, {
        kind: countedJob,
        params: {},
        created_by: owner,
        itemsQuery: {
          text: `select 'query ' || n as record_id, 'Record' as label_en, 'سجل' as label_ar from generate_series(1, $1::int) n where n <> $2::int`,
          values: [5, 3],
        },
      }),
    );
  expect(total).toBe(4);
  await ended(id);
  expect((await items(id)).map(({ record_id }) => record_id)).toEqual(['query 1', 'query 2', 'query 4', 'query 5']);
});

test('a short job does not wait for a long one', async () => {
  const long = await addCountedJob(one.pool, owner, itemsOf(400, 'long'), { pause_seconds: 0.02 });
  const short = await addCountedJob(one.pool, owner, itemsOf(1, 'short'));
  await ended(short);
  expect(await statusOfJob(one.pool, long)).not.toBe('done');
  await one.pool.query(`update jobs set status = 'canceled', finished_at = now() where id = $1`, [long]);
  // what waited is canceled soon, by whichever process looks first
  await vi.waitFor(
    async () => expect((await items(long)).some(({ status }) => status === 'pending')).toBe(false),
    PATIENCE,
  );
});

test('nobody waits for all the work of somebody else', async () => {
  const other = (await one.addAdmin('owner')).id;
  const first = await addCountedJob(one.pool, owner, itemsOf(300, 'first'), { pause_seconds: 0.01 });
  const later = await addCountedJob(one.pool, other, itemsOf(30, 'later'), { pause_seconds: 0.01 });
  await ended(later);
  // in turn: about as many as the other had, and what was done before the other came
  expect((await items(first)).filter(({ status }) => status === 'done').length).toBeLessThan(200);
  await one.pool.query(`update jobs set status = 'canceling' where id = $1 and status = 'running'`, [first]);
  await ended(first);
});

test('a person has so many jobs under way, and others have theirs', async () => {
  const [busy, other] = [(await one.addAdmin('owner')).id, (await one.addAdmin('owner')).id];
  const add = (created_by: string) =>
    addCountedJob(one.pool, created_by, itemsOf(1, `of ${randomUUID()}`), { pause_seconds: 1 });
  // of a kind that nobody here works at
  await one.pool.query(
    `with added as (insert into jobs (kind, visible, created_by, total)
       select 'test.waits', true, $1, 1 from generate_series(1, $2) returning id)
     insert into job_items (job_id, record_id, label_en, label_ar) select id, id, 'x', 'x' from added`,
    [busy, MOST_OPEN_JOBS - 1],
  );
  // all three come as far as they can before the first of them goes on
  const holding = await one.pool.connect();
  await holding.query('begin; lock table jobs in share mode');
  const adding = Promise.allSettled([add(busy), add(busy), add(busy)]);
  await vi.waitFor(async () => {
    const { rowCount } = await one.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and (query like 'insert into "jobs"%' or query like '%open jobs%')`,
    );
    expect(rowCount).toBe(3);
  }, PATIENCE);
  await holding.query('commit');
  holding.release();
  const atOnce = await adding;
  const refusals = atOnce.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refusals).toMatchObject(Array(2).fill({ code: 'too_many_jobs', status: 409 }));
  await ended(await add(other));
});

test('whoever loses the permission loses the job', async () => {
  const leaver = (await one.addAdmin('owner')).id;
  await one.pool.query('update admins set disabled_at = now() where id = $1', [leaver]);
  const id = await addCountedJob(one.pool, leaver, itemsOf(2, 'leaver'));
  await ended(id);
  expect((await items(id)).map(({ status, code }) => [status, code])).toEqual([
    ['failed', 'forbidden'],
    ['failed', 'forbidden'],
  ]);
});

test('a job without items ends too', async () => {
  await ended(await addCountedJob(one.pool, owner, []));
});

test('a turn of the clock adds one job, however many processes see it', async () => {
  const databases = [createDatabase(one.pool), createDatabase(two.pool)];
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      addScheduled(databases[i % 2] ?? createDatabase(one.pool), 'test.turn', 1_000_000),
    ),
  );
  const { rows } = await one.pool.query(
    `select count(*)::int as jobs, (select count(*)::int from job_items i join jobs j on j.id = i.job_id where j.kind = 'test.turn') as items
     from jobs where kind = 'test.turn'`,
  );
  expect(rows).toEqual([{ jobs: 1, items: 1 }]);
});

test('nothing of all this happened twice', async () => {
  expect(new Set(await effectsOf(one.pool))).toEqual(new Set([1]));
});
