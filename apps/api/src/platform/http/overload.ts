import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { unavailable } from './refusal.ts';

/** With a longer delay the process is too busy to answer in time. */
export const MAX_EVENT_LOOP_DELAY_MS = 1_500;
/** Requests that may wait per database connection; more of them would only time out. */
const MAX_WAITING_PER_CONNECTION = 20;

/** Refuses requests at once when they could only time out, so that accepted ones stay fast. */
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
