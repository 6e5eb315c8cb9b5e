import { createHash } from 'node:crypto';
import { endLeftSession, login, logout, me } from '@proline/contract/auth/auth';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { ENDPOINTS } from '@proline/contract/slices';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { JOIN_PASS_PREFIX } from '../../platform/security/join-pass-check.ts';
import { STAFF_TOKEN_PREFIX } from '../../platform/security/staff-session-check.ts';
import { startTestApp, TEST_PASSWORD, tokenIn, type TestApp } from '../../testing/test-app.ts';
import { disableAdmin } from './auth.queries.ts';

let here: TestApp;
/** A second process on the same database. */
let there: TestApp;

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ database: here.database, dataKey: here.dataKey });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

describe('a session ends', () => {
  const signedIn = async () => {
    const { email, id } = await here.addAdmin('ops');
    const token = tokenIn(await here.call(login, { body: { email, password: TEST_PASSWORD } }));
    expect((await there.call(me, { token })).statusCode).toBe(200);
    return { id, email, token };
  };
  const expectEnded = async (token: string) => {
    for (const app of [there, here]) {
      const response = await app.call(me, { token });
      expect([response.statusCode, response.json()]).toEqual([
        401,
        { message: 'Your session has ended. Sign in again.', code: 'session_ended' },
      ]);
    }
  };

  test('at logout, on the very next request of any process', async () => {
    const { token } = await signedIn();
    const other = await signedIn();
    const response = await here.call(logout, { token });
    expect([response.statusCode, response.json()]).toEqual([200, { data: null }]);
    await expectEnded(token);
    expect((await here.call(logout, { token })).statusCode).toBe(401);
    expect((await there.call(me, { token: other.token })).statusCode).toBe(200);
  });

  test('when a device that left it without a network says so, by the hash of its token alone', async () => {
    const { id, token } = await signedIn();
    const other = await signedIn();
    const print = createHash('sha256').update(token).digest('hex');
    const tell = async (of: string) => {
      const response = await there.call(endLeftSession, { body: { print: of } });
      return [response.statusCode, response.json()];
    };
    // whoever guesses finds nothing out
    expect(await tell('0'.repeat(64))).toEqual([200, { data: null }]);
    expect((await here.call(me, { token: print })).statusCode).toBe(401);
    expect((await here.call(me, { token })).statusCode).toBe(200);
    expect([await tell(print), await tell(print)]).toEqual([
      [200, { data: null }],
      [200, { data: null }],
    ]);
    await expectEnded(token);
    expect((await here.call(me, { token: other.token })).statusCode).toBe(200);
    const { rows } = await here.pool.query(`select action from audit_log where admin_id = $1 order by id`, [id]);
    expect(rows).toEqual([{ action: 'sign_in' }, { action: 'sign_out' }]);
    expect((await there.call(endLeftSession, { body: { print: token } })).statusCode).toBe(422);
  });

  test('when nobody used it for the idle time, and not before', async () => {
    const { id, token } = await signedIn();
    const idleFor = (minutes: number) =>
      here.pool.query('update sessions set last_used_at = now() - make_interval(mins => $2) where admin_id = $1', [
        id,
        minutes,
      ]);
    await idleFor(here.config.sessionIdleMinutes - 1);
    expect((await here.call(me, { token })).statusCode).toBe(200);
    // using it began the idle time anew
    const { rows } = await here.pool.query(
      `select from sessions where admin_id = $1 and last_used_at > now() - interval '1 minute'`,
      [id],
    );
    expect(rows).toHaveLength(1);
    await idleFor(here.config.sessionIdleMinutes);
    await expectEnded(token);
  });

  test('after its longest time, however busy', async () => {
    const { id, token } = await signedIn();
    await here.pool.query(
      `update sessions set created_at = created_at - interval '2 days', expires_at = now() where admin_id = $1`,
      [id],
    );
    await expectEnded(token);
  });

  test('its longest time is the configured one', async () => {
    const { id } = await signedIn();
    const { rows } = await here.pool.query<{ hours: number }>(
      'select extract(epoch from expires_at - created_at)::int / 3600 as hours from sessions where admin_id = $1',
      [id],
    );
    expect(rows).toEqual([{ hours: here.config.sessionMaxHours }]);
  });

  test('when the account is disabled, even by hand, and stays ended when the account comes back', async () => {
    const byHand = await signedIn();
    await here.pool.query('update admins set disabled_at = now() where id = $1', [byHand.id]);
    await expectEnded(byHand.token);

    const { id, token } = await signedIn();
    const disable = () =>
      createDatabase(here.pool)
        .transaction()
        .execute((tx) => disableAdmin(tx, id));
    expect([await disable(), await disable()]).toEqual([true, false]);
    await expectEnded(token);
    await here.pool.query('update admins set disabled_at = null where id = $1', [id]);
    await expectEnded(token);
  });

  test('is not written to at every request', async () => {
    const { id, token } = await signedIn();
    const lastUse = async () =>
      (await here.pool.query<{ at: string }>('select last_used_at::text as at from sessions where admin_id = $1', [id]))
        .rows[0]?.at;
    const before = await lastUse();
    for (let i = 0; i < 5; i += 1) await here.call(me, { token });
    expect(await lastUse()).toBe(before);
  });
});

/** Each kind of credential begins in its own way. */
const prefixOf = (access: Endpoint['access']): string => {
  if (access === 'joiner') return JOIN_PASS_PREFIX;
  return access === 'staff' ? STAFF_TOKEN_PREFIX : '';
};

describe('without a session', () => {
  const closed = ENDPOINTS.filter(({ access }) => access !== 'public');

  test.each(closed.map((endpoint) => [endpoint.name, endpoint] as const))('%s is refused', async (_name, endpoint) => {
    const headers: (string | undefined)[] = [
      undefined,
      '',
      'Bearer',
      'Bearer short',
      'Basic abc',
      `Bearer ${'a'.repeat(44)}`,
    ];
    for (const authorization of headers) {
      const response = await here.call(endpoint, authorization === undefined ? {} : { headers: { authorization } });
      expect([authorization, response.statusCode, response.json<ErrorReply>().code]).toEqual([
        authorization,
        401,
        'unauthenticated',
      ]);
      expect(response.headers['www-authenticate']).toBe('Bearer');
    }
    const unknown = await here.call(endpoint, { token: `${prefixOf(endpoint.access)}${'a'.repeat(43)}` });
    expect([unknown.statusCode, unknown.json<ErrorReply>().code]).toEqual([401, 'session_ended']);
  });
});
