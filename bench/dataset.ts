import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { fillDemo } from '../apps/api/src/demo/fill-demo.ts';
import { toDataKey } from '../apps/api/src/platform/security/data-key.ts';
import { startEmbeddedPostgres } from '../apps/api/src/platform/postgres/embedded-postgres.ts';
import { migrate } from '../apps/api/src/platform/postgres/migrate.ts';

export type Size = {
  readonly ushers: number;
  readonly events: number;
  readonly assignments: number;
  readonly transfers: number;
};
export const FULL: Size = { ushers: 200_000, events: 5_000, assignments: 1_000_000, transfers: 500_000 };

export const tenthOf = (size: Size): Size => ({
  ushers: Math.ceil(size.ushers / 10),
  events: Math.ceil(size.events / 10),
  assignments: Math.ceil(size.assignments / 10),
  transfers: Math.ceil(size.transfers / 10),
});

export type Cluster = {
  readonly dataKey: string;
  /** Makes a migrated database with that much demo data and says where it is. */
  fill(name: string, size: Size, seed: number): Promise<string>;
  counts(url: string): Promise<Record<string, number>>;
  stop(): Promise<void>;
};

/** Starts a separate PostgreSQL with the same durability settings as in production. */
export async function startCluster(): Promise<Cluster> {
  const baseDir = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-bench-'));
  const server = await startEmbeddedPostgres({ baseDir });
  const key = randomBytes(32);
  const urlOf = (name: string) =>
    `postgres://${server.connection.user}@/${name}?host=${encodeURIComponent(server.connection.host)}`;
  return {
    dataKey: key.toString('hex'),
    async fill(name, size, seed) {
      await onDatabase(urlOf('postgres'), (client) => client.query(`create database ${name}`));
      await onDatabase(urlOf(name), async (client) => {
        await migrate(client);
        await client.query('begin');
        await fillDemo(client, { seed, today: new Date(), size, dataKey: toDataKey(key) });
        await client.query('commit');
        // as a database in use is; otherwise the first minutes would measure this work
        await client.query('vacuum analyze');
      });
      return urlOf(name);
    },
    counts: (url) =>
      onDatabase(url, async (client) => {
        const counts: Record<string, number> = {};
        for (const table of ['ushers', 'events', 'assignments', 'transfers']) {
          const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
          counts[table] = rows[0]?.n ?? 0;
        }
        return counts;
      }),
    async stop() {
      await server.stop();
      fs.rmSync(baseDir, { recursive: true, force: true });
    },
  };
}

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
