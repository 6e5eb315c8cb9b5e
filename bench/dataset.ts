import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { fillDemo, sumFilledDays } from '../apps/api/src/demo/fill-demo.ts';
import { toDataKey } from '../apps/api/src/platform/security/data-key.ts';
import { startEmbeddedPostgres } from '../apps/api/src/platform/postgres/embedded-postgres.ts';
import { migrate } from '../apps/api/src/platform/postgres/migrate.ts';

export type Size = {
  readonly ushers: number;
  readonly events: number;
  readonly assignments: number;
  readonly transfers: number;
  /** applications that nobody has decided */
  readonly waiting: number;
};
export const FULL: Size = {
  ushers: 200_000,
  events: 5_000,
  assignments: 1_000_000,
  transfers: 500_000,
  waiting: 100_000,
};

export const tenthOf = (size: Size): Size => ({
  ushers: Math.ceil(size.ushers / 10),
  events: Math.ceil(size.events / 10),
  assignments: Math.ceil(size.assignments / 10),
  transfers: Math.ceil(size.transfers / 10),
  waiting: Math.ceil(size.waiting / 10),
});

export type Cluster = {
  readonly dataKey: string;
  /** Makes a migrated database with that much demo data and says where it is. */
  fill(name: string, size: Size, seed: number): Promise<string>;
  counts(url: string): Promise<Record<string, number>>;
  stop(): Promise<void>;
};

/** Starts a separate PostgreSQL with the same durability settings as in production; a folder that is named keeps its data. */
export async function startCluster(kept: string | null): Promise<Cluster> {
  const baseDir = kept ?? fs.mkdtempSync(path.join(os.tmpdir(), 'proline-bench-'));
  fs.mkdirSync(baseDir, { recursive: true });
  const server = await startEmbeddedPostgres({ baseDir });
  const key = keyIn(baseDir);
  const urlOf = (name: string) =>
    `postgres://${server.connection.user}@/${name}?host=${encodeURIComponent(server.connection.host)}`;
  return {
    dataKey: key.toString('hex'),
    async fill(name, size, seed) {
      await onDatabase(urlOf('postgres'), async (client) => {
        const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
        if (rowCount === 0) await client.query(`create database ${name}`);
      });
      await onDatabase(urlOf(name), async (client) => {
        await migrate(client);
        const { rowCount: filled } = await client.query('select from ushers limit 1');
        if (filled !== 0) return;
        await client.query('begin');
        await fillDemo(client, { seed, today: new Date(), size, dataKey: toDataKey(key) });
        await addWaiting(client, size.waiting);
        await client.query('commit');
        await sumFilledDays(client);
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
      if (kept === null) fs.rmSync(baseDir, { recursive: true, force: true });
    },
  };
}

/** What was filled can be read only with the key that it was filled with. */
function keyIn(baseDir: string): Buffer {
  const file = path.join(baseDir, 'bench.key');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(32), { mode: 0o600 });
  return fs.readFileSync(file);
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

/** Far more applications than the demo shows, spread evenly over the events that can be applied for. */
async function addWaiting(client: pg.Client, waiting: number): Promise<void> {
  await client.query(
    `with open as (
       select e.id, (select array_agg(distinct p.type_id) from positions p where p.event_id = e.id) as types,
         row_number() over (order by e.id) as place, count(*) over () as events
       from events e where e.status = 'published' and e.hiring_mode = 'apply' and e.starts_at > now()
     ),
     people as (select id, row_number() over (order by id) as place from ushers where status = 'approved')
     insert into applications (id, event_id, usher_id, type_id, status, created_at)
     select gen_random_uuid(), o.id, u.id, o.types[1 + u.place % cardinality(o.types)], 'pending',
       now() - make_interval(mins => (u.place % 10000)::integer)
     from open o join people u on u.place % o.events = o.place - 1
       or (u.place * 7919) % o.events = o.place - 1
     order by u.place limit $1 on conflict do nothing`,
    [waiting],
  );
}
