import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Storage } from '../platform/storage/storage.ts';
import { writeArchive, type Part, type Sum } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { inOneTransaction, listTables, quoted, type BackedUpTable } from './backup-tables.ts';
import type { Manifest } from './manifest.ts';

const NEW_LINE = 10;

type Target = { readonly file: string; readonly passphrase?: string | undefined };
type StoredFile = Pick<Manifest['files'][number], 'key' | 'type'>;

/**
 * Everything as of one moment, in one file. The database may be in use: a snapshot sees no write that comes after it.
 * Files are copied after the snapshot; the ones it names stay for a day after nothing uses them any more.
 */
export async function takeBackup(
  client: pg.ClientBase,
  storage: Storage,
  { file, passphrase }: Target,
): Promise<Manifest> {
  return inOneTransaction(client, 'begin isolation level repeatable read read only', async () => {
    const tables = await listTables(client);
    if (!tables.some(({ name }) => name === 'schema_migrations')) {
      throw new BackupError('The database is empty: there is nothing to back up.');
    }
    const facts = await readFacts(client);
    const rows = new Map<string, number>();
    const files: StoredFile[] = [];
    const missing: string[] = [];
    let sequences: Manifest['sequences'] = [];

    async function* parts(): AsyncGenerator<Part> {
      for (const table of tables) {
        yield {
          name: `tables/${table.name}`,
          bytes: rowsOf(client, table, (count) => rows.set(table.name, count)),
        };
      }
      // read after the rows, because sequences go on outside of the snapshot: never lower than any row of it
      sequences = await readSequences(client);
      yield* fileParts(storage, await typesOfFiles(client), files, missing);
    }

    let manifest: Manifest | undefined;
    await writeArchive(file, passphrase, parts(), (sums) => {
      const sumOf = (name: string): Sum => sums.get(name) ?? { bytes: 0, sha256: '' };
      manifest = {
        ...facts,
        tables: tables.map(({ name, columns }) => ({
          name,
          columns: [...columns],
          rows: rows.get(name) ?? 0,
          ...sumOf(`tables/${name}`),
        })),
        sequences,
        files: files.map((one) => ({ ...one, ...sumOf(`files/${one.key}`) })),
        files_missing: missing,
      };
      return manifest;
    });
    if (!manifest) throw new Error('The backup has no manifest.');
    return manifest;
  });
}

type Facts = Pick<Manifest, 'made_at' | 'server_version' | 'data_key_id' | 'migrations'>;

async function readFacts(client: pg.ClientBase): Promise<Facts> {
  const { rows } = await client.query<{ made_at: Date; server_version: string; data_key_id: string | null }>(
    `select now() as made_at, current_setting('server_version') as server_version,
       (select value #>> '{}' from settings where key = 'system.data_key_id') as data_key_id`,
  );
  const [facts] = rows;
  if (!facts) throw new Error('The database said nothing about itself.');
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from schema_migrations order by name',
  );
  return { ...facts, made_at: facts.made_at.toISOString(), migrations: migrations.rows };
}

async function* rowsOf(
  client: pg.ClientBase,
  { name, columns }: BackedUpTable,
  onCounted: (rows: number) => void,
): AsyncGenerator<Buffer> {
  let count = 0;
  const lines: AsyncIterable<Buffer> = client.query(
    copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`),
  );
  for await (const bytes of lines) {
    // a line end inside of a value is written in another way
    for (let at = bytes.indexOf(NEW_LINE); at >= 0; at = bytes.indexOf(NEW_LINE, at + 1)) count += 1;
    yield bytes;
  }
  onCounted(count);
}

async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relkind = 'S' and relnamespace = current_schema()::regnamespace order by 1`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const found = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text as last_value, is_called from ${quoted(name)}`,
    );
    for (const state of found.rows) sequences.push({ name, ...state });
  }
  return sequences;
}

async function typesOfFiles(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows: found } = await client.query<{ there: boolean }>(`select to_regclass('files') is not null as there`);
  if (!found[0]?.there) return new Map();
  const { rows } = await client.query<{ id: string; type: string }>('select id, type from files');
  return new Map(rows.map(({ id, type }) => [id, type]));
}

/** The bytes of every file that the snapshot names; what was sent meanwhile has no row in it and stays out. */
async function* fileParts(
  storage: Storage,
  types: ReadonlyMap<string, string>,
  files: StoredFile[],
  missing: string[],
): AsyncGenerator<Part> {
  const seen = new Set<string>();
  for await (const { key } of storage.list()) {
    const [id = ''] = key.split('/');
    const type = types.get(id);
    const bytes = type === undefined ? null : await storage.get(key);
    if (type === undefined || !bytes) continue;
    seen.add(id);
    files.push({ key, type });
    yield { name: `files/${key}`, bytes };
  }
  missing.push(...[...types.keys()].filter((id) => !seen.has(id)));
}
