import type { FastifyInstance } from 'fastify';

/**
 * Once closing has begun, every reply tells its client not to use the connection again; otherwise the server would
 * stay open until idle clients lose interest.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
