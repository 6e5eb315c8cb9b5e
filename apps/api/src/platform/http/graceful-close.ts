import type http from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets clients go elsewhere before the app is closed. */
    drain: (limits: DrainLimits) => Promise<void>;
    isDraining: () => boolean;
  }
}

interface DrainLimits {
  /** how long balancers are told that this process is not ready, before it takes no new connections */
  readonly noticeMs: number;
  /** how long the connections that are open may stay idle until they are closed without a reply that says so */
  readonly idleMs: number;
}

const LOOK_AGAIN_MS = 25;

/**
 * Closing a connection at once would break the request that is on its way. So first the process says that it is not ready, for
 * balancers; then it takes no new connections, and ends each one it has with its next reply.
 */
export function closeGracefully(app: FastifyInstance): void {
  let draining = false;
  let ending = false;
  app.decorate('isDraining', () => draining);
  app.decorate('drain', async ({ noticeMs, idleMs }: DrainLimits) => {
    draining = true;
    if ((await openConnections(app.server)) === 0) return;
    await pause(noticeMs);
    ending = true;
    // unlike the server's own method, this one closes no connection
    net.Server.prototype.close.call(app.server);
    const end = performance.now() + idleMs;
    while (performance.now() < end && (await openConnections(app.server)) > 0) await pause(LOOK_AGAIN_MS);
  });
  app.addHook('preClose', (done) => {
    draining = true;
    ending = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (ending) reply.header('connection', 'close');
    done();
  });
}

const openConnections = (server: http.Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((_error, count) => resolve(count));
  });
