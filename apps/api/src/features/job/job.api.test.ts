import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { cancelJob, getJob, listJobItems, listMyJobs, retryJob, type Job } from '@proline/contract/job/job';
import { listNotifications } from '@proline/contract/notification/notification';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addCountedJob, countedJob, createEffectsTable, itemsOf } from '../../testing/program/job-effects.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

let app: TestApp;
let owner: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [countedJob] });
  await createEffectsTable(app.pool);
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

const show = async (id: string, token = owner.token) => {
  const reply = await app.call(getJob, { token, params: { id } });
  expect(reply.statusCode).toBe(200);
  return getJob.response.parse(reply.json()).data;
};
const ended = (id: string): Promise<Job> =>
  vi.waitFor(async () => {
    const job = await show(id);
    expect(job.status).toMatch(/done|canceled/);
    return job;
  }, PATIENCE);
const items = async (id: string, query: Record<string, string> = {}) =>
  listJobItems.response.parse((await app.call(listJobItems, { token: owner.token, params: { id }, query })).json());
const codeOf = (reply: { statusCode: number; json: <T>() => T }) => [reply.statusCode, reply.json<ErrorReply>().code];

test('a job shows how it went, record by record, and its starter is told', async () => {
  const id = await addCountedJob(app.pool, owner.id, itemsOf(3, 'shown'), { refused: ['shown 1'] });
  expect(await ended(id)).toMatchObject({
    kind: 'admins.resend',
    status: 'done',
    total: 3,
    done: 2,
    failed: 1,
    canceled: 0,
    mine: true,
  });
  expect(await items(id, { status: 'failed' })).toMatchObject({
    data: [{ record_id: 'shown 1', label_ar: 'سجل 1', code: 'conflict', message: expect.stringContaining('Reload') }],
    meta: { current_page: 1, total: 1, last_page: 1 },
  });
  const arabic = await app.call(listJobItems, {
    token: owner.token,
    params: { id },
    query: { status: 'failed' },
    headers: { 'accept-language': 'ar' },
  });
  expect(arabic.json()).toMatchObject({ data: [{ message: expect.stringMatching(/\p{Script=Arabic}/u) }] });
  const told = await app.call(listNotifications, { token: owner.token });
  expect(told.json()).toMatchObject({
    data: [{ kind: 'job_finished', params: { job_id: id, total: 3, done: 2, failed: 1 }, link: `/?job=${id}` }],
  });
});

test('the failed ones can be tried again, and only they', async () => {
  const id = await addCountedJob(app.pool, owner.id, itemsOf(3, 'again'), { refused: ['again 1'] });
  await ended(id);
  await app.pool.query(`update jobs set params = '{}' where id = $1`, [id]);
  const reply = await app.call(retryJob, { token: owner.token, params: { id } });
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { data: { status: 'queued', done: 2, failed: 0 } }]);
  expect(await ended(id)).toMatchObject({ done: 3, failed: 0 });
  const { rows } = await app.pool.query(
    `select record_id, count(*)::int as times from job_effects where record_id like 'again%' group by 1 order by 1`,
  );
  expect(rows).toEqual(['again 0', 'again 1', 'again 2'].map((record_id) => ({ record_id, times: 1 })));
  expect(codeOf(await app.call(retryJob, { token: owner.token, params: { id } }))).toEqual([409, 'nothing_to_retry']);
});

test('retried by two at once, it works once', async () => {
  const id = await addCountedJob(app.pool, owner.id, itemsOf(1, 'twice'), { refused: ['twice 0'] });
  await ended(id);
  await app.pool.query(`update jobs set params = '{}' where id = $1`, [id]);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => app.call(retryJob, { token: owner.token, params: { id } })),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  await ended(id);
  const { rowCount } = await app.pool.query(`select from job_effects where record_id = 'twice 0'`);
  expect(rowCount).toBe(1);
});

test('canceled, it stops: what is done stays, nothing more begins', async () => {
  const id = await addCountedJob(app.pool, owner.id, itemsOf(300, 'stopped'), { pause_seconds: 0.05 });
  await vi.waitFor(async () => expect((await show(id)).done).toBeGreaterThan(0), PATIENCE);
  const reply = await app.call(cancelJob, { token: owner.token, params: { id } });
  expect(reply.statusCode).toBe(200);
  expect(codeOf(await app.call(cancelJob, { token: owner.token, params: { id } }))).toEqual([409, 'job_finished']);
  const { status, done, canceled, total } = await ended(id);
  expect([status, done + canceled]).toEqual(['canceled', total]);
  expect(canceled).toBeGreaterThan(200);
});

test('canceled while items are at work, it ends with them and not before', async () => {
  const id = await addCountedJob(app.pool, owner.id, itemsOf(3, 'at work'), { pause_seconds: 1 });
  const atWork = async () => {
    const { rowCount } = await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()`,
    );
    return rowCount ?? 0;
  };
  await vi.waitFor(async () => expect(await atWork()).toBeGreaterThan(0), PATIENCE);
  const reply = await app.call(cancelJob, { token: owner.token, params: { id } });
  expect(cancelJob.response.parse(reply.json()).data).toMatchObject({ status: 'canceling', finished_at: null });
  expect(codeOf(await app.call(cancelJob, { token: owner.token, params: { id } }))).toEqual([409, 'job_finished']);
  const { done, canceled, finished_at } = await vi.waitFor(async () => {
    const job = await show(id);
    expect(job.status).toBe('canceled');
    return job;
  }, PATIENCE);
  expect([done + canceled, done > 0, finished_at === null]).toEqual([3, true, false]);
});

test('a job is for whoever started it, and for owners', async () => {
  const [one, other] = await Promise.all([app.signIn('ops'), app.signIn('ops')]);
  const id = await addCountedJob(app.pool, one.id, itemsOf(1, 'private'));
  for (const endpoint of [getJob, listJobItems, cancelJob, retryJob]) {
    expect(codeOf(await app.call(endpoint, { token: other.token, params: { id } }))).toEqual([404, 'not_found']);
  }
  expect((await show(id, one.token)).mine).toBe(true);
  expect((await show(id, owner.token)).mine).toBe(false);
  const listed = async (token: string) =>
    listMyJobs.response.parse((await app.call(listMyJobs, { token })).json()).data.map((job) => job.id);
  expect(await listed(one.token)).toEqual([id]);
  expect(await listed(other.token)).toEqual([]);
  expect(await listed(owner.token)).not.toContain(id);
});

test('results come in pages, also beyond the last', async () => {
  const id = await addCountedJob(app.pool, owner.id, itemsOf(60, 'paged'));
  await ended(id);
  const second = await items(id, { page: '2' });
  expect([second.data.length, second.meta]).toEqual([10, { current_page: 2, per_page: 50, total: 60, last_page: 2 }]);
  expect((await items(id, { page: '999999' })).data).toEqual([]);
  const refused = await app.call(listJobItems, { token: owner.token, params: { id }, query: { page: '1000000000' } });
  expect(codeOf(refused)).toEqual([422, 'validation_failed']);
});
