import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { login, me } from '@proline/contract/auth/auth';
import { getPrivacyContact } from '@proline/contract/privacy/privacy';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDatabaseProxy } from '../../testing/program/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';

/** Requests at work at once, with the default size of the pool or a smaller one. */
const AT_ONCE = 80;

const UNAVAILABLE = {
  message: 'The service is busy or restarting. Try again in a moment.',
  code: 'unavailable',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const expectUnavailable = (response: { statusCode: number; json: () => unknown; headers: Record<string, unknown> }) => {
  expect([response.statusCode, response.json()]).toEqual([503, UNAVAILABLE]);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
};

describe('when the database goes away', () => {
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  let app: TestApp;
  let email: string;
  let token: string;

  beforeEach(async () => {
    proxy = await startDatabaseProxy(database.config.host);
    app = await startTestApp({
      database,
      connection: { ...database.config, host: proxy.dir },
      config: { poolWaitMs: 1_000, statementTimeoutMs: 1_000 },
    });
    const admin = await app.addAdmin('owner');
    email = admin.email;
    ({ token } = await app.signIn('owner', admin.id));
    expect((await app.call(me, { token })).statusCode).toBe(200);
  });
  afterEach(async () => {
    await app.close();
    await proxy.close();
  });

  const RECOVERY_MS = 5_000;

  /** By itself, and within the time that is promised. A sign-in may still be given a connection that died meanwhile. */
  const expectAllBack = async () => {
    const back = performance.now();
    const soon = (ask: () => Promise<{ statusCode: number }>) =>
      expect
        .poll(async () => (await ask()).statusCode, { timeout: RECOVERY_MS - (performance.now() - back), interval: 50 })
        .toBe(200);
    await soon(() => app.call(me, { token }));
    await soon(() => app.call(login, { body: { email, password: TEST_PASSWORD } }));
    await soon(() => app.app.inject('/readyz'));
  };

  test('every call says 503 with Retry-After, and the process lives on and recovers by itself', async () => {
    await proxy.takeAway();
    for (let round = 0; round < 2; round += 1) {
      expectUnavailable(await app.call(me, { token }));
      // not 401: nobody knows whether the password is right
      expectUnavailable(await app.call(login, { body: { email, password: TEST_PASSWORD } }));
      expectUnavailable(await app.call(getPrivacyContact));
      expectUnavailable(await app.app.inject('/readyz'));
      const alive = await app.app.inject('/healthz');
      expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
    }
    await proxy.bringBack();
    await expectAllBack();
  });

  test('a database that accepts but does not answer is away too', async () => {
    proxy.fallSilent();
    expectUnavailable(await app.call(me, { token }));
    expectUnavailable(await app.call(getPrivacyContact));
    await proxy.bringBack();
    await expectAllBack();
  });

  test('requests under way when the connections break get 503, not 500', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('lock table sessions in access exclusive mode');
      const pending = Array.from({ length: 5 }, () => app.call(me, { token }));
      await waitForLock(database);
      await proxy.takeAway();
      for (const response of await Promise.all(pending)) expectUnavailable(response);
    } finally {
      await client.query('rollback');
      client.release();
    }
    await proxy.bringBack();
    await expectAllBack();
  });

  test('backends ended by the server are replaced', async () => {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'proline'`,
    );
    const ended = rows.map(({ pid }) => pid);
    await database.pool.query('select pg_terminate_backend(pid) from unnest($1::integer[]) pid', [ended]);
    // the news reaches idle connections too, and must not end the process; others take their place meanwhile
    await until(async () => {
      const left = await database.pool.query('select from pg_stat_activity where pid = any($1)', [ended]);
      return left.rowCount === 0;
    });
    expect(ended.length).toBeGreaterThan(0);
    const statuses = new Set<number>();
    for (let i = 0; i < 10; i += 1) statuses.add((await app.call(me, { token })).statusCode);
    statuses.delete(503);
    expect([...statuses]).toEqual([200]);
    await expectAllBack();
  });
});

/** Lets the event loop turn until it is so; the test's own timeout is the limit. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}

async function waitForLock(where: TestDatabase): Promise<void> {
  for (;;) {
    const { rowCount } = await where.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount !== 0) return;
  }
}

/** A real request does not get as far as the framework: the same refusal, counted, without a line of its own. */
async function expectTurnedAway(app: TestApp): Promise<void> {
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const lines = app.log.length;
  const told = await fetch(`${url}/api/privacy-contact`, { headers: { 'accept-language': 'ar' } });
  expect([told.status, told.headers.get('retry-after'), await told.json()]).toEqual([
    503,
    '1',
    { message: 'الخدمة مشغولة أو قيد إعادة التشغيل. حاول مرة أخرى بعد لحظات.', code: 'unavailable' },
  ]);
  const sent = await fetch(`${url}/api/admin/auth/login`, { method: 'POST', body: 'x'.repeat(300_000) });
  expect([sent.status, await sent.json()]).toEqual([503, UNAVAILABLE]);
  expect(app.log.length).toBe(lines);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('http_requests_shed_total 2');
}

describe('when the process is overloaded', () => {
  test('a statement that takes too long is ended', async () => {
    const app = await startTestApp({ database, config: { statementTimeoutMs: 150 } });
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('lock table settings in access exclusive mode');
      expectUnavailable(await app.call(getPrivacyContact));
      // by the server itself: nothing is left behind that still waits
      const { rowCount } = await client.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rowCount).toBe(0);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await app.call(getPrivacyContact)).statusCode).toBe(200);
    await app.close();
  });

  test('what would only wait in vain is refused at once, what was accepted is served, and health answers never wait', async () => {
    const app = await startTestApp({ database, config: { poolSize: 1, queueWaitMs: 50 } });
    expect((await app.app.inject('/readyz')).statusCode).toBe(200);
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('lock table settings in access exclusive mode');
      const accepted = Array.from({ length: AT_ONCE + 1 }, () => app.call(getPrivacyContact));
      const waitingSince = performance.now();
      await waitForLock(database);
      await until(() => performance.now() - waitingSince > 500);
      const started = performance.now();
      expectUnavailable(await app.call(getPrivacyContact));
      expectUnavailable(await app.call(login, { body: { email: 'a@b.example', password: 'x' } }));
      await expectTurnedAway(app);
      expect((await app.app.inject('/healthz')).statusCode).toBe(200);
      expect((await app.app.inject('/readyz')).statusCode).toBe(200);
      expect(performance.now() - started).toBeLessThan(app.config.statementTimeoutMs / 4);
      await client.query('commit');
      expect((await Promise.all(accepted)).map(({ statusCode }) => statusCode)).toEqual(accepted.map(() => 200));
    } finally {
      client.release();
    }
    expect((await app.call(getPrivacyContact)).statusCode).toBe(200);
    await app.close();
  });

  test("a slow sender takes nobody's place", async () => {
    const app = await startTestApp({ database, config: { queueWaitMs: 50 } });
    const address = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }));
    const slow = Array.from({ length: AT_ONCE + 1 }, () => {
      const socket = net.connect(Number(address.port), address.hostname);
      socket.write('POST /api/admin/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
      socket.write('content-length: 50\r\n\r\n{');
      return socket;
    });
    try {
      await until(
        async () => (await new Promise<number>((done) => app.app.server.getConnections((_, n) => done(n)))) > AT_ONCE,
      );
      expect((await app.call(getPrivacyContact)).statusCode).toBe(200);
    } finally {
      for (const socket of slow) socket.destroy();
      await app.close();
    }
  });
});

test('a database that lacks a migration is not ready', async () => {
  const app = await startTestApp();
  expect((await app.app.inject('/readyz')).statusCode).toBe(200);
  await app.pool.query(`delete from schema_migrations where name = (select max(name) from schema_migrations)`);
  const readiness = () => app.app.inject('/readyz');
  // what was asked a moment ago still counts
  expect((await readiness()).statusCode).toBe(200);
  await until(async () => (await readiness()).statusCode !== 200);
  expectUnavailable(await readiness());
  expect((await app.app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
});

test('closing waits for the request under way, answers it, and takes no new ones', async () => {
  const app = await startTestApp({ database });
  const url = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api/privacy-contact`;
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table settings in access exclusive mode');
    const pending = fetch(url);
    await waitForLock(database);
    const closing = app.close();
    await client.query('commit');
    expect((await pending).status).toBe(200);
    await closing;
  } finally {
    client.release();
  }
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('a process that is told to stop is no longer ready, then ends each connection with its next reply, then closes', async () => {
  const app = await startTestApp({ database });
  const url = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }));
  const agents = [1, 2].map(() => new http.Agent({ keepAlive: true, maxSockets: 1 }));
  const ask = async (path: string, agent?: http.Agent) => {
    const [reply] = (await once(http.get({ port: url.port, path, agent }), 'response')) as [http.IncomingMessage];
    await once(reply.resume(), 'end');
    return [reply.statusCode, reply.headers.connection];
  };
  for (const agent of agents) expect(await ask('/readyz', agent)).toEqual([200, 'keep-alive']);
  const drained = app.app.drain({ noticeMs: 1_000, idleMs: 1_000 });
  expect(await ask('/readyz', agents[0])).toEqual([503, 'keep-alive']);
  expect(await ask('/api/privacy-contact')).toEqual([200, 'keep-alive']);
  await until(() => !app.app.server.listening);
  expect(await ask('/api/privacy-contact', agents[1])).toEqual([200, 'close']);
  await drained;
  await app.close();
});
