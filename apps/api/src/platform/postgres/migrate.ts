import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartupError } from './startup-error.ts';

const OLDEST_SUPPORTED = 150_000;
/** One number for every process of this product; any constant will do. */
const MIGRATION_LOCK = 7_165_546_301;
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
export const MIGRATIONS_DIR = path.join(import.meta.dirname, '../../../migrations');

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export class MigrationError extends StartupError {
  override name = 'MigrationError';
}

/**
 * Brings the database up to date and returns the names of the migrations applied now. Each runs in a transaction of
 * its own under one advisory lock, so any number of processes may start on an empty database at once.
 * The lock belongs to the transaction: it also works through a transaction pooler.
 */
export async function migrate(
  client: pg.ClientBase,
  options: { readonly dir?: string; readonly onApplied?: (name: string) => void } = {},
): Promise<string[]> {
  await refuseOldServer(client);
  const migrations = readMigrations(options.dir ?? MIGRATIONS_DIR);
  await inLockedTransaction(client, () => client.query(HISTORY_TABLE));
  const applied: string[] = [];
  for (;;) {
    const name = await inLockedTransaction(client, () => applyNext(client, migrations));
    if (name === null) return applied;
    applied.push(name);
    options.onApplied?.(name);
  }
}

const HISTORY_TABLE = `
  create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

export async function refuseOldServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  );
  for (const server of rows) refuseOldVersion(server);
}

export function refuseOldVersion(server: { readonly version: string; readonly number: number }): void {
  if (server.number >= OLDEST_SUPPORTED) return;
  throw new MigrationError(`PostgreSQL 15 or newer is needed; the database is version ${server.version}.`);
}

export function readMigrations(dir: string): Migration[] {
  const names = fs.readdirSync(dir).filter((name) => name.endsWith('.sql'));
  const numbers = new Set<string>();
  for (const name of names) {
    const number = FILE_NAME.exec(name)?.[1];
    if (number === undefined) throw new MigrationError(`${name} is not named like 0001_first_step.sql.`);
    if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}.`);
    numbers.add(number);
  }
  return names.sort().map((name) => {
    const sql = fs.readFileSync(path.join(dir, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function inLockedTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await lockHistory(client);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyNext(client: pg.ClientBase, migrations: readonly Migration[]): Promise<string | null> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  refuseOtherHistory(rows, migrations, 'database');
  const next = migrations[rows.length];
  if (!next) return null;
  await apply(client, next);
  return next.name;
}

async function apply(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql).catch((error: unknown) => {
    throw new MigrationError(`${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  });
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

/** Until the caller's transaction ends nobody else migrates this database. */
export async function lockHistory(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

/** Applies these inside the caller's transaction, which holds the lock. */
export async function applyWithin(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(HISTORY_TABLE);
  for (const migration of migrations) await apply(client, migration);
}

type Applied = Pick<Migration, 'name' | 'checksum'>;

/** The migrations that a backup was taken after, if this version of the program knows them all. */
export function knownBeginning(applied: readonly Applied[], known: readonly Migration[]): readonly Migration[] {
  refuseOtherHistory(applied, known, 'backup');
  return known.slice(0, applied.length);
}

/** What was applied must be exactly the beginning of what this version of the program knows. */
function refuseOtherHistory(
  applied: readonly Applied[],
  known: readonly Migration[],
  holder: 'database' | 'backup',
): void {
  applied.forEach((entry, position) => {
    const expected = known[position];
    if (!known.some(({ name }) => name === entry.name)) {
      throw new MigrationError(`The ${holder} has ${entry.name}, which this version of the program does not know.`);
    }
    if (expected?.name !== entry.name) {
      throw new MigrationError(`${expected?.name ?? ''} is older than ${entry.name} but was never applied.`);
    }
    if (expected.checksum !== entry.checksum) {
      throw new MigrationError(`${entry.name} was changed after it had been applied.`);
    }
  });
}
