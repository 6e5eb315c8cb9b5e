import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo } from '../demo/fill-demo.ts';
import { migrate, MIGRATIONS_DIR } from '../platform/postgres/migrate.ts';
import { toDataKey } from '../platform/security/data-key.ts';
import { createLocalStorage } from '../platform/storage/local-storage.ts';
import { createS3Storage } from '../platform/storage/s3-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { startFakeBucket } from '../testing/program/fake-bucket.ts';
import { counterDifferences } from '../testing/schema/counter-check.ts';
import { schemaOf } from '../testing/schema/database-print.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { loadBackup } from './load-backup.ts';
import { takeBackup } from './take-backup.ts';

const TIMEOUT_MS = 240_000;
const SIZE = { ushers: 420, events: 46, assignments: 3_000, transfers: 1_100 };
const PASSPHRASE = 'a bridge of paper';
const NOT_COMPARED = ['changes', 'changes_swept', 'sessions'];
const dataKey = toDataKey(Buffer.alloc(32, 5));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-backup-'));
const place = (name: string) => path.join(folder, name);
const databases: TestDatabase[] = [];
const emptyDatabase = async (): Promise<TestDatabase> => {
  const made = await createTestDatabase({ migrated: false });
  databases.push(made);
  return made;
};

/** An agency with people, money and pictures, its sequences moved on. */
let agency: TestDatabase;
const pictures = createLocalStorage(place('pictures'));
const backup = place('agency.backup');
beforeAll(async () => {
  agency = await createTestDatabase();
  databases.push(agency);
  await withClient(agency.config, async (client) => {
    await client.query('begin');
    await fillDemo(client, {
      seed: 7,
      today: new Date('2026-11-15T09:20:00Z'),
      size: SIZE,
      dataKey,
      storage: pictures,
    });
    await client.query(`insert into settings (key, value) values ('system.data_key_id', to_jsonb($1::text))`, [
      dataKey.id,
    ]);
    await client.query(
      `insert into audit_log (action, entity, record_id, after) values ('test', 'event', 'x', '{"a": "tab\\tand\\nline \\\\N"}')`,
    );
    await client.query(`insert into sessions (admin_id, token_hash, expires_at)
      select id, sha256('token'), now() + interval '1 day' from admins limit 1`);
    await client.query('commit');
    await takeBackup(client, pictures, { file: backup });
  });
}, TIMEOUT_MS);
afterAll(async () => {
  for (const database of databases) await database.drop();
  fs.rmSync(folder, { recursive: true });
});

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const column = async ({ pool }: TestDatabase, query: string): Promise<string[]> =>
  (await pool.query<string[]>({ text: query, rowMode: 'array' })).rows.map(([first = '']) => first);

