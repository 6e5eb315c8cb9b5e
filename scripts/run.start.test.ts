import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './runtime.js';

const run = promisify(execFile);
const LOCK = {
  packages: { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } },
};
const INSTALLED = { packages: { 'node_modules/a': { version: '1.0.0' } } };

/** A project with nothing but the starting scripts, a lock, one task, and an npm that only notes that it was called. */
let project = '';
beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), 'proline run '));
  fs.mkdirSync(path.join(project, 'scripts'));
  fs.mkdirSync(path.join(project, 'bin'));
  const isScript = (name: string) => name.endsWith('.js');
  for (const name of fs
    .readdirSync(path.join(root, 'scripts'), { recursive: true, encoding: 'utf8' })
    .filter(isScript)) {
    fs.mkdirSync(path.dirname(path.join(project, 'scripts', name)), { recursive: true });
    fs.copyFileSync(path.join(root, 'scripts', name), path.join(project, 'scripts', name));
  }
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', JSON.stringify(LOCK));
  write('scripts/check.ts', `console.log('the task ran with', ...process.argv.slice(2));`);
  write('bin/npm', fakeNpm(JSON.stringify(INSTALLED)));
  fs.chmodSync(path.join(project, 'bin/npm'), 0o755);
});
afterEach(() => fs.rmSync(project, { recursive: true }));

const write = (file: string, text: string) => fs.writeFileSync(path.join(project, file), text);
const read = (file: string) => fs.readFileSync(path.join(project, file), 'utf8');
const npmCalls = () => (fs.existsSync(path.join(project, 'calls')) ? read('calls').trim().split('\n') : []);

const fakeNpm = (result: string) => `#!/bin/sh
echo "$*" >> calls
mkdir -p node_modules
echo '${result}' > node_modules/.package-lock.json
`;

const env = () => ({ PATH: `${path.join(project, 'bin')}:${process.env.PATH ?? ''}` });
const start = (...args: string[]) => run(process.execPath, ['scripts/run.js', ...args], { cwd: project, env: env() });

test('a bare folder is installed from the lock, once, and the task runs', async () => {
  const first = await start('check', '--fast');
  expect(first.stdout).toBe('Installing packages …\nthe task ran with --fast\n');
  expect((await start('check')).stdout).toBe('the task ran with\n');
  expect(npmCalls()).toEqual([expect.stringMatching(/^install --no-save --ignore-scripts /)]);
  expect(read('package-lock.json')).toBe(JSON.stringify(LOCK));
});

test('two first starts at once install once', async () => {
  const both = await Promise.all([start('check'), start('check')]);
  for (const { stdout } of both) expect(stdout).toContain('the task ran');
  expect(npmCalls()).toHaveLength(1);
});

test('a changed lock installs again', async () => {
  await start('check');
  const newer = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.1' } } });
  write('package-lock.json', newer);
  write('bin/npm', fakeNpm(newer));
  await start('check');
  expect(npmCalls()).toHaveLength(2);
});

test('an installation that does not match the lock is not run', async () => {
  write('bin/npm', fakeNpm('{ "packages": {} }'));
  await expect(start('check')).rejects.toMatchObject({
    code: 1,
    stderr: 'npm ended well, but node_modules does not match package-lock.json.\n',
  });
});

test('a lock left by a killed start does not stop the next one', async () => {
  fs.mkdirSync(path.join(project, '.cache'));
  write('.cache/setup.lock', '1');
  fs.utimesSync(path.join(project, '.cache/setup.lock'), new Date(0), new Date(0));
  expect((await start('check')).stdout).toContain('the task ran');
});

test('the exit code and the signals of the task are passed on', async () => {
  write('scripts/check.ts', 'process.exit(7)');
  await expect(start('check')).rejects.toMatchObject({ code: 7 });
  write(
    'scripts/check.ts',
    `process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1000); console.log('up');`,
  );
  const child = spawn(process.execPath, ['scripts/run.js', 'check'], {
    cwd: project,
    env: env(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => child.kill('SIGTERM'));
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(9);
});

test('a task gives the memory of large blocks back, unless told otherwise', async () => {
  write('scripts/check.ts', 'console.log(process.env.MALLOC_MMAP_THRESHOLD_)');
  expect((await start('check')).stdout).toMatch(/^131072$/m);
});

test('an unknown task lists the known ones', async () => {
  await expect(start('nonsense')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm run start') });
});
