import { requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What the audit log takes for the caller's address. */
async function seenAddress(trustProxyHops: number, forwarded: string): Promise<string | undefined> {
  const app = await startTestApp({ database, config: { trustProxyHops } });
  const response = await app.call(requestAccountDeletion, {
    body: { email: 'someone@example.com' },
    headers: { 'x-forwarded-for': forwarded },
  });
  await app.close();
  const { rows } = await database.pool.query<{ address: string }>(
    'select host(address) as address from audit_log where request_id = $1',
    [response.headers['x-request-id']],
  );
  return rows[0]?.address;
}

test('X-Forwarded-For is believed only from as many proxies as configured', async () => {
  const forwarded = '203.0.113.66, 198.51.100.2, 198.51.100.1';
  expect(await seenAddress(0, forwarded)).toBe('127.0.0.1');
  expect(await seenAddress(1, forwarded)).toBe('198.51.100.1');
  expect(await seenAddress(2, forwarded)).toBe('198.51.100.2');
});

test('what is no address is not believed at all', async () => {
  expect(await seenAddress(1, "'; drop table admins; --")).toBe('127.0.0.1');
  expect(await seenAddress(1, '2001:db8::7')).toBe('2001:db8::7');
  expect(await seenAddress(1, 'fe80::1%eth0')).toBe('fe80::1');
  expect(await seenAddress(1, '::ffff:192.0.2.9')).toBe('192.0.2.9');
});

test('a proxy that nobody configured is warned of, once', async () => {
  const warnings = async (trustProxyHops: number) => {
    const app = await startTestApp({ database, config: { trustProxyHops } });
    const headers = { 'x-forwarded-for': '203.0.113.66' };
    for (let i = 0; i < 2; i += 1) await app.app.inject({ url: '/healthz', headers });
    await app.close();
    return app.log.filter((line) => line.includes('TRUST_PROXY')).length;
  };
  expect([await warnings(0), await warnings(1)]).toEqual([1, 0]);
});
