import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { MIGRATIONS_DIR, readMigrations } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pool.ts';
import { unavailable } from './refusal.ts';

/** However often somebody asks, the database is asked this often at the most. */
const REMEMBERED_MS = 1_000;
const LONGEST_WAIT_MS = 1_000;

/** Being alive never depends on the database; being ready does. A process that closes is alive, but no longer ready. */
export function mountHealth(app: FastifyInstance, pool: pg.Pool): void {
  const isReady = createReadiness(app, pool);

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    if (app.isDraining() || !(await isReady())) throw unavailable();
    return { status: 'ready' };
  });
}

/** Asks on a connection of its own, so that it never waits in line behind requests. */
function createReadiness(app: FastifyInstance, pool: pg.Pool): () => Promise<boolean> {
  const expected = readMigrations(MIGRATIONS_DIR).map(({ name }) => name);
  const own = createPool(pool.options, {
    poolSize: 1,
    poolWaitMs: LONGEST_WAIT_MS,
    statementTimeoutMs: LONGEST_WAIT_MS,
  });
  app.addHook('onClose', () => own.end());

  const ask = async (): Promise<boolean> => {
    try {
      const { rows } = await own.query<{ migrated: boolean }>({
        name: 'readyz',
        text: `select (select array_agg(name) from schema_migrations) @> $1::text[] as migrated`,
        values: [expected],
      });
      return rows[0]?.migrated === true;
    } catch (error) {
      app.log.warn({ err: error }, 'not ready');
      return false;
    }
  };

  let asked = -Infinity;
  let answer = Promise.resolve(false);
  return () => {
    if (performance.now() - asked >= REMEMBERED_MS) {
      asked = performance.now();
      answer = ask();
    }
    return answer;
  };
}
