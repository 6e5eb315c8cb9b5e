import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  applyWithin,
  knownBeginning,
  lockHistory,
  MIGRATIONS_DIR,
  readMigrations,
  refuseOldServer,
} from '../platform/postgres/migrate.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { readArchive, skip } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { inOneTransaction, listTables, quoted, withoutGuards } from './backup-tables.ts';
import type { Manifest } from './manifest.ts';

type Source = {
  readonly file: string;
  readonly passphrase?: string | undefined;
  /** of the same file, which was read and checked once already */
  readonly manifest: Manifest;
  /** where the migrations are, for tests */
  readonly migrationsDir?: string;
};

type Loaded = {
  /** the migrations that are newer than the backup */
  readonly migrated: readonly string[];
  /** tables that somebody has added to the database by hand */
  readonly leftOut: readonly string[];
};

/**
 * Fills an empty database in one transaction: with the schema that the backup was taken from, its rows, and then
 * whatever migrations are newer. Nobody sees anything of it before all of it is there, the files included.
 */
export async function loadBackup(client: pg.ClientBase, storage: Storage, source: Source): Promise<Loaded> {
  const { manifest } = source;
  await refuseOldServer(client);
  const migrations = readMigrations(source.migrationsDir ?? MIGRATIONS_DIR);
  const then = knownBeginning(manifest.migrations, migrations);
  const newer = migrations.slice(then.length);
  const putBefore = await keysIn(storage);
  const put: string[] = [];
  let leftOut: readonly string[] = [];
  try {
    await inOneTransaction(client, 'begin', async () => {
      await lockHistory(client);
      await refuseUsed(client);
      await applyWithin(client, then);
      leftOut = await load(client, storage, source, put);
      await applyWithin(client, newer);
      // a browser that looked at the database before has missed something, whatever number it had reached
      await client.query(`do $$ begin
        if to_regclass('changes_swept') is not null then update changes_swept set highest_xid = pg_current_xact_id(); end if;
      end $$`);
    });
  } catch (error) {
    for (const key of put) if (!putBefore.has(key)) await storage.remove(key).catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
  return { migrated: newer.map(({ name }) => name), leftOut };
}

const keysIn = async (storage: Storage): Promise<Set<string>> =>
  new Set((await Array.fromAsync(storage.list())).map(({ key }) => key));

async function refuseUsed(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class
     where relkind in ('r', 'p', 'v', 'm') and relnamespace = current_schema()::regnamespace
       and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')`,
  );
  const tables = rows[0]?.tables ?? 0;
  if (tables === 0) return;
  throw new BackupError(
    `The database is not empty: it has ${tables} tables. Nothing was changed. Restore into a new database, or into a new DATA_DIR.`,
  );
}

async function load(
  client: pg.ClientBase,
  storage: Storage,
  { file, passphrase, manifest }: Source,
  put: string[],
): Promise<string[]> {
  const tables = await listTables(client);
  const ours = manifest.tables.filter(({ name }) => tables.some((table) => table.name === name));
  const fileTypes = new Map(manifest.files.map(({ key, type }) => [`files/${key}`, type]));

  const takePart = async (part: string, bytes: AsyncIterable<Buffer>): Promise<void> => {
    const table = ours.find(({ name }) => part === `tables/${name}`);
    const type = fileTypes.get(part);
    if (table) return loadRows(client, table, bytes);
    if (type === undefined) return skip(part, bytes);
    const key = part.slice('files/'.length);
    const content = await buffer(bytes);
    put.push(key);
    await storage.put(key, content, type);
  };

  await withoutGuards(client, tables, async () => {
    // the rows that migrations add themselves are in the backup, too
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    await readArchive(file, passphrase, takePart);
  });
  for (const { name, last_value, is_called } of manifest.sequences) {
    await client.query(
      'select setval(name, $2::bigint, $3) from (select to_regclass($1) as name) s where name is not null',
      [quoted(name), last_value, is_called],
    );
  }
  return manifest.tables.filter((table) => !ours.includes(table)).map(({ name }) => name);
}

async function loadRows(
  client: pg.ClientBase,
  { name, columns, rows }: Manifest['tables'][number],
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const copy = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`));
  await pipeline(bytes, copy);
  if (copy.rowCount !== rows) throw new BackupError(`${name}: ${rows} rows in the backup, ${copy.rowCount} restored.`);
}
