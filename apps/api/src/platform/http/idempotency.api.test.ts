import { randomUUID } from 'node:crypto';
import { login, logout } from '@proline/contract/auth/auth';
import { requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SWEEPS } from '../../slices.ts';
import { startTestApp, TEST_PASSWORD, tokenIn, type TestApp } from '../../testing/test-app.ts';
import { sweep } from '../writing/housekeeping.ts';

let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ database: here.database, dataKey: here.dataKey });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const keyed = (key: string) => ({ 'idempotency-key': key });
const count = async (query: string, values: unknown[] = []) =>
  Number((await here.pool.query<{ n: string }>(`select count(*) as n ${query}`, values)).rows[0]?.n);

async function signInBody() {
  const { id, email } = await here.addAdmin('finance');
  const sessions = () => count('from sessions where admin_id = $1', [id]);
  return { body: { email, password: TEST_PASSWORD }, sessions };
}

test('the same key and body get the same reply, and nothing happens twice', async () => {
  const { body, sessions } = await signInBody();
  const headers = keyed(randomUUID());
  const first = await here.call(login, { body, headers });
  const second = await there.call(login, { body, headers });
  expect(first.headers['idempotent-replay']).toBeUndefined();
  expect([second.statusCode, second.headers['idempotent-replay'], second.body]).toEqual([200, 'true', first.body]);
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
  expect(await sessions()).toBe(1);
});

test('without a key each request is its own', async () => {
  const { body, sessions } = await signInBody();
  await here.call(login, { body });
  await here.call(login, { body });
  expect(await sessions()).toBe(2);
});

test('twenty at once, over two processes: one effect, one reply', async () => {
  const { body, sessions } = await signInBody();
  const headers = keyed(randomUUID());
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? here : there).call(login, { body, headers })),
  );
  expect(new Set(replies.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size).toBe(1);
  expect(replies.filter(({ headers: { 'idempotent-replay': replay } }) => replay === undefined)).toHaveLength(1);
  expect(await sessions()).toBe(1);
});

test('the same key with another body, or for another call, is refused and changes nothing', async () => {
  const headers = keyed(randomUUID());
  const body = { email: 'first@example.com', message: '' };
  expect((await here.call(requestAccountDeletion, { body, headers })).statusCode).toBe(200);
  const other = await there.call(requestAccountDeletion, { body: { ...body, email: 'second@example.com' }, headers });
  expect([other.statusCode, other.json<ErrorReply>().code]).toEqual([422, 'idempotency_key_reused']);
  expect(await count(`from deletion_requests where email = 'second@example.com'`)).toBe(0);

  const { body: signIn } = await signInBody();
  const elsewhere = await here.call(login, { body: signIn, headers });
  expect([elsewhere.statusCode, elsewhere.json<ErrorReply>().code]).toEqual([422, 'idempotency_key_reused']);
});

test('a body that means the same is the same', async () => {
  const headers = { ...keyed(randomUUID()), 'content-type': 'application/json' };
  const send = (payload: string) =>
    here.app.inject({ method: 'POST', url: '/api/account-deletion-requests', headers, payload });
  expect((await send('{"email":"same@example.com","message":"x"}')).statusCode).toBe(200);
  const again = await send('{ "message": " x ", "email": "SAME@example.com" }');
  expect([again.statusCode, again.headers['idempotent-replay']]).toEqual([200, 'true']);
});

test('a refusal is not kept: the corrected cause lets the same request through', async () => {
  const { id, email } = await here.addAdmin('finance');
  await here.pool.query('update admins set disabled_at = now() where id = $1', [id]);
  const headers = keyed(randomUUID());
  const body = { email, password: TEST_PASSWORD };
  expect((await here.call(login, { body, headers })).statusCode).toBe(401);
  await here.pool.query('update admins set disabled_at = null where id = $1', [id]);
  const second = await there.call(login, { body, headers });
  expect([second.statusCode, second.headers['idempotent-replay']]).toEqual([200, undefined]);
});

test('two admins may use the same key', async () => {
  const [a, b] = [await here.signIn('ops'), await here.signIn('ops')];
  const headers = keyed('shared-between-two');
  for (const { token } of [a, b]) {
    const response = await here.call(logout, { token, headers });
    expect([response.statusCode, response.headers['idempotent-replay']]).toEqual([200, undefined]);
  }
});

test('a logout may be repeated with its key, and opens nothing else', async () => {
  const { token } = await here.signIn('ops');
  const headers = keyed(randomUUID());
  const first = await here.call(logout, { token, headers });
  const second = await there.call(logout, { token, headers });
  expect([second.statusCode, second.body, second.headers['idempotent-replay']]).toEqual([200, first.body, 'true']);
  expect((await here.call(logout, { token, headers: keyed(randomUUID()) })).json<ErrorReply>().code).toBe(
    'session_ended',
  );
});

test('the stored reply cannot be read without the key of the data', async () => {
  const { body } = await signInBody();
  const key = randomUUID();
  const response = await here.call(login, { body, headers: keyed(key) });
  const { rows } = await here.pool.query<{ reply_encrypted: Buffer; body_hmac: Buffer }>(
    'select reply_encrypted, body_hmac from idempotency_keys where key = $1',
    [key],
  );
  const stored = Buffer.concat([
    rows[0]?.reply_encrypted ?? Buffer.alloc(0),
    rows[0]?.body_hmac ?? Buffer.alloc(0),
  ]).toString('latin1');
  expect(stored.length).toBeGreaterThan(100);
  for (const secret of [tokenIn(response), body.email, body.password, 'token_type']) {
    expect(stored).not.toContain(secret);
  }
});

test.each(['', ' ', 'a b', 'clé', 'x'.repeat(256)])('%j is no key', async (key) => {
  const response = await here.call(requestAccountDeletion, { body: { email: 'a@example.com' }, headers: keyed(key) });
  expect([response.statusCode, response.json<ErrorReply>().code]).toEqual([400, 'idempotency_key_invalid']);
});

test('a key is forgotten after a day', async () => {
  const { body, sessions } = await signInBody();
  const [old, young] = [randomUUID(), randomUUID()];
  await here.call(login, { body, headers: keyed(old) });
  await here.call(login, { body, headers: keyed(young) });
  await here.pool.query(`update idempotency_keys set created_at = now() - interval '25 hours' where key = $1`, [old]);
  await sweep(here.pool, SWEEPS);
  expect((await here.call(login, { body, headers: keyed(young) })).headers['idempotent-replay']).toBe('true');
  expect((await here.call(login, { body, headers: keyed(old) })).headers['idempotent-replay']).toBeUndefined();
  expect(await sessions()).toBe(3);
});
