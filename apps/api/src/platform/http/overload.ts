import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { unavailable } from './refusal.ts';

/** Beyond this the process is too busy to answer anybody in time. */
export const MAX_EVENT_LOOP_DELAY_MS = 1_500;
/** Requests that may wait for each connection: more would only wait for their own timeout. */
const MAX_WAITING_PER_CONNECTION = 20;

/** Refuses at once what could only fail late, so that what was accepted stays fast. */
export async function shedOverload(app: FastifyInstance, pool: pg.Pool, maxEventLoopDelayMs: number): Promise<void> {
  const maxWaiting = pool.options.max * MAX_WAITING_PER_CONNECTION;
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: async () => {
      throw unavailable();
    },
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(pool.waitingCount > maxWaiting ? unavailable() : undefined);
  });
}
