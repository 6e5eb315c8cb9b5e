import { ENDPOINTS } from '@proline/contract/slices';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './error-handler.ts';
import { Refusal } from './refusal.ts';

export const API_PREFIX = '/api';

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';
export const isUnderApi = (url: string): boolean => url === API_PREFIX || url.startsWith(`${API_PREFIX}/`);

const matches = (pattern: string, url: string): boolean => {
  const expected = `${API_PREFIX}${pattern}`.split('/');
  const given = url.split('/');
  return expected.length === given.length && expected.every((part, i) => part.startsWith(':') || part === given[i]);
};

/** Answers requests that no route takes: 405 when only the method is wrong, else 404. */
export function answerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const url = pathOf(request);
    const methods = ENDPOINTS.filter(({ path }) => matches(path, url)).map(({ method }) => method);
    if (methods.length === 0) return sendRefusal(new Refusal('not_found'), request, reply);
    return sendRefusal(new Refusal('method_not_allowed'), request, reply.header('allow', methods.join(', ')));
  });
}
