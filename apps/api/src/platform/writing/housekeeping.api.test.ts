import { afterAll, beforeAll, expect, test } from 'vitest';
import { SWEEPS } from '../../slices.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { foldCounts, sweep } from './housekeeping.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('sweeping removes only what is long over', async () => {
  await app.pool.query(
    `insert into throttles (key, hits, blocked_until, updated_at)
     values ('old', 1, now() - interval '2 days', now() - interval '2 days'),
            ('blocked', 1, now() + interval '1 hour', now() - interval '2 days'),
            ('recent', 1, now() - interval '1 hour', now() - interval '1 hour')`,
  );
  await sweep(app.pool, SWEEPS);
  const { rows: throttles } = await app.pool.query('select key from throttles order by key');
  expect(throttles).toEqual([{ key: 'blocked' }, { key: 'recent' }]);
});

test('changes are kept for as long as somebody may ask for them', async () => {
  await app.pool.query(`delete from changes`);
  await app.pool.query(
    `insert into changes (topic, at) values ('event', now() - interval '61 minutes'), ('usher', now() - interval '59 minutes')`,
  );
  await sweep(app.pool, SWEEPS);
  const column = async (statement: string) =>
    (await app.pool.query<{ name: string }>(`${statement} order by 1`)).rows.map(({ name }) => name);
  expect(await column('select topic as name from changes')).toEqual(['usher']);
});

test('folding leaves the counts as they were, in fewer rows', async () => {
  const sums = () =>
    app.pool.query('select entity, status, sum(n) from status_counts group by 1, 2 having sum(n) <> 0 order by 1, 2');
  const rows = async () => (await app.pool.query('select from status_counts')).rowCount;
  for (let i = 0; i < 250; i += 1)
    await app.pool.query('insert into deletion_requests (email) values ($1)', [`fold${i}@example.com`]);
  const before = (await sums()).rows;
  expect(await rows()).toBe(250);
  await foldCounts(app.pool);
  expect((await sums()).rows).toEqual(before);
  expect(await rows()).toBe(1);
});
