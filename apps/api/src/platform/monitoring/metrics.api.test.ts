import net from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { getSummary } from '@proline/contract/dashboard/dashboard';
import { PATIENCE } from '../../testing/program/patience.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';

const TOKEN = 'a-token-for-the-scraper';
const started: TestApp[] = [];
const start = async (options?: TestAppOptions) => {
  const app = await startTestApp(options);
  started.push(app);
  return app;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((app) => app.close()));
});

const scrape = ({ app }: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/metrics', headers, remoteAddress });

test('requests are measured by route, method and status', async () => {
  const app = await start();
  const { token } = await app.signIn('viewer');
  await app.call(getSummary, { token });
  await app.call(getSummary);
  await app.app.inject({ url: '/no/such/address/sara@example.com' });
  const { body, headers } = await scrape(app);
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/admin",status="200"} 1');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/admin",status="401"} 1');
  expect(body).toContain('route="none",status="404"');
  // the scrape itself
  expect(body).toMatch(/^http_requests_in_flight 1$/m);
  expect(body).toMatch(/^db_pool_connections [1-9]/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(body).toMatch(/^process_resident_memory_bytes /m);
});

test('no person and no token is in it', async () => {
  const app = await start();
  const { token } = await app.signIn('viewer');
  await app.call(getSummary, { token });
  await app.app.inject({ url: '/api/admin/auth/update-password-for-first-time/secret?email=sara@example.com' });
  const { body } = await scrape(app);
  for (const word of [token, 'secret', '@', 'huda']) expect(body).not.toContain(word);
});

test('without a configured token only this machine may ask, and not through a proxy', async () => {
  const app = await start();
  expect((await scrape(app)).statusCode).toBe(200);
  expect((await scrape(app, {}, '::1')).statusCode).toBe(200);
  expect((await scrape(app, {}, '203.0.113.9')).statusCode).toBe(404);
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-proto']) {
    expect((await scrape(app, { [header]: '127.0.0.1' })).statusCode).toBe(404);
  }
});

test('where a proxy is configured, nobody may ask without a token', async () => {
  for (const config of [{ trustProxyHops: 1 }, { publicUrl: 'https://office.agency.example' }]) {
    expect((await scrape(await start({ config }))).statusCode).toBe(404);
  }
});

test('whoever hangs up while sending is no longer in flight', async () => {
  const app = await start();
  const { port, hostname } = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }));
  const inFlight = async () => /^http_requests_in_flight (\d+)$/m.exec((await scrape(app)).body)?.[1];
  const socket = net.connect(Number(port), hostname);
  socket.write('POST /api/admin/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
  socket.write('content-length: 50\r\n\r\n{');
  // itself, and the one that is being sent
  await expect.poll(inFlight, PATIENCE).toBe('2');
  socket.destroy();
  await expect.poll(inFlight, PATIENCE).toBe('1');
  await expect.poll(() => app.log.filter((line) => line.includes('the client hung up')).length, PATIENCE).toBe(1);
  expect(app.log.filter((line) => /"level":[4-6]0/.test(line))).toEqual([]);
});

test('nor is who hangs up while being answered, and the log calls it by its name', async () => {
  const app = await start();
  const { port, hostname } = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }));
  const inFlight = async () => /^http_requests_in_flight (\d+)$/m.exec((await scrape(app)).body)?.[1];
  const blocker = await app.pool.connect();
  await blocker.query('begin; lock table admins in access exclusive mode');
  const socket = net.connect(Number(port), hostname);
  const body = JSON.stringify({ email: 'sara@example.com', password: 'something' });
  socket.write('POST /api/admin/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
  socket.write(`content-length: ${body.length}\r\n\r\n${body}`);
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await app.pool.query(waits)).rowCount, PATIENCE).toBe(1);
  expect(await inFlight()).toBe('2');
  socket.destroy();
  await expect.poll(() => app.log.filter((line) => line.includes('the client hung up')).length, PATIENCE).toBe(1);
  await blocker.query('rollback');
  blocker.release();
  await expect.poll(async () => (await app.pool.query(waits)).rowCount, PATIENCE).toBe(0);
  await expect.poll(inFlight, PATIENCE).toBe('1');
  // level 40 and above: a warning or an error
  expect(app.log.filter((line) => /"level":[4-6]0/.test(line))).toEqual([]);
});

test('with a configured token it is needed from everywhere', async () => {
  const app = await start({ config: { metricsToken: TOKEN } });
  expect((await scrape(app)).statusCode).toBe(404);
  expect((await scrape(app, { authorization: 'Bearer wrong' })).statusCode).toBe(404);
  expect((await scrape(app, { authorization: `Bearer ${TOKEN}` }, '203.0.113.9')).statusCode).toBe(200);
});

test('two apps in one process measure apart', async () => {
  const [one, two] = [await start(), await start()];
  await one.call(getSummary);
  expect((await scrape(one)).body).toContain('route="/api/admin"');
  expect((await scrape(two)).body).not.toContain('route="/api/admin"');
});
