import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '../http/refusal.ts';
import { turnAwayEarly } from './turn-away.ts';
import { createWaitingRoom, type Leave } from './waiting-room.ts';

/** Requests at work at once, per database connection: enough that no connection idles, few enough that none waits long for one. */
const AT_ONCE_PER_CONNECTION = 8;
/** More than wait for passwords to be hashed at the most: a storm of sign-ins leaves places for others. */
const LEAST_AT_ONCE = 80;

type Limits = { readonly poolSize: number; readonly queueWaitMs: number };

/**
 * Lets so many requests work at once; the others wait in line. Once the line is too slow, whoever comes is refused at once,
 * so that those in it are served in time.
 */
export function shedOverload(app: FastifyInstance, { poolSize, queueWaitMs }: Limits, onRefusal: () => void): void {
  const room = createWaitingRoom({
    atOnce: Math.max(LEAST_AT_ONCE, poolSize * AT_ONCE_PER_CONNECTION),
    patienceMs: queueWaitMs,
  });
  turnAwayEarly(app, room.isFull, onRefusal);
  const inside = new WeakMap<FastifyRequest, Leave>();
  const enter = (request: FastifyRequest, done: (error?: Error) => void) =>
    room.enter((leave) => {
      inside.set(request, leave);
      done();
    });

  app.addHook('onRequest', (request, reply, done) => {
    if (room.isFull()) return done(unavailable());
    // however the reply ends; a client that hung up is answered, too
    reply.raw.once('close', () => inside.get(request)?.());
    return hasBody(request) ? done() : enter(request, done);
  });
  // a slow sender takes nobody's place: its request enters when it is there
  app.addHook('preValidation', (request, _reply, done) => {
    if (!hasBody(request)) return done();
    return room.isFull() ? done(unavailable()) : enter(request, done);
  });
  // the work is done; whoever reads the reply may take their time
  app.addHook('onSend', (request, _reply, _payload, done) => {
    inside.get(request)?.();
    done();
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
