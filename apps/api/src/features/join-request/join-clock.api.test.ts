import { joinRequestList } from '@proline/contract/join-request/join-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { joinRemindJob } from './join-clock.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const waiting = (days: number, values: object = {}) =>
  addRow(app.pool, 'ushers', { created_at: ago(days), status_changed_at: ago(days), ...values });

test('recruiters are told of whoever waits for more than three days, once', async () => {
  const { id: recruiter } = await app.addAdmin('recruiter');
  const { id: ops } = await app.addAdmin('ops');
  const told = async (admin_id: string) =>
    (
      await app.pool.query<{ requests: number; link: string }>(
        `select (params ->> 'requests')::integer as requests, link from notifications
         where admin_id = $1 and kind = 'join_requests_waiting' order by created_at`,
        [admin_id],
      )
    ).rows;
  const turn = () => runClockTwice(app, joinRemindJob, {});

  await waiting(2);
  await turn();
  expect(await told(recruiter)).toEqual([]);

  await app.pool.query('delete from jobs');
  await waiting(4);
  await waiting(9, { status: 'in_interview' });
  await addRow(app.pool, 'team_leaders', { created_at: ago(5) });
  await waiting(9, { status: 'rejected', status_reason: 'No need.' });
  await waiting(9, { status: 'approved' });
  await turn();
  await turn();
  expect((await told(recruiter)).reduce((sum, { requests }) => sum + requests, 0)).toBe(3);
  // it leads to exactly those
  const { token } = await app.signIn('recruiter');
  const link = new URL((await told(recruiter)).at(-1)?.link ?? '', 'https://proline.test');
  const listed = await app.call(joinRequestList.rows, { token, query: Object.fromEntries(link.searchParams) });
  expect([link.pathname, listed.json<{ meta: { total: number } }>().meta.total]).toEqual(['/join-requests', 3]);
  expect(await told(ops)).toEqual([]);

  // as if those turns had been yesterday
  await app.pool.query(`update jobs set created_at = created_at - interval '1 day'`);
  await waiting(3.5);
  await turn();
  expect((await told(recruiter)).at(-1)).toMatchObject({ requests: 1 });
});
