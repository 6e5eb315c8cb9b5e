import type http from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets clients go elsewhere before the app is closed; each of its two steps takes so long if anybody is connected. */
    drain: (stepMs: number) => Promise<void>;
    isDraining: () => boolean;
  }
}

/**
 * Closing a connection at once would break the request that is on its way. So first the process says that it is not ready, for
 * balancers; then it takes no new connections, and ends each one it has with its next reply.
 */
export function closeGracefully(app: FastifyInstance): void {
  let draining = false;
  let ending = false;
  app.decorate('isDraining', () => draining);
  app.decorate('drain', async (stepMs: number) => {
    draining = true;
    if ((await openConnections(app.server)) === 0) return;
    await pause(stepMs);
    ending = true;
    // unlike the server's own method, this one closes no connection
    net.Server.prototype.close.call(app.server);
    await pause(stepMs);
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
