import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/api/src/platform/postgres/embedded-postgres.ts';
import { migrate } from '../apps/api/src/platform/postgres/migrate.ts';
import { renderSchemaTypes } from '../apps/api/src/testing/schema/schema-types.ts';

/** Writes the TypeScript of the schema after the last migration, from a throw-away database. */
const TARGET = path.join(import.meta.dirname, '../apps/api/src/platform/postgres/schema.gen.ts');

const baseDir = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-schema-'));
const server = await startEmbeddedPostgres({ baseDir, disposable: true });
const client = new pg.Client(server.connection);
try {
  await client.connect();
  await migrate(client);
  fs.writeFileSync(TARGET, await renderSchemaTypes(client));
  console.log(`wrote ${path.relative(process.cwd(), TARGET)}`);
} finally {
  await client.end();
  await server.stop();
  fs.rmSync(baseDir, { recursive: true, force: true });
}
