import { once } from 'node:events';
import net from 'node:net';
import { expect, test, vi } from 'vitest';
import { refuseTakenPort } from './port.ts';

const listen = async (): Promise<{ server: net.Server; port: number }> => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { server, port: address.port };
};

test('a port that another program answers on is refused, also for a program that would listen on every address', async () => {
  const { server, port } = await listen();
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    await expect(refuseTakenPort(port, host)).rejects.toThrow(`Port ${port} is taken by another program.`);
  }
  server.close();
});

test('an address of another machine is refused', async () => {
  await expect(refuseTakenPort(0, '192.0.2.1')).rejects.toThrow('HOST 192.0.2.1 is not an address of this machine.');
});

test('a free port is not listened on, because that would take in and drop clients that wait for the program', async () => {
  const { server, port } = await listen();
  await new Promise((resolve) => server.close(resolve));
  const listened = vi.spyOn(net.Server.prototype, 'listen');
  await refuseTakenPort(port, '127.0.0.1');
  expect(listened.mock.calls.map(([asked]) => asked)).toEqual([0]);
});
