import type { FastifyInstance } from 'fastify';

/** A proxy that nobody configured makes all people one address, which sign-in limits then slow down together. Said once. */
export function warnOfUnknownProxy(app: FastifyInstance, trustProxyHops: number): void {
  if (trustProxyHops > 0) return;
  let warned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      app.log.warn('requests come through a proxy, but TRUST_PROXY is 0: everybody seems to have its address');
    }
    done();
  });
}
