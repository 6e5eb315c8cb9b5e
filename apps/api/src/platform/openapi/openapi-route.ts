import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** /api/openapi.json, for anybody. A client may keep it but asks again each time: it changes with a release only. */
export function mountOpenApi(api: FastifyInstance): void {
  // few ask, and describing every call takes time and memory: nobody waits for it at the start
  let made: { readonly body: string; readonly etag: string } | undefined;
  api.get('/openapi.json', (request, reply) => {
    made ??= withTag(JSON.stringify(openApiDocument()));
    reply.header('cache-control', 'no-cache').header('etag', made.etag);
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(made.body);
  });
}

const withTag = (body: string) => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});
