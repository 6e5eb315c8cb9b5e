import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { MIGRATIONS_DIR, readMigrations } from '../postgres/migrate.ts';
import { unavailable } from './refusal.ts';

/** Being alive never depends on the database; being ready does. */
export function mountHealth(app: FastifyInstance, pool: pg.Pool): void {
  const expected = readMigrations(MIGRATIONS_DIR).map(({ name }) => name);

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    const { rows } = await pool.query<{ migrated: boolean }>({
      name: 'readyz',
      text: `select (select array_agg(name) from schema_migrations) @> $1::text[] as migrated`,
      values: [expected],
    });
    if (rows[0]?.migrated !== true) throw unavailable();
    return { status: 'ready' };
  });
}
