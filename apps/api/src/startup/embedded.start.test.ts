import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findRunningPostgres } from '../platform/postgres/embedded-postgres.ts';
import { serverProcesses } from '../platform/postgres/postgres-orphans.ts';
import {
  postJson,
  runProgram,
  runRefusedProgram,
  runToItsEnd,
  temporaryFolder,
  type RunningProgram,
} from '../testing/program/running-program.ts';

const POLLING = { interval: 10, timeout: 60_000 };
const folder = temporaryFolder();
afterAll(() => folder.remove());

const databaseProcesses = (dataDir: string) => serverProcesses(path.join(dataDir, 'postgres'));

const signIn = (url: string, email: string, password: string) =>
  postJson(`${url}/api/admin/auth/login`, { email, password });

describe('with demo data', () => {
  const dataDir = path.join(folder.path, 'demo data');
  let program: RunningProgram;
  const ownerLink = (email: string) => runToItsEnd(folder.path, { DATA_DIR: dataDir }, 'startup/owner-link.ts', email);
  beforeAll(async () => {
    program = await runProgram(folder.path, { DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await program.stop();
  });

  test('the first start tells the address, the accounts, the place of the data and how to stop', () => {
    const block = program.output().split('\n\n').at(-2)?.trimEnd().split('\n');
    expect(block).toEqual([
      `  Open      ${program.url}`,
      '  Sign in   owner@proline.test, ops@proline.test, recruiter@proline.test, finance@proline.test, viewer@proline.test',
      '  Password  proline-demo',
      `  Data      ${dataDir}`,
      '  Stop      Ctrl-C',
    ]);
  });

  test('every demo account can sign in', async () => {
    for (const name of ['owner', 'ops', 'recruiter', 'finance', 'viewer']) {
      expect(await signIn(program.url, `${name}@proline.test`, 'proline-demo')).toBe(200);
    }
  });

  test('a second start on the same folder says so in one line and leaves the first alone', async () => {
    const { code, lines } = await runRefusedProgram(folder.path, { DATA_DIR: dataDir });
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [`${dataDir} is in use by a program that is already running. Stop it, or set DATA_DIR.`],
    });
    expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  });

  test('its database writes no value of anybody into its log', async () => {
    const client = new pg.Client(findRunningPostgres(dataDir) ?? {});
    await client.connect();
    const marked = 'marked.person@proline.test';
    const insert = 'insert into admins (email, name, permission_set) values ($1, $1, $2)';
    await client.query(insert, [marked, 'viewer']);
    await expect(client.query(insert, [marked, 'viewer'])).rejects.toThrow('duplicate key');
    await expect(client.query('select $1::text::uuid', [marked])).rejects.toThrow(marked);
    await expect(client.query(`select '${marked}'::int`)).rejects.toThrow(marked);
    await client.query('delete from admins where email = $1', [marked]);
    await client.end();
    const log = fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toContain('marked');
  });

  test('a backup is taken while it runs, and restored into an empty folder with the same key only', async () => {
    const env = { BACKUP_PASSPHRASE: 'a bridge of paper' };
    const taken = await runToItsEnd(folder.path, { ...env, DATA_DIR: dataDir }, 'backup/backup.ts', 'one.backup');
    expect(taken).toMatchObject({
      code: 0,
      lines: [path.join(folder.path, 'one.backup'), expect.anything(), expect.anything()],
    });
    expect(taken.lines[1]).toMatch(/^[\d,]+ rows and [\d,]+ files as of .+, encrypted, checked\.$/);

    const restored = path.join(folder.path, 'restored');
    const restore = () => runToItsEnd(folder.path, { ...env, DATA_DIR: restored }, 'backup/restore.ts', 'one.backup');
    expect((await restore()).lines.at(-1)).toMatch(
      /^The backup needs the key [0-9a-f]{16}; there is no key here\. Set DATA_KEY/,
    );
    fs.mkdirSync(restored);
    fs.copyFileSync(path.join(dataDir, 'data-key'), path.join(restored, 'data-key'));
    expect(await restore()).toMatchObject({
      code: 0,
      lines: expect.arrayContaining([expect.stringMatching(/^Restored\./)]),
    });
  });

  test('a locked-out owner gets a link from the running program', async () => {
    const { code, lines } = await ownerLink('Owner@proline.test');
    const token = /\/update-password-for-first-time\/([\w-]{43})$/.exec(lines[1] ?? '')?.[1];
    expect({ code, lines }).toEqual({
      code: 0,
      lines: [expect.stringContaining('Password link for owner@proline.test.'), expect.any(String)],
    });
    const link = `${program.url}/api/admin/auth/update-password-for-first-time/${token}`;
    expect(await signIn(program.url, 'owner@proline.test', 'proline-demo')).toBe(200);
    expect(await postJson(link, { password: 'a quite new password' })).toBe(200);
    expect(await signIn(program.url, 'owner@proline.test', 'a quite new password')).toBe(200);
  });

  test('SIGTERM stops everything, and the next start has the same data without filling again', async () => {
    expect(await program.stop('SIGTERM')).toBe(0);
    expect(databaseProcesses(dataDir)).toEqual([]);
    // while nothing runs, too; only for owners
    expect((await ownerLink('owner@proline.test')).lines[1]).toContain('/update-password-for-first-time/');
    expect(await ownerLink('ops@proline.test')).toEqual({
      code: 1,
      lines: ['No active owner has the address ops@proline.test.'],
    });
    expect(databaseProcesses(dataDir)).toEqual([]);
    program = await runProgram(folder.path, { DATA_DIR: dataDir });
    expect(program.output()).not.toContain('Demo data:');
    expect(program.output()).not.toContain('Migrated:');
    expect(await signIn(program.url, 'ops@proline.test', 'proline-demo')).toBe(200);
  });

  test('Ctrl-C, which arrives more than once, stops it as cleanly', async () => {
    program.process.kill('SIGINT');
    program.process.kill('SIGINT');
    expect(await program.stop('SIGINT')).toBe(0);
    expect(databaseProcesses(dataDir)).toEqual([]);
    program = await runProgram(folder.path, { DATA_DIR: dataDir });
  });

  test('a database process that is killed comes back by itself', async () => {
    const [main = 0] = databaseProcesses(dataDir);
    process.kill(main, 'SIGKILL');
    const readiness = async () => (await fetch(`${program.url}/readyz`)).status;
    await expect.poll(readiness, POLLING).toBe(503);
    await expect.poll(readiness, POLLING).toBe(200);
    expect(await signIn(program.url, 'ops@proline.test', 'proline-demo')).toBe(200);
  });
});

test('a taken port is refused in one line, before any data is touched', async () => {
  const taken = net.createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const dataDir = path.join(folder.path, 'untouched');
  const { code, lines } = await runRefusedProgram(folder.path, { DATA_DIR: dataDir, PORT: String(port) });
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [`Port ${port} is taken by another program. Set PORT to a free one.`],
  });
  expect(fs.existsSync(dataDir)).toBe(false);
  await new Promise((resolve) => taken.close(resolve));
});

test('wrong settings are told one per line', async () => {
  const { code, lines } = await runRefusedProgram(folder.path, { PORT: 'abc', DEMO: 'yes' });
  expect({ code, lines }).toEqual({ code: 1, lines: ['PORT must be a whole number', 'DEMO must be 0 or 1'] });
});

test('DEMO=0 starts empty: nobody can sign in until OWNER_EMAIL is set', async () => {
  const env = { DATA_DIR: path.join(folder.path, 'empty'), DEMO: '0' };
  const program = await runProgram(folder.path, env);
  expect(program.output()).toContain('nobody can yet: set OWNER_EMAIL and start again');
  expect(program.output()).not.toContain('proline-demo');
  expect(await signIn(program.url, 'owner@proline.test', 'proline-demo')).toBe(401);
  await program.stop();
});
