import pg from 'pg';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Where log lines go: standard output, unless a test wants to read them. */
export type LogTarget = { write: (line: string) => void };

const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/** The driver's messages quote values, which may be personal data; codes and names are enough to find the fault. */
export const errorFacts = (
  error: unknown,
): { type: string; message: string; stack: string; [fact: string]: unknown } => {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const stack = framesOf(error);
  if (error instanceof pg.DatabaseError) {
    const { code, table, column, constraint, routine } = error;
    return {
      type: 'DatabaseError',
      message: `SQLSTATE ${code ?? 'unknown'}`,
      table,
      column,
      constraint,
      routine,
      stack,
    };
  }
  return { type: error.name, message: error.message, ...('code' in error && { code: error.code }), stack };
};

export const loggerOptions = (config: Pick<Config, 'logLevel'>, target: LogTarget | undefined) => ({
  level: config.logLevel,
  base: null,
  serializers: { err: errorFacts },
  ...(target && { stream: target }),
});

/** Replies that this program itself broke off. */
const brokenOff = new WeakSet<FastifyRequest>();

/** The framework's own lines are off but for this one: a reply that ends in the middle must leave a trace. */
export class ReplyLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    // the reader hung up, which is no fault
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    brokenOff.add(request);
    reply.log.warn({ err: error, route: request.routeOptions.url ?? 'unknown' }, 'the reply was broken off');
  }
}

/** A client that hangs up before it has its whole reply gets a line of its own instead of the usual one. */
export const logHangUps = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    let isSent = false;
    reply.raw.once('finish', () => (isSent = true));
    reply.raw.once('close', () => {
      if (isSent || brokenOff.has(request)) return;
      const { method, routeOptions } = request;
      request.log.info({ method, route: routeOptions.url ?? 'unknown' }, 'the client hung up');
    });
    done();
  });
};

/**
 * One line per request: the route's pattern rather than its address, which may carry a token or a name; no query,
 * no body, no headers, no network address.
 */
export const logRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
};
