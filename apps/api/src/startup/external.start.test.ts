import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import {
  postJson,
  runProgram,
  runRefusedProgram,
  temporaryFolder,
  type RunningProgram,
} from '../testing/program/running-program.ts';

const PROCESSES = 3;
const folder = temporaryFolder();
let server: EmbeddedPostgres;
let databases = 0;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ baseDir: path.join(folder.path, 'server'), disposable: true });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

async function onServer<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...server.connection, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** An empty database and the settings of a program that uses it. */
async function emptyDatabase(): Promise<{ name: string; env: Record<string, string> }> {
  databases += 1;
  const name = `external_${databases}`;
  await onServer('postgres', (client) => client.query(`create database ${name}`));
  const url = `postgres://${server.connection.user}@/${name}?host=${encodeURIComponent(server.connection.host)}`;
  return { name, env: { DATABASE_URL: url, DATA_DIR: path.join(folder.path, name) } };
}

const linkOf = (program: RunningProgram) =>
  /\/update-password-for-first-time\/([\w-]{43})$/m.exec(program.output())?.[1];

test('several processes start on one empty database at once; together they print one link, which works once', async () => {
  const { env, name } = await emptyDatabase();
  const settings = { ...env, OWNER_EMAIL: 'Boss@agency.example' };
  const programs = await Promise.all(Array.from({ length: PROCESSES }, () => runProgram(folder.path, settings)));
  const links = programs.map(linkOf).filter((link) => link !== undefined);
  expect(links).toHaveLength(1);
  for (const program of programs) expect(program.output()).not.toContain('proline-demo');

  const [first, second] = programs;
  const setPassword = (program: RunningProgram | undefined, password: string) =>
    postJson(`${program?.url}/api/admin/auth/update-password-for-first-time/${links[0]}`, { password });
  const statuses = await Promise.all([
    setPassword(first, 'a long new password'),
    setPassword(second, 'another password'),
  ]);
  expect(statuses.toSorted()).toEqual([200, 404]);
  const password = statuses[0] === 200 ? 'a long new password' : 'another password';

  for (const program of programs) {
    expect(await postJson(`${program.url}/api/admin/auth/login`, { email: 'boss@agency.example', password })).toBe(200);
  }
  await Promise.all(programs.map((program) => program.stop()));

  const again = await runProgram(folder.path, settings);
  expect(linkOf(again)).toBeUndefined();
  await again.stop();
  const admins = await onServer(name, (client) => client.query('select email, permission_set from admins'));
  expect(admins.rows).toEqual([{ email: 'boss@agency.example', permission_set: 'owner' }]);
});

test('a process with another encryption key is refused', async () => {
  const { env } = await emptyDatabase();
  await (await runProgram(folder.path, env)).stop();
  const { code, lines } = await runRefusedProgram(folder.path, { ...env, DATA_KEY: '11'.repeat(32) });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/another encryption key .* give every process the same DATA_KEY/)]);
});

test('an external database gets demo data only when asked', async () => {
  const { env, name } = await emptyDatabase();
  const admins = () => onServer(name, (client) => client.query('select count(*)::int as n from admins'));
  await (await runProgram(folder.path, env)).stop();
  expect((await admins()).rows).toEqual([{ n: 0 }]);
  const both = await Promise.all([1, 2].map(() => runProgram(folder.path, { ...env, DEMO: '1' })));
  expect((await admins()).rows[0]).not.toEqual({ n: 0 });
  for (const program of both) expect(program.output()).toContain('proline-demo');
  expect(both.filter((program) => program.output().includes('Demo data:'))).toHaveLength(1);
  await Promise.all(both.map((program) => program.stop()));
});

test('a database that refuses us is named in one line, without its password', async () => {
  const { env } = await emptyDatabase();
  const wrong = (env['DATABASE_URL'] ?? '').replace(/external_\d+/, 'nowhere').replace('postgres@', 'postgres:secret@');
  const { code, lines } = await runRefusedProgram(folder.path, { ...env, DATABASE_URL: wrong });
  expect({ code, lines }).toEqual({
    code: 1,
    lines: ['The database of DATABASE_URL does not let us in (3D000): database "nowhere" does not exist'],
  });
});
