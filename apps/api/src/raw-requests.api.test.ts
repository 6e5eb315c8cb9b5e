import net from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from './testing/property-runs.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Sends bytes, ends its side, and returns all that comes back. */
const exchange = (bytes: Buffer) =>
  new Promise<string>((resolve) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (data) => (received += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });

const statusesIn = (received: string) =>
  [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

const REQUEST = [
  'POST /api/account-deletion-requests?x=1 HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 27',
  'Connection: close',
  '',
  '{"email":"sara@example.com"}',
].join('\r\n');

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['an unknown method', REQUEST.replace('POST', 'STEAL')],
  ['another version', REQUEST.replace('HTTP/1.1', 'HTTP/9.9')],
  ['a length that is none', REQUEST.replace('27', 'many')],
  ['a negative length', REQUEST.replace('27', '-1')],
  ['two lengths', REQUEST.replace('Host:', 'Content-Length: 3\r\nHost:')],
  ['a length and chunks', REQUEST.replace('Host:', 'Transfer-Encoding: chunked\r\nHost:')],
  ['a body shorter than promised', REQUEST.replace('27', '2700')],
  ['a huge header', REQUEST.replace('Host:', `X: ${'x'.repeat(100_000)}\r\nHost:`)],
  ['a NUL in a header', REQUEST.replace('localhost', 'local\0host')],
  ['no host', REQUEST.replace('Host: localhost\r\n', '')],
  ['a path that cannot be decoded', REQUEST.replace('requests', 'requests%zz')],
  ['only half a request', REQUEST.slice(0, 40)],
])('%s is refused', async (_, text) => {
  const statuses = statusesIn(await exchange(Buffer.from(text, 'latin1')));
  for (const status of statuses) expect(status).toSatisfy((code: number) => code >= 400 && code < 500);
});

test('whatever bytes arrive, nothing breaks and the next caller is served', async () => {
  const bytes = fc.uint8Array({ maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.nat(REQUEST.length), fc.nat(20), bytes, async (place, removed, added) => {
      const original = Buffer.from(REQUEST);
      const spoilt = Buffer.concat([
        original.subarray(0, place),
        Buffer.from(added),
        original.subarray(place + removed),
      ]);
      for (const status of statusesIn(await exchange(spoilt))) expect(status).toBeLessThan(500);
    }),
    { numRuns: runs(50) },
  );
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
