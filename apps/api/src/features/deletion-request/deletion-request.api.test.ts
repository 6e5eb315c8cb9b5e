import { requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
