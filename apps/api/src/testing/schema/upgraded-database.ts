import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate, MIGRATIONS_DIR } from '../../platform/postgres/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/** A database as it was before some migration, with rows of that time, and then brought up to date. */
export async function upgradedDatabase(firstNew: string, oldRows: string): Promise<TestDatabase> {
  const database = await createTestDatabase({ migrated: false });
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-before-'));
  for (const name of fs.readdirSync(MIGRATIONS_DIR).filter((file) => file < firstNew))
    fs.copyFileSync(path.join(MIGRATIONS_DIR, name), path.join(dir, name));
  const client = new pg.Client(database.config);
  await client.connect();
  try {
    await migrate(client, { dir });
    await client.query(oldRows);
    await migrate(client);
  } finally {
    await client.end();
    fs.rmSync(dir, { recursive: true });
  }
  return database;
}
