import { login, me } from '@proline/contract/auth/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, tokenIn, type TestApp } from '../../testing/test-app.ts';

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

const WRONG = { message: 'Wrong email or password.', code: 'wrong_credentials' };

describe('signing in', () => {
  test('answers with exactly the token, its type and the user', async () => {
    const admin = await here.addAdmin('ops', 'mona adel');
    const response = await here.call(login, { body: { email: admin.email, password: TEST_PASSWORD } });
    expect(response.statusCode).toBe(200);
    const token = tokenIn(response);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const user = {
      id: admin.id,
      name: 'mona adel',
      email: admin.email,
      image: null,
      permission_set: 'ops',
      preferences: { language: null, theme: null, density: null, numerals: null },
      two_factor: 'off',
    };
    expect(response.json()).toEqual({ data: { token_type: 'Bearer', access_token: token, user } });
    expect((await there.call(me, { token })).json()).toEqual({ data: user });
  });

  test('takes the e-mail in any case and with spaces around it', async () => {
    const { email } = await here.addAdmin('ops');
    const response = await here.call(login, { body: { email: `  ${email.toUpperCase()} `, password: TEST_PASSWORD } });
    expect(response.statusCode).toBe(200);
  });

  test('says the same of a wrong password, an unknown account, a disabled one and one without a password', async () => {
    const known = await here.addAdmin('ops');
    const disabled = await here.addAdmin('ops');
    await here.pool.query('update admins set disabled_at = now() where id = $1', [disabled.id]);
    const invited = await here.addAdmin('ops');
    await here.pool.query('update admins set password_hash = null where id = $1', [invited.id]);
    const tries = [
      { email: known.email, password: 'not the password' },
      { email: 'nobody@proline.test', password: TEST_PASSWORD },
      { email: disabled.email, password: TEST_PASSWORD },
      { email: invited.email, password: TEST_PASSWORD },
    ];
    for (const body of tries) {
      const response = await here.call(login, { body });
      expect([response.statusCode, response.json()]).toEqual([401, WRONG]);
    }
  });

  test('spends one hash on an unknown account as on a wrong password', async () => {
    // processor time rather than a clock's: other programs on the machine do not count
    const work = async (email: string) => {
      const before = process.cpuUsage();
      await here.call(login, { body: { email, password: 'not the password' } });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      known.push(await work((await here.addAdmin('ops')).email));
      unknown.push(await work(`nobody${i}@proline.test`));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    // without the hash it would be less than a quarter
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  test('keeps only a hash of the token: no table holds its text', async () => {
    const { email } = await here.addAdmin('ops');
    const response = await here.call(login, {
      body: { email, password: TEST_PASSWORD },
      headers: { 'idempotency-key': 'token-text-1' },
    });
    const token = tokenIn(response);
    const { rows: tables } = await here.pool.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const needle of [token, Buffer.from(token).toString('hex'), TEST_PASSWORD]) {
      for (const { name } of tables) {
        const { rows } = await here.pool.query(`select 1 from ${name} t where position($1 in t::text) > 0`, [needle]);
        expect([name, rows]).toEqual([name, []]);
      }
    }
  });

  test('a session begun with a password that changed meanwhile is not begun', async () => {
    const { email, id } = await here.addAdmin('ops');
    const client = await here.pool.connect();
    try {
      await client.query('begin');
      await client.query(`update admins set password_hash = 'another' where id = $1`, [id]);
      const pending = here.call(login, { body: { email, password: TEST_PASSWORD } });
      // the sign-in has verified the old hash and now waits for this transaction
      await waitingForLock(here);
      await client.query('commit');
      expect((await pending).json()).toEqual(WRONG);
    } finally {
      client.release();
    }
  });
});

async function waitingForLock({ pool, database }: TestApp): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
      [database.config.database],
    );
    if (rowCount === 1) return;
  }
}
