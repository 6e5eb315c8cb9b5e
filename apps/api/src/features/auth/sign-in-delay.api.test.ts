import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { throttleKey } from '../../platform/security/throttle.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';

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

describe('growing delay', () => {
  const ADDRESS = '10.9.8.7';
  const failAs = (app: TestApp, email: string, address = ADDRESS) =>
    app.app.inject({
      method: 'POST',
      url: '/api/admin/auth/login',
      remoteAddress: address,
      payload: { email, password: 'not the password' },
    });
  const rightAs = (app: TestApp, email: string, address = ADDRESS) =>
    app.app.inject({
      method: 'POST',
      url: '/api/admin/auth/login',
      remoteAddress: address,
      payload: { email, password: TEST_PASSWORD },
    });
  const letTimePass = () => here.pool.query(`update throttles set blocked_until = now() - interval '1 second'`);

  const secondsBlocked = async (...key: readonly [scope: string, ...who: string[]]) => {
    const { rows } = await here.pool.query<{ seconds: number }>(
      'select extract(epoch from blocked_until - updated_at)::int as seconds from throttles where key = $1',
      [throttleKey(here.dataKey, ...key)],
    );
    return rows[0]?.seconds;
  };

  test('is counted by all processes together and doubles', async () => {
    const { email } = await here.addAdmin('ops');
    const delays: (number | undefined)[] = [];
    for (let i = 0; i < 9; i += 1) {
      expect((await failAs(i % 2 ? here : there, email)).statusCode).toBe(401);
      delays.push(await secondsBlocked('account_and_address', email, ADDRESS));
      await letTimePass();
    }
    expect(delays).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16]);
  });

  test('makes even the right password wait, which then clears the count', async () => {
    const { email } = await here.addAdmin('ops');
    await failAs(here, email);
    await here.pool.query('update throttles set hits = 12 where key = $1', [
      throttleKey(here.dataKey, 'account_and_address', email, ADDRESS),
    ]);
    expect((await failAs(there, email)).statusCode).toBe(401);
    const refused = await rightAs(here, email);
    expect([refused.statusCode, refused.json<ErrorReply>().code]).toEqual([429, 'too_many_tries']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(256);
    await letTimePass();
    expect((await rightAs(there, email)).statusCode).toBe(200);
    expect((await failAs(here, email)).statusCode).toBe(401);
    expect((await rightAs(here, email)).statusCode).toBe(200);
  });

  test('is forgotten after a quiet hour', async () => {
    const { email } = await here.addAdmin('ops');
    for (let i = 0; i < 5; i += 1) await failAs(here, email);
    await here.pool.query(
      `update throttles set updated_at = now() - interval '61 minutes', blocked_until = now() - interval '1 minute'`,
    );
    await failAs(here, email);
    expect(await secondsBlocked('account_and_address', email, ADDRESS)).toBe(0);
  });

  test('guesses at once get no further than guesses one by one', async () => {
    const { email } = await here.addAdmin('ops');
    await failAs(here, email);
    await here.pool.query('update throttles set hits = 12 where key = $1', [
      throttleKey(here.dataKey, 'account_and_address', email, ADDRESS),
    ]);
    const replies = await Promise.all(Array.from({ length: 30 }, (_, i) => failAs(i % 2 ? here : there, email)));
    const codes = replies.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(1);
    expect(codes.filter((code) => code === 429)).toHaveLength(29);
  });

  test('one address that tries many accounts is slowed down, another address is not', async () => {
    const { email } = await here.addAdmin('ops');
    await failAs(there, 'guess@proline.test', '10.2.2.2');
    await here.pool.query('update throttles set hits = 58 where key = $1', [
      throttleKey(here.dataKey, 'address', '10.2.2.2'),
    ]);
    await failAs(there, 'another@proline.test', '10.2.2.2');
    expect((await rightAs(here, email, '10.2.2.2')).statusCode).toBe(429);
    expect((await rightAs(here, email, '10.3.3.3')).statusCode).toBe(200);
  });

  test('guesses of others keep nobody out who signed in lately from there', async () => {
    const { email } = await here.addAdmin('ops');
    const OFFICE = '2001:db8:7:7::5';
    await rightAs(here, email, OFFICE);
    const block = (...key: readonly [scope: string, ...who: string[]]) =>
      here.pool.query(`insert into throttles (key, hits, blocked_until) values ($1, 99, now() + interval '1 minute')`, [
        throttleKey(here.dataKey, ...key),
      ]);
    await block('account', email);
    await block('address', '2001:db8:7:7');
    expect((await rightAs(here, email, '10.5.5.5')).statusCode).toBe(429);
    expect((await rightAs(there, email, '2001:db8:7:7:1::9')).statusCode).toBe(200);
    const { email: colleague } = await here.addAdmin('ops');
    expect((await rightAs(here, colleague, OFFICE)).statusCode).toBe(429);
    await here.pool.query(`update sessions set created_at = now() - interval '31 days'`);
    expect((await rightAs(here, email, OFFICE)).statusCode).toBe(429);
  });

  test('a hop inside one IPv6 network does not help', async () => {
    const { email } = await here.addAdmin('ops');
    await failAs(here, email, '2001:db8:1:2::1');
    await failAs(here, email, '2001:db8:1:2:ffff::9');
    await failAs(here, email, '2001:db8:1:3::1');
    const hits = async (network: string) => {
      const key = throttleKey(here.dataKey, 'account_and_address', email, network);
      return (await here.pool.query<{ hits: number }>('select hits from throttles where key = $1', [key])).rows;
    };
    expect([await hits('2001:db8:1:2'), await hits('2001:db8:1:3')]).toEqual([[{ hits: 2 }], [{ hits: 1 }]]);
  });

  test('keeps neither addresses nor e-mails', async () => {
    const { email } = await here.addAdmin('ops');
    await failAs(here, email, '10.4.4.4');
    const { rows } = await here.pool.query<{ key: string }>('select key from throttles');
    expect(rows.filter(({ key }) => key.includes(email) || key.includes('10.4.4.4'))).toEqual([]);
  });
});
