import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderSchemaTypes } from '../../testing/schema/schema-types.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const generated = () => fs.readFileSync(path.join(import.meta.dirname, 'schema.gen.ts'), 'utf8');

test('schema.gen.ts is what the migrations make: else run scripts/generate-schema-types.ts', async () => {
  expect(generated()).toBe(await renderSchemaTypes(database.pool));
});

test('a column that was added without generating is noticed', async () => {
  const client = await database.pool.connect();
  await client.query('begin; alter table events add column parking text');
  expect(generated()).not.toBe(await renderSchemaTypes(client));
  await client.query('rollback');
  client.release();
});
