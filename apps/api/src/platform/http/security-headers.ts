import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

const NONCE_BYTES = 18;
const NONCE_PLACE = '__CSP_NONCE__';

/** Other origins that a page may load images from: the map's tile server. */
export type ImageOrigins = readonly string[];

/**
 * No inline script or style without this response's nonce, nothing from other origins but the images that are allowed,
 * and no framing.
 */
const policy = (nonce: string | null, images: ImageOrigins): Record<string, string[]> => {
  const ownCode = nonce === null ? ["'self'"] : ["'self'", `'nonce-${nonce}'`];
  return {
    'default-src': ["'self'"],
    'script-src': ownCode,
    'style-src': ownCode,
    'img-src': ["'self'", 'data:', 'blob:', ...images],
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

/** The same for every reply, and so made once. */
export function addSecurityHeaders(app: FastifyInstance, images: ImageOrigins): void {
  const always = {
    'content-security-policy': asHeader(policy(null, images)),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // the camera reads passes at the gate
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('x-request-id', request.id);
    done();
  });
}

/** Sends a page whose every `__CSP_NONCE__` becomes a nonce that no other response has. */
export const sendPage = (reply: FastifyReply, html: string, images: ImageOrigins): FastifyReply => {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return reply
    .header('content-security-policy', asHeader(policy(nonce, images)))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(NONCE_PLACE, nonce));
};
