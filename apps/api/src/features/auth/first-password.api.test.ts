import { createHash, randomBytes } from 'node:crypto';
import { login, me, setFirstPassword } from '@proline/contract/auth/auth';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const NEW_PASSWORD = 'a first password';
const NOT_VALID = { message: 'This link is no longer valid. Ask an owner for a new one.', code: 'link_not_valid' };

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

async function invited(expires = "now() + interval '1 day'") {
  const admin = await here.addAdmin('recruiter');
  await here.pool.query('update admins set password_hash = null where id = $1', [admin.id]);
  const token = randomBytes(32).toString('base64url');
  await here.pool.query(
    `insert into first_password_tokens (admin_id, token_hash, created_at, expires_at) values ($1, $2, now() - interval '2 days', ${expires})`,
    [admin.id, createHash('sha256').update(token).digest()],
  );
  return { ...admin, token };
}

const choose = (token: string, app = here, password = NEW_PASSWORD, headers = {}) =>
  app.call(setFirstPassword, { params: { token }, body: { password }, headers });

test('sets the password, once', async () => {
  const { email, token } = await invited();
  const response = await choose(token);
  expect([response.statusCode, response.json()]).toEqual([200, { data: null }]);
  expect((await there.call(login, { body: { email, password: NEW_PASSWORD } })).statusCode).toBe(200);

  const again = await choose(token, there, 'somebody else’s idea');
  expect([again.statusCode, again.json()]).toEqual([404, NOT_VALID]);
  expect((await here.call(login, { body: { email, password: NEW_PASSWORD } })).statusCode).toBe(200);
});

test('of twenty tries at once exactly one wins', async () => {
  const { email, token } = await invited();
  const passwords = Array.from({ length: 20 }, (_, i) => `password number ${i}`);
  const replies = await Promise.all(passwords.map((password, i) => choose(token, i % 2 ? here : there, password)));
  const winners = passwords.filter((_, i) => replies[i]?.statusCode === 200);
  expect(winners).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19);
  expect((await here.call(login, { body: { email, password: winners[0] } })).statusCode).toBe(200);
});

test('an expired, an unknown, a garbled link and one of a disabled account look the same', async () => {
  const expired = await invited("now() - interval '1 second'");
  const disabled = await invited();
  await here.pool.query('update admins set disabled_at = now() where id = $1', [disabled.id]);
  for (const token of [
    expired.token,
    disabled.token,
    randomBytes(32).toString('base64url'),
    'garbage',
    "' or 1=1 --",
    '%00',
  ]) {
    const response = await choose(token);
    expect([token, response.statusCode, response.json()]).toEqual([token, 404, NOT_VALID]);
  }
});

test('a password that is too short or missing leaves the link as it was', async () => {
  const { token } = await invited();
  expect((await choose(token, here, 'short')).json()).toMatchObject({
    code: 'validation_failed',
    errors: { password: ['too_short'] },
  });
  expect((await here.call(setFirstPassword, { params: { token }, body: {} })).json<ErrorReply>().errors).toEqual({
    password: ['required'],
  });
  expect((await choose(token)).statusCode).toBe(200);
});

test('opening the link with GET uses nothing up', async () => {
  const { token } = await invited();
  for (const url of [
    `/api/admin/auth/update-password-for-first-time/${token}`,
    `/update-password-for-first-time/${token}`,
  ]) {
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await here.app.inject({ method, url })).statusCode).toBeGreaterThanOrEqual(400);
    }
  }
  expect((await choose(token)).statusCode).toBe(200);
});

test('ends every session that the account had', async () => {
  const { id, token } = await invited();
  const old = await here.signIn('recruiter', id);
  const other = await here.signIn('recruiter');
  expect((await there.call(me, { token: old.token })).statusCode).toBe(200);
  await choose(token);
  expect((await there.call(me, { token: old.token })).json<ErrorReply>().code).toBe('session_ended');
  expect((await there.call(me, { token: other.token })).statusCode).toBe(200);
});

test('is in the audit log, without the password or the token', async () => {
  const { id, token } = await invited();
  await choose(token);
  const { rows } = await here.pool.query(
    `select admin_id, action, entity, before, after from audit_log where record_id = $1`,
    [id],
  );
  expect(rows).toEqual([
    {
      admin_id: id,
      action: 'set_first_password',
      entity: 'admin',
      before: null,
      after: { password: '[masked]', sessions_ended: 0 },
    },
  ]);
});

test('a composed and a decomposed spelling are the same password', async () => {
  const { email, token } = await invited();
  await choose(token, here, 'caf\u00e9 au lait');
  expect((await here.call(login, { body: { email, password: 'cafe\u0301 au lait' } })).statusCode).toBe(200);
});

test('the same request again, with its key, gets the same reply', async () => {
  const { token } = await invited();
  const key = { 'idempotency-key': randomBytes(8).toString('hex') };
  const first = await choose(token, here, NEW_PASSWORD, key);
  const second = await choose(token, there, NEW_PASSWORD, key);
  expect([second.statusCode, second.body, second.headers['idempotent-replay']]).toEqual([200, first.body, 'true']);
});

test('one address cannot make the server hash without end', async () => {
  for (let i = 0; i < 61; i += 1) {
    const response = await here.app.inject({
      method: 'POST',
      url: `/api/admin/auth/update-password-for-first-time/${randomBytes(32).toString('base64url')}`,
      remoteAddress: '10.5.5.5',
      payload: { password: NEW_PASSWORD },
    });
    expect(response.statusCode).toBe(i < 60 ? 404 : 429);
  }
});

test('a weak password is refused, and the link stays open', async () => {
  const { email, token } = await invited();
  const choose = (password: string) => here.call(setFirstPassword, { params: { token }, body: { password } });
  for (const password of ['12345678', email]) {
    expect((await choose(password)).json()).toMatchObject({ code: 'weak_password', errors: { password: ['weak'] } });
  }
  expect((await choose(NEW_PASSWORD)).statusCode).toBe(200);
});
