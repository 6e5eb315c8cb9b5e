import type http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { errorReplyOf } from '../http/error-handler.ts';
import { languageOf } from '../http/request-facts.ts';
import { unavailable } from '../http/refusal.ts';
import { API_PREFIX } from '../http/not-found.ts';

const REFUSAL = unavailable();
const bodyIn = (language: 'en' | 'ar') => Buffer.from(JSON.stringify(errorReplyOf(REFUSAL, language)));
const BODIES = { en: bodyIn('en'), ar: bodyIn('ar') };

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': String(REFUSAL.details.retryAfterSeconds ?? 1),
  'x-content-type-options': 'nosniff',
};

const LOG_EVERY_MS = 1_000;

/**
 * Refuses calls before the framework has seen them: a refusal that costs as much as an answer would leave no time for
 * answers. Whoever is refused here has no line in the log; one line a second says how many there were.
 */
export function turnAwayEarly(app: FastifyInstance, isFull: () => boolean, onRefusal: () => void): void {
  const answer = app.server.listeners('request');
  app.server.removeAllListeners('request');
  const countOne = createTally((refused) => app.log.warn({ refused }, 'overloaded'));
  app.server.on('request', (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (!isFull() || !isCall(request.url)) {
      for (const listener of answer) Reflect.apply(listener, app.server, [request, response]);
      return;
    }
    onRefusal();
    countOne();
    const body = BODIES[languageOf(request.headers['accept-language'])];
    if (app.isDraining()) response.setHeader('connection', 'close');
    response.writeHead(REFUSAL.status, { ...HEADERS, 'content-length': body.length }).end(body);
    // what is still being sent is read and thrown away, so that the sender gets to the reply
    request.resume();
  });
}

const isCall = (url = ''): boolean => url.startsWith(`${API_PREFIX}/`);

/** Counts, and tells the sum once in a while. */
function createTally(tell: (count: number) => void): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > 1) return;
    setTimeout(() => {
      tell(count);
      count = 0;
    }, LOG_EVERY_MS).unref();
  };
}
