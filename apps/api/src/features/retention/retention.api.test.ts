import { previewRetention } from '@proline/contract/settings/house-settings';
import { DEFAULT_RETENTION } from '@proline/domain/house/retention';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { personOf } from '../../testing/people/person-course.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { retentionJob } from './retention.service.ts';

let app: TestApp;
let owner: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  owner = await app.signIn('owner');
});
beforeEach(() => app.pool.query('delete from settings'));
afterAll(() => app.close());

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const keep = (value: object) =>
  app.pool.query(`insert into settings (key, value) values ('retention', $1)`, [JSON.stringify(value)]);
const column = async (statement: string) =>
  (await app.pool.query<{ name: string }>(`${statement} order by 1`)).rows.map(({ name }) => name);
const preview = async (limits: object) => {
  const query = Object.fromEntries(
    Object.entries({ ...DEFAULT_RETENTION, ...limits }).map(([name, n]) => [name, String(n)]),
  );
  const reply = await app.call(previewRetention, { token: owner.token, query });
  return previewRetention.response.parse(reply.json()).data;
};

test('jobs, notifications and ended sessions go when they are long over, as the preview has said', async () => {
  const { id } = await app.addAdmin('ops');
  await app.pool.query(
    `insert into jobs (kind, visible, status, finished_at, slot)
     values ('old.visible', true, 'done', now() - interval '31 days', null),
            ('recent.visible', true, 'canceled', now() - interval '29 days', null),
            ('old.scheduled', false, 'done', now() - interval '2 days', 'a'),
            ('open.old', false, 'queued', null, 'b')`,
  );
  await app.pool.query(
    `insert into notifications (admin_id, kind, created_at)
     values ($1, 'old', now() - interval '181 days'), ($1, 'recent', now() - interval '179 days')`,
    [id],
  );
  await app.pool.query(
    `insert into sessions (admin_id, token_hash, created_at, expires_at)
     values ($1, sha256('old'), now() - interval '60 days', now() - interval '31 days'),
            ($1, sha256('recent'), now() - interval '60 days', now() - interval '29 days')`,
    [id],
  );
  const { id: person_id } = await addRow(app.pool, 'ushers');
  await app.pool.query(
    `insert into staff_sessions (person_id, token_hash, created_at, expires_at)
     values ($1, sha256('old'), now() - interval '60 days', now() - interval '31 days'),
            ($1, sha256('recent'), now() - interval '60 days', now() - interval '29 days')`,
    [person_id],
  );
  const nobody = { turned_down: 0, messages: 0 };
  expect(await preview({})).toEqual({
    ...nobody,
    notifications: 1,
    jobs: 2,
    sessions: 1,
    staff_sessions: 1,
    sign_ins: 0,
  });
  expect(await preview({ staff_sessions_days: 28 })).toMatchObject({ staff_sessions: 2 });
  await runClockTwice(app, retentionJob, {});
  expect(await column(`select kind as name from jobs where kind <> 'retention.sweep'`)).toEqual([
    'open.old',
    'recent.visible',
  ]);
  expect(await column('select kind as name from notifications')).toEqual(['recent']);
  expect((await app.pool.query('select from sessions where admin_id = $1', [id])).rowCount).toBe(1);
  expect((await app.pool.query('select from staff_sessions where person_id = $1', [person_id])).rowCount).toBe(1);
});

test('people who were turned down and their messages go only where the settings say so', async () => {
  const rejected = { status: 'rejected', status_reason: 'No', status_changed_at: ago(100) } as const;
  const { id: old } = await addRow(app.pool, 'ushers', rejected);
  const { id: recent } = await addRow(app.pool, 'ushers', { ...rejected, status_changed_at: ago(80) });
  const { id: waits } = await addRow(app.pool, 'ushers', { ...rejected, reapply_on: '2099-01-01' });
  await addRow(app.pool, 'messages', {
    person_id: recent,
    cause_id: recent,
    created_at: ago(400),
    routed_at: ago(400),
  });
  expect(await preview({ turned_down_days: 90, messages_days: 365 })).toMatchObject({ turned_down: 1, messages: 1 });
  await runClockTwice(app, retentionJob, {});
  expect((await personOf(app.pool, old))?.anonymised_at).toBeNull();
  await keep({ turned_down_days: 90, messages_days: 365 });
  await runClockTwice(app, retentionJob, {});
  expect((await personOf(app.pool, old))?.anonymised_at).not.toBeNull();
  for (const id of [recent, waits]) expect((await personOf(app.pool, id))?.anonymised_at).toBeNull();
  expect((await app.pool.query('select from messages where person_id = $1', [recent])).rowCount).toBe(0);
});

test('records of sign-ins go where the settings say so, and nothing else of the audit log can', async () => {
  const add = (action: string, days: number) =>
    app.pool.query(
      `insert into audit_log (at, action, entity, record_id) values (now() - make_interval(days => $2), $1, 'session', $1)`,
      [action, days],
    );
  for (const days of [400, 100, 89]) await add('sign_in', days);
  await add('fail_to_sign_in', 400);
  await add('block', 4_000);
  const left = () =>
    column(`select action || ' ' || now()::date - at::date as name from audit_log where record_id = action`);
  const all = await left();
  await runClockTwice(app, retentionJob, {});
  expect(await left()).toEqual(all);
  expect(await preview({ sign_ins_days: 90 })).toMatchObject({ sign_ins: 3 });
  await keep({ ...DEFAULT_RETENTION, sign_ins_days: 365 });
  await runClockTwice(app, retentionJob, {});
  expect(await left()).toEqual(['block 4000', 'sign_in 100', 'sign_in 89']);
  for (const record of ['block', 'sign_in'])
    await expect(app.pool.query('delete from audit_log where record_id = $1', [record])).rejects.toThrow();
  expect(await left()).toEqual(['block 4000', 'sign_in 100', 'sign_in 89']);
});
