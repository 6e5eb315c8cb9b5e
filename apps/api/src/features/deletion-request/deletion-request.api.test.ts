import { getNeeds } from '@proline/contract/dashboard/dashboard';
import {
  deletionRequestList,
  getDeletionRequest,
  requestAccountDeletion,
} from '@proline/contract/deletion-request/deletion-request';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (body: unknown, address = '10.0.0.1') =>
  app.app.inject({
    method: 'POST',
    url: '/api/account-deletion-requests',
    remoteAddress: address,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const requests = async (email: string) =>
  (
    await app.pool.query<{ status: string }>(
      'select email, message, status from deletion_requests where email = $1 order by created_at',
      [email],
    )
  ).rows;

test('records one open request per e-mail, and answers the same each time', async () => {
  const first = await ask({ email: 'Sara@Example.com', message: '  please\nremove me ' });
  const second = await ask({ email: 'sara@example.com', message: 'again' });
  expect([first.statusCode, first.json()]).toEqual([200, { data: null }]);
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
  expect(await requests('sara@example.com')).toEqual([
    { email: 'sara@example.com', message: 'please\nremove me', status: 'open' },
  ]);
});

test('a handled request can be followed by a new one', async () => {
  await ask({ email: 'twice@example.com' });
  await app.pool.query(
    `update deletion_requests set status = 'refused', handled_at = now() where email = 'twice@example.com'`,
  );
  await ask({ email: 'twice@example.com' });
  expect((await requests('twice@example.com')).map(({ status }) => status)).toEqual(['refused', 'open']);
});

test('many at once leave one request', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask({ email: 'storm@example.com' }, '10.0.0.2')));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await requests('storm@example.com')).toHaveLength(1);
});

test('each is in the audit log, without the e-mail or the message', async () => {
  await ask({ email: 'quiet@example.com', message: 'my secret reason' }, '10.0.0.3');
  const { rows } = await app.pool.query<{ entry: string; action: string; address: string; admin_id: null }>(
    `select a::text as entry, action, host(address) as address, admin_id from audit_log a
     where record_id = (select id::text from deletion_requests where email = 'quiet@example.com')`,
  );
  expect(rows).toMatchObject([{ action: 'ask', address: '10.0.0.3', admin_id: null }]);
  expect(rows[0]?.entry).not.toMatch(/quiet@example|secret reason/);
});

test('an address may ask ten times an hour, whatever the e-mails', async () => {
  for (let i = 0; i < 10; i += 1)
    expect((await ask({ email: `many${i}@example.com` }, '10.0.0.4')).statusCode).toBe(200);
  const refused = await ask({ email: 'many10@example.com' }, '10.0.0.4');
  expect([refused.statusCode, refused.json<ErrorReply>().code]).toEqual([429, 'too_many_tries']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  expect(await requests('many10@example.com')).toEqual([]);
  expect((await ask({ email: 'many10@example.com' }, '10.0.0.5')).statusCode).toBe(200);
});

test('after five hundred in an hour nobody may, until the hour is over', async () => {
  const total = `key like 'deletion\\_total:%'`;
  await app.pool.query(`update throttles set hits = 499 where ${total}`);
  expect((await ask({ email: 'last@example.com' }, '10.0.1.1')).statusCode).toBe(200);
  expect((await ask({ email: 'toolate@example.com' }, '10.0.1.2')).statusCode).toBe(429);
  await app.pool.query(`update throttles set blocked_until = now() where ${total}`);
  expect((await ask({ email: 'toolate@example.com' }, '10.0.1.2')).statusCode).toBe(200);
});

test('what is not an e-mail is refused', async () => {
  for (const email of [
    '',
    'nobody',
    'a@b',
    'a b@example.com',
    `${'x'.repeat(250)}@example.com`,
    5,
    null,
    ['a@example.com'],
  ]) {
    const response = await app.call(requestAccountDeletion, { body: { email } });
    expect([email, response.statusCode, Object.keys(response.json<ErrorReply>().errors ?? {})]).toEqual([
      email,
      422,
      ['email'],
    ]);
  }
});

/** Asked so many days ago, at this time of the day. */
const asked = async (days: number, values: Parameters<typeof addRow<'deletion_requests'>>[2] = {}) => {
  const created_at = new Date(Date.now() - days * 86_400_000);
  return addRow(app.pool, 'deletion_requests', { email: `asked${days}@example.com`, created_at, ...values });
};

test('the list opens with what is most urgent, and a file says how many days are left', async () => {
  await app.pool.query('delete from deletion_requests');
  const { id: handled_by } = await app.addAdmin('recruiter', 'Omar Saleh');
  const handled = (days: number) => ({ handled_by, handled_at: new Date(Date.now() - days * 86_400_000) });
  await asked(0);
  await asked(40, { status: 'done', ...handled(20) });
  await asked(31);
  await asked(50, { status: 'refused', ...handled(2) });
  await asked(30);
  const { token } = await app.signIn('recruiter');
  const query = { format: 'csv', columns: 'email,status,days_left' };
  const file = await app.call(deletionRequestList.export, { token, query });
  expect(file.body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
    'Email,Status,Days left',
    'asked31@example.com,Open,-1',
    'asked30@example.com,Open,0',
    'asked0@example.com,Open,30',
    'asked50@example.com,Refused,',
    'asked40@example.com,Done,',
  ]);
});

test('the dashboard’s need counts the rows that its link opens', async () => {
  await app.pool.query('delete from deletion_requests');
  for (const days of [1, 2, 3]) await asked(days);
  await asked(9, { status: 'done', handled_at: new Date() });
  const { token } = await app.signIn('recruiter');
  const needs = (await app.call(getNeeds, { token })).json().data;
  const { data, meta } = (await app.call(deletionRequestList.rows, { token, query: { status: 'open' } })).json();
  expect(needs).toContainEqual(expect.objectContaining({ kind: 'deletion_requests', count: 3 }));
  expect([data.length, meta.total]).toEqual([3, 3]);
});

test('a row has the beginning of a message, one request the whole of it and who handled it', async () => {
  const message = `${'I have moved abroad. '.repeat(40)}\nGoodbye`;
  const { id: handled_by } = await app.addAdmin('recruiter', 'Hala Mansour');
  const { id } = await asked(70, { message, status: 'done', handled_by, handled_at: new Date() });
  const { token } = await app.signIn('recruiter');
  const rows = (await app.call(deletionRequestList.rows, { token, query: { q: 'asked70' } })).json().data;
  expect(rows).toMatchObject([{ id, message_start: message.slice(0, 200) }]);
  const one = await app.call(getDeletionRequest, { token, params: { id } });
  expect(one.json().data).toMatchObject({ email: 'asked70@example.com', message, handled_by: 'Hala Mansour' });
  const none = await app.call(getDeletionRequest, { token, params: { id: '0191f7a0-0000-7000-8000-000000000000' } });
  expect(none.statusCode).toBe(404);
});
