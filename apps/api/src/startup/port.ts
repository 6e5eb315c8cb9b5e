import net from 'node:net';
import { StartupError } from '../platform/postgres/startup-error.ts';

/** Fails early, before anything is changed, when another program listens on the port. Listening itself may still lose a race and fails alike. */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explainListenError(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

export function explainListenError(error: unknown, port: number, host: string): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartupError(`Port ${port} is taken by another program. Set PORT to a free one.`);
  if (code === 'EACCES') return new StartupError(`Port ${port} needs more rights. Set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`HOST ${host} is not an address of this machine.`);
  }
  return error instanceof Error ? error : new Error(String(error));
}
