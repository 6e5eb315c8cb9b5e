import net from 'node:net';
import { login, logout, setFirstPassword } from '@proline/contract/auth/auth';
import { requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import { getPrivacyContact } from '@proline/contract/privacy/privacy';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, tokenIn, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ webDir: '/nowhere', config: { trustProxyHops: 1 } });
});
afterAll(() => app.close());

test('one line per request: id, method, route, status and time', async () => {
  const response = await app.call(getPrivacyContact);
  const id = String(response.headers['x-request-id']);
  const lines = app.log.filter((line) => line.includes(id));
  expect(lines.map((line) => line.trim().replace(/"(time|ms)":[\d.]+/g, '"$1":0'))).toEqual([
    `{"level":30,"time":0,"reqId":"${id}","method":"GET","route":"/api/privacy-contact","status":200,"ms":0,"msg":"request"}`,
  ]);
});

test('no line holds anything of a person: e-mail, password, token, message, address, agent, query', async () => {
  const canary = 'canary7f3a';
  const admin = await app.addAdmin('owner', canary);
  await app.pool.query('update admins set email = $2 where id = $1', [admin.id, `${canary}@example.com`]);
  const headers = {
    'user-agent': canary,
    'x-forwarded-for': '203.0.113.99',
    cookie: `a=${canary}`,
    'idempotency-key': canary,
    'x-request-id': canary,
  };
  const token = canary.padEnd(43, 'x');
  const body = { email: `${canary}@example.com`, password: TEST_PASSWORD };
  const signedIn = tokenIn(await app.call(login, { body, headers }));
  await app.call(login, { body: { ...body, password: canary }, headers });
  await app.call(login, { body: { ...body, [canary]: canary } });
  await app.call(setFirstPassword, { params: { token }, body: { password: canary }, headers });
  await app.call(requestAccountDeletion, { body: { email: `${canary}@example.com`, message: canary }, headers });
  await app.call(logout, { token, headers });
  for (const url of [
    `/update-password-for-first-time/${token}`,
    `/api/${canary}?q=${canary}`,
    `/${canary}.js`,
    `/api/%${canary}`,
  ]) {
    await app.app.inject({ url, headers: { ...headers, accept: 'text/html' } });
  }
  await app.app.inject({
    method: 'POST',
    url: '/api/admin/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"${canary}`,
  });

  // faults of the database quote values: as a value that no column takes, and as one that breaks a constraint
  await app.pool.query(
    `alter table deletion_requests add constraint no_canary check (email not like '%canary%') not valid`,
  );
  const refused = await app.call(requestAccountDeletion, {
    body: { email: `${canary}2@example.com`, message: canary },
  });
  expect([refused.statusCode, refused.json<ErrorReply>().code]).toEqual([422, 'validation_failed']);
  await app.pool.query(`alter table settings rename to settings_away`);
  const failed = await app.call(getPrivacyContact, { headers });
  expect([failed.statusCode, failed.json()]).toEqual([
    500,
    { message: 'Something went wrong on our side. Try again.', code: 'internal' },
  ]);
  await app.pool.query(`alter table settings_away rename to settings`);

  const log = app.log.join('');
  expect(log).toContain('/api/admin/auth/update-password-for-first-time/:token');
  expect(log).toContain('SQLSTATE 42P01');
  expect(log).toContain('no_canary');
  for (const personal of [canary, signedIn, TEST_PASSWORD, '203.0.113.99']) {
    expect(log.replaceAll('no_canary', '')).not.toContain(personal);
  }
  expect(app.log.find((line) => line.includes('SQLSTATE 42P01'))).toContain(String(failed.headers['x-request-id']));
});

test('what is not HTTP gets the usual reply, and the server goes on', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.app.addresses()[0];
  const port = typeof address === 'object' ? address.port : 0;
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write('NOT HTTP AT ALL\r\n\r\n'));
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    message: 'The request could not be read.',
    code: 'bad_request',
  });
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
