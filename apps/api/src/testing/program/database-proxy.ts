import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const SOCKET = '.s.PGSQL.5432';

/** Stands between the app and PostgreSQL, and can take the database away from it as a crash or a cut cable would. */
export async function startDatabaseProxy(serverDir: string) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-proxy-'));
  const sockets = new Set<net.Socket>();
  let server: net.Server | null = null;
  let silent = false;

  const accept = (client: net.Socket) => {
    const upstream = net.connect(path.join(serverDir, SOCKET));
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (bytes) => {
        if (!silent) other.write(bytes);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  };

  /** Nobody listens any more, and every open connection breaks. */
  const takeAway = async (): Promise<void> => {
    const closing = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  };

  const bringBack = async (): Promise<void> => {
    silent = false;
    await takeAway();
    const listening = net.createServer(accept);
    await new Promise<void>((resolve) => listening.listen(path.join(dir, SOCKET), resolve));
    server = listening;
  };

  await bringBack();
  return {
    dir,
    takeAway,
    bringBack,
    /** Connections stay open, but nothing comes back. */
    fallSilent: () => {
      silent = true;
    },
    async close() {
      await takeAway();
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}