/** Every row of every table, and where each sequence stands. */
async function contentOf(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await column(database, `select tablename::text from pg_tables where schemaname = 'public' order by 1`);
  const sequences = await column(
    database,
    `select sequencename::text from pg_sequences where schemaname = 'public' order by 1`,
  );
  const content: Record<string, string> = {};
  for (const name of tables.filter((one) => !NOT_COMPARED.includes(one))) {
    const [print = ''] = await column(
      database,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${name} t`,
    );
    content[name] = print;
  }
  for (const name of sequences) {
    const [state = ''] = await column(database, `select last_value || ' ' || is_called from ${name}`);
    content[name] = state;
  }
  return content;
}

async function filesOf(storage: Storage): Promise<Record<string, string>> {
  const files: [string, string][] = [];
  for await (const { key } of storage.list()) {
    const bytes = await storage.get(key);
    files.push([key, bytes ? (await buffer(bytes)).toString('base64') : '']);
  }
  return Object.fromEntries(files.sort());
}

const tablesIn = (database: TestDatabase) =>
  column(database, `select tablename::text from pg_tables where schemaname = 'public'`);

async function restore(target: pg.ClientConfig, storage: Storage, file: string, passphrase?: string) {
  const manifest = await readArchive(file, passphrase);
  return withClient(target, (client) => loadBackup(client, storage, { file, passphrase, manifest }));
}

test(
  'what was backed up comes back row for row, file for file, to somebody who is no superuser',
  async () => {
    const target = await emptyDatabase();
    // from a folder into a bucket
    const bucket = await startFakeBucket('files');
    const files = createS3Storage({
      endpoint: bucket.endpoint,
      bucket: 'files',
      region: 'me-central-1',
      accessKeyId: 'test-key',
      secretAccessKey: 'test-secret',
    });
    const { database } = target.config;
    await target.pool.query(`create role restorer_of_${database} login`);
    await target.pool.query(`alter database ${database} owner to restorer_of_${database}`);
    const loaded = await restore({ ...target.config, user: `restorer_of_${database}` }, files, backup);
    expect(loaded).toEqual({ migrated: [], leftOut: [] });

    const [before, after] = [await contentOf(agency), await contentOf(target)];
    expect(after).toEqual(before);
    expect((await target.pool.query('select count(*)::int as n from ushers')).rows).toEqual([{ n: 420 }]);
    expect(await schemaOf(target)).toEqual(await schemaOf(agency));
    expect(await counterDifferences(target.pool)).toEqual([]);
    const expected = await filesOf(pictures);
    expect(Object.keys(expected).length).toBeGreaterThan(3);
    expect(await filesOf(files)).toEqual(expected);
    await bucket.close();

    // sessions end, browsers reload, and the guards are awake again
    expect(await column(target, 'select count(*)::text from sessions')).toEqual(['0']);
    expect(await column(target, `select (highest_xid > '0')::text from changes_swept`)).toEqual(['true']);
    await expect(target.pool.query(`update audit_log set action = 'other'`)).rejects.toThrow('never changed');
    await target.pool.query(`insert into audit_log (action, entity, record_id) values ('test', 'event', 'y')`);
    expect(await column(target, `select topic from changes where record_id = 'y'`)).toEqual(['event']);
    await target.pool.query(`reassign owned by restorer_of_${database} to postgres; drop role restorer_of_${database}`);
  },
  TIMEOUT_MS,
);

test('a database that holds anything is left alone', async () => {
  const used = await emptyDatabase();
  await used.pool.query('create table mine (n int); insert into mine values (1)');
  const files = createLocalStorage(place('used'));
  await expect(restore(used.config, files, backup)).rejects.toThrow('not empty: it has 1 tables. Nothing was changed.');
  expect(await tablesIn(used)).toEqual(['mine']);
  expect(await filesOf(files)).toEqual({});
});

test(
  'a backup that changes is refused, and of one that changes while it is read nothing is kept',
  async () => {
    const whole = fs.readFileSync(backup);
    for (const part of [0, 0.001, 0.2, 0.5, 0.8, 0.999]) {
      const broken = Buffer.from(whole);
      const at = Math.floor(part * whole.length);
      broken[at] = (broken[at] ?? 0) ^ 4;
      fs.writeFileSync(place('broken.backup'), broken);
      await expect(readArchive(place('broken.backup'), undefined)).rejects.toThrow(BackupError);
    }
    // the last flip is near the end: all rows and most files were read by then
    const target = await emptyDatabase();
    const files = createLocalStorage(place('half'));
    const manifest = await readArchive(backup, undefined);
    const load = withClient(target.config, (client) =>
      loadBackup(client, files, { file: place('broken.backup'), manifest }),
    );
    await expect(load).rejects.toThrow(BackupError);
    expect(await tablesIn(target)).toEqual([]);
    expect(await filesOf(files)).toEqual({});
  },
  TIMEOUT_MS,
);

/** The last migration that the older program knew. */
const OLD_NEWEST = '0022_zone_order.sql';

/** The migrations as they were when the program was younger. */
function oldMigrations(): string {
  const dir = fs.mkdtempSync(place('migrations-'));
  for (const name of fs.readdirSync(MIGRATIONS_DIR).filter((file) => file <= OLD_NEWEST))
    fs.copyFileSync(path.join(MIGRATIONS_DIR, name), path.join(dir, name));
  return dir;
}

test(
  'an older backup, taken in the middle of writes and encrypted, holds one moment and is migrated forward',
  async () => {
    const dir = oldMigrations();
    const old = await emptyDatabase();
    await withClient(old.config, (client) => migrate(client, { dir }));
    await old.pool.query(`insert into admins (email, name, permission_set) values ('a@proline.test', '0', 'owner');
      insert into types (name_en, name_ar, default_rate_minor, currency) values ('0', '0', 1, 'SAR')`);
    const file = place('old.backup');
    const state = { done: false, writes: 0 };
    const writer = (async () => {
      while (!state.done) {
        state.writes += 1;
        await old.pool.query(
          `update types set name_en = '${state.writes}'; update admins set name = '${state.writes}'`,
        );
      }
    })();
    const none = createLocalStorage(place('none'));
    await withClient(old.config, (client) => takeBackup(client, none, { file, passphrase: PASSPHRASE }));
    state.done = true;
    await writer;
    expect(state.writes).toBeGreaterThan(1);

    const target = await emptyDatabase();
    const { migrated } = await restore(target.config, none, file, PASSPHRASE);
    expect(migrated).toEqual(
      fs
        .readdirSync(MIGRATIONS_DIR)
        .filter((name) => name > OLD_NEWEST)
        .sort(),
    );
    expect(await column(target, 'select (a.name = t.name_en)::text from admins a, types t')).toEqual(['true']);
    expect(await schemaOf(target)).toEqual(await schemaOf(agency));

    const manifest = await readArchive(backup, undefined);
    const younger = await emptyDatabase();
    const load = withClient(younger.config, (client) =>
      loadBackup(client, none, { file: backup, manifest, migrationsDir: dir }),
    );
    await expect(load).rejects.toThrow('which this version of the program does not know');
    expect(await tablesIn(younger)).toEqual([]);
  },
  TIMEOUT_MS,
);
