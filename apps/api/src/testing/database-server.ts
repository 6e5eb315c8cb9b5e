import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { migrate } from '../platform/postgres/migrate.ts';

export const TEMPLATE = 'template_of_tests';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: EmbeddedPostgres['connection'];
  }
}

/** Before all API tests: one PostgreSQL with one migrated database that every test file copies. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const baseDir = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-test-'));
  const server = await startEmbeddedPostgres({ baseDir, disposable: true, settings: { max_connections: '300' } });
  await makeTemplate(server.connection);
  project.provide('databaseServer', server.connection);
  return async () => {
    await server.stop();
    fs.rmSync(baseDir, { recursive: true, force: true });
  };
}

async function makeTemplate(connection: EmbeddedPostgres['connection']): Promise<void> {
  await withClient(connection, (client) => client.query(`create database ${TEMPLATE}`));
  await withClient({ ...connection, database: TEMPLATE }, (client) => migrate(client));
}

async function withClient(config: pg.ClientConfig, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
