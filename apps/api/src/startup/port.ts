import net from 'node:net';
import { StartupError } from '../platform/postgres/startup-error.ts';

const CONNECT_MS = 1_000;
/** A program that listens on every address is asked on this machine's own. */
const LOCAL_ADDRESS_OF: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Fails early, before anything is changed, when another program listens on the port. Listening itself may still lose a race and fails alike. */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  await refuseForeignAddress(host);
  if (port !== 0 && (await isAnswered(port, host))) throw takenPort(port);
}

async function refuseForeignAddress(host: string): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explainListenError(error, 0, host)));
    probe.listen(0, host, () => probe.close(() => resolve()));
  });
}

/** Connects instead of listening: a listener of one moment would take in clients that wait for this program, and drop them. */
const isAnswered = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host: LOCAL_ADDRESS_OF[host] ?? host });
    const settle = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.setTimeout(CONNECT_MS, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });

const takenPort = (port: number) =>
  new StartupError(`Port ${port} is taken by another program. Set PORT to a free one.`);

export function explainListenError(error: unknown, port: number, host: string): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return takenPort(port);
  if (code === 'EACCES') return new StartupError(`Port ${port} needs more rights. Set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`HOST ${host} is not an address of this machine.`);
  }
  return error instanceof Error ? error : new Error(String(error));
}
