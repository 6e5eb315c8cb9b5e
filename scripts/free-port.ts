import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Below the range from which the system takes ports for outgoing connections, so that none is lost in between. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES = 50;

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port was found.');
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
