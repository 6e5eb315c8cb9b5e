import { once } from 'node:events';
import net from 'node:net';
import { uploadFile } from '@proline/contract/file/file';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port);
  ({ token } = await app.signIn('owner'));
});
afterAll(() => app.close());

test.each(['keep-alive', 'close'])('who sends too much learns it, after having sent all (%s)', async (connection) => {
  const size = 40 * 1024 * 1024;
  const socket = net.connect(port, '127.0.0.1').pause();
  const address = '/api/admin/files?purpose=admin_photo&name=me.png';
  const head = [`POST ${address} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${token}`, `Content-Length: ${size}`];
  head.push(`Connection: ${connection}`);
  socket.write(`${[...head, 'Content-Type: application/octet-stream'].join('\r\n')}\r\n\r\n`);
  const piece = Buffer.alloc(1024 * 1024);
  for (let sent = 0; sent < size; sent += piece.length) {
    if (!socket.write(piece)) await once(socket, 'drain');
  }
  const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 .*"code":"body_too_large"/s);
  socket.destroy();
});

test('one person sends a few files at a time', async () => {
  const image = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#4c6e5c' } });
  const bytes = await image.jpeg().toBuffer();
  const send = () => app.call(uploadFile, { token, query: { purpose: 'admin_photo', name: 'me.png' }, bytes });
  const many = await Promise.all(Array.from({ length: 6 }, send));
  expect(many.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 503, 503, 503]);
  expect((await send()).statusCode).toBe(200);
});
