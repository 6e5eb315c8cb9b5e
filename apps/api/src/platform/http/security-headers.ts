import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const NONCE_BYTES = 18;
const NONCE_PLACE = '__CSP_NONCE__';

/** No inline script or style without this response's nonce, nothing from other origins, and no framing. */
const policy = (nonce: string | null): Record<string, string[]> => {
  const ownCode = nonce === null ? ["'self'"] : ["'self'", `'nonce-${nonce}'`];
  return {
    'default-src': ["'self'"],
    'script-src': ownCode,
    'style-src': ownCode,
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
};

const asHeader = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(null) },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // headers for browsers and plug-ins that no longer exist; each would cost time in every reply
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    done();
  });
}

/** Sends a page whose every `__CSP_NONCE__` becomes a nonce that no other response has. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply => {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return reply
    .header('content-security-policy', asHeader(policy(nonce)))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(NONCE_PLACE, nonce));
};
