import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate, readMigrations, refuseOldVersion, type Migration } from './migrate.ts';

let database: TestDatabase;
let dir = '';
beforeEach(async () => {
  database = await createTestDatabase({ migrated: false });
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-migrations-'));
  write('0001_first.sql', 'create table first (n int); insert into first values (1);');
  write('0002_second.sql', 'create table second (n int);');
});
afterEach(async () => {
  await database.drop();
  fs.rmSync(dir, { recursive: true });
});

const write = (name: string, sql: string) => fs.writeFileSync(path.join(dir, name), sql);

async function run(): Promise<string[]> {
  const client = new pg.Client(database.config);
  await client.connect();
  try {
    return await migrate(client, { dir });
  } finally {
    await client.end();
  }
}

const tables = async () => {
  const { rows } = await database.pool.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ tablename }) => tablename);
};

test('each migration runs once, in order, however many processes start together', async () => {
  const applied = await Promise.all([run(), run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql']);
  expect((await database.pool.query('select n from first')).rows).toEqual([{ n: 1 }]);
  write('0003_third.sql', 'create table third (n int);');
  expect(await run()).toEqual(['0003_third.sql']);
  expect(await run()).toEqual([]);
});

test('a migration that fails leaves nothing behind and can be mended', async () => {
  write('0003_third.sql', 'create table third (n int); select 1 / 0;');
  await expect(run()).rejects.toThrow('0003_third.sql failed: division by zero');
  expect(await tables()).toEqual(['first', 'schema_migrations', 'second']);
  write('0003_third.sql', 'create table third (n int);');
  expect(await run()).toEqual(['0003_third.sql']);
});

test('a history that differs from the files is refused', async () => {
  await run();
  write('0002_second.sql', 'create table second (n bigint);');
  await expect(run()).rejects.toThrow('0002_second.sql was changed after it had been applied.');
  fs.rmSync(path.join(dir, '0002_second.sql'));
  await expect(run()).rejects.toThrow(
    'The database has 0002_second.sql, which this version of the program does not know.',
  );
  write('0000_early.sql', 'select 1');
  write('0002_second.sql', 'create table second (n int);');
  await expect(run()).rejects.toThrow('0000_early.sql is older than 0001_first.sql but was never applied.');
});

test('line ends do not change a migration', async () => {
  write('0002_second.sql', 'create table second (\n  n int\n);');
  await run();
  write('0002_second.sql', 'create table second (\r\n  n int\r\n);');
  expect(await run()).toEqual([]);
});

test.each([
  [['first.sql'], 'first.sql is not named like 0001_first_step.sql.'],
  [['0001_again.sql'], 'Two migrations have the number 0001.'],
])('files named %j are refused', (names, message) => {
  for (const name of names) write(name, 'select 1');
  expect((): Migration[] => readMigrations(dir)).toThrow(message);
});

test('PostgreSQL before 15 is refused by its version', () => {
  expect(() => refuseOldVersion({ version: '14.9', number: 140_009 })).toThrow(
    'PostgreSQL 15 or newer is needed; the database is version 14.9.',
  );
  expect(() => refuseOldVersion({ version: '15.0', number: 150_000 })).not.toThrow();
});
