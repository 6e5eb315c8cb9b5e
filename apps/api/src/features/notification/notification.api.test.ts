import {
  changeNotificationChoice,
  countNotifications,
  getNotificationChoices,
  listNotifications,
  readNotifications,
} from '@proline/contract/notification/notification';
import { login, setFirstPassword } from '@proline/contract/auth/auth';
import { requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { notify } from '../../platform/writing/notify.ts';
import { openLink } from '../../testing/sample/sample-links.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';

/** Two processes on one database. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ database: app.database, dataKey: app.dataKey });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const listOf = async (token: string, query: Record<string, string> = {}) =>
  listNotifications.response.parse((await app.call(listNotifications, { token, query })).json());
const kindsOf = async (token: string) => (await listOf(token)).data.map(({ kind }) => kind);
const unreadOf = async (token: string) =>
  countNotifications.response.parse((await other.call(countNotifications, { token })).json()).data.unread;
const tell = (admin_id: string, on = true) =>
  createDatabase(app.pool)
    .transaction()
    .execute((tx) =>
      notify(tx, { kind: 'two_factor_changed', params: { on }, link: null, to: { admin_ids: [admin_id] } }),
    );

test('what was told is read at any process, newest first, page by page', async () => {
  const { id, token } = await app.signIn('viewer');
  for (let i = 0; i < 24; i += 1) await tell(id);
  // the calls between lie further apart than the clocks of two connections
  expect((await listOf(token)).meta.unread).toBe(24);
  await tell(id, false);
  const first = await listOf(token);
  expect([first.data.length, first.meta]).toEqual([20, { unread: 25, has_more: true }]);
  expect(first.data[0]?.params).toEqual({ on: false });
  const second = await listOf(token, { before: first.data.at(-1)?.id ?? '' });
  expect([second.data.length, second.meta.has_more]).toEqual([5, false]);
  const ids = [...first.data, ...second.data].map((each) => each.id);
  expect(new Set(ids).size).toBe(25);
  expect(ids).toEqual(ids.toSorted().reverse());
});

test('one is read and unread again; all are read at once; others stay as they are', async () => {
  const [mine, hers] = await Promise.all([app.signIn('viewer'), app.signIn('viewer')]);
  for (const { id } of [mine, mine, mine, hers]) await tell(id);
  const [first] = (await listOf(mine.token)).data;
  const read = (body: unknown) => app.call(readNotifications, { token: mine.token, body });
  expect((await read({ ids: [first?.id] })).json()).toEqual({ data: { unread: 2 } });
  expect((await listOf(mine.token, { unread: 'yes' })).data).toHaveLength(2);
  expect((await read({ ids: [first?.id], read: false })).json()).toEqual({ data: { unread: 3 } });
  expect((await read({ ids: 'all' })).json()).toEqual({ data: { unread: 0 } });
  expect(await unreadOf(mine.token)).toBe(0);
  const foreign = (await listOf(hers.token)).data[0]?.id;
  expect((await read({ ids: [foreign] })).statusCode).toBe(200);
  expect(await unreadOf(hers.token)).toBe(1);
});

test('who has declined a kind is not told of it; what touches his account he is told always', async () => {
  const { id, token } = await app.signIn('recruiter');
  const choices = async () =>
    getNotificationChoices.response.parse((await app.call(getNotificationChoices, { token })).json()).data;
  // admin_joined is for those who see admin accounts
  expect((await choices()).map(({ kind, optional }) => `${kind}${optional ? '' : ' always'}`)).toEqual([
    'job_finished',
    'join_requests_waiting',
    'interview_soon',
    'documents_expiring',
    'report_ready always',
    'deletion_request',
    'deletion_due',
    'new_sign_in always',
    'wrong_sign_in_code always',
    'password_link_sent always',
    'permission_changed always',
    'two_factor_changed always',
  ]);
  const choose = (kind: string, wanted: boolean) =>
    app.call(changeNotificationChoice, { token, body: { kind, wanted } });
  expect((await choose('deletion_request', false)).statusCode).toBe(200);
  await other.call(requestAccountDeletion, { body: { email: 'first@example.com' } });
  expect(await kindsOf(token)).toEqual([]);
  await choose('deletion_request', true);
  await other.call(requestAccountDeletion, { body: { email: 'second@example.com' } });
  expect(await kindsOf(token)).toEqual(['deletion_request']);
  expect((await choose('two_factor_changed', false)).statusCode).toBe(422);
  await tell(id);
  expect(await kindsOf(token)).toEqual(['two_factor_changed', 'deletion_request']);
});

test('a deletion request tells those who handle it, once, and names nobody', async () => {
  const [recruiter, finance] = await Promise.all([app.signIn('recruiter'), app.signIn('finance')]);
  await Promise.all(
    [app, other, app, other].map((process) =>
      process.call(requestAccountDeletion, { body: { email: 'storm@example.com', message: 'remove me' } }),
    ),
  );
  expect(await kindsOf(recruiter.token)).toEqual(['deletion_request']);
  expect(await kindsOf(finance.token)).toEqual([]);
  expect(JSON.stringify(await listOf(recruiter.token))).not.toMatch(/storm|remove me/);
});

test('somebody who sets a first password has joined: owners hear of it, he himself does not', async () => {
  const owner = await app.signIn('owner');
  const newcomer = await app.addAdmin('owner', 'Lina Saad');
  await app.pool.query('update admins set password_hash = null where id = $1', [newcomer.id]);
  const params = { token: await openLink(app.pool, newcomer.id) };
  expect((await app.call(setFirstPassword, { params, body: { password: 'a long first password' } })).statusCode).toBe(
    200,
  );
  expect((await listOf(owner.token)).data).toMatchObject([
    { kind: 'admin_joined', params: { name: 'Lina Saad' }, link: `/admin?open=${newcomer.id}` },
  ]);
  expect(await kindsOf((await app.signIn('owner', newcomer.id)).token)).toEqual([]);
});

test('a sign-in with a browser never seen before is told; the first one and a known one are not', async () => {
  const { id, email } = await app.addAdmin('viewer');
  const signIn = (browser: string) =>
    app.call(login, { body: { email, password: TEST_PASSWORD }, headers: { 'user-agent': browser } });
  await signIn('Firefox');
  await signIn('Firefox');
  const { token } = await app.signIn('viewer', id);
  expect(await kindsOf(token)).toEqual([]);
  await signIn('Chrome');
  expect((await listOf(token)).data).toMatchObject([
    { kind: 'new_sign_in', params: { user_agent: 'Chrome', address: '127.0.0.1' } },
  ]);
});

test('nobody whose account is closed is told anything', async () => {
  const { id } = await app.signIn('viewer');
  await app.pool.query('update admins set disabled_at = now() where id = $1', [id]);
  await tell(id);
  const { rowCount } = await app.pool.query('select from notifications where admin_id = $1', [id]);
  expect(rowCount).toBe(0);
});
