// The way into every npm script. Plain JavaScript without dependencies: on a fresh clone there is nothing else yet.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { installIfNeeded } from './install.js';
import { node24, root } from './runtime.js';
import { buildWebIfStale } from './web/web-build.js';

/** @type {Record<string, { entry: string, needsWeb?: true, help: string }>} */
const TASKS = {
  start: { entry: 'apps/api/src/start.ts', needsWeb: true, help: 'run the product' },
  dev: { entry: 'scripts/dev.ts', help: 'run it while working on it: reloads by itself' },
  test: { entry: 'scripts/test.ts', help: 'all checks and all tests' },
  check: { entry: 'scripts/check.ts', help: 'formatting, types, lint, boundaries, dead and doubled code' },
  bench: { entry: 'bench/bench.ts', needsWeb: true, help: 'measure speed and safety' },
  demo: { entry: 'apps/api/src/demo/demo.ts', help: 'fill a database with demo data of any size' },
  'owner-link': {
    entry: 'apps/api/src/startup/owner-link.ts',
    help: 'print a password link for an owner who is locked out',
  },
  schema: {
    entry: 'scripts/generate-schema-types.ts',
    help: 'write the types of the database again, after a new migration',
  },
  backup: { entry: 'apps/api/src/backup/backup.ts', help: 'write database and files into one file' },
  restore: { entry: 'apps/api/src/backup/restore.ts', help: 'fill an empty database from a backup' },
};
const ORPHAN_CHECK_MS = 250;

const [name = '', ...args] = process.argv.slice(2);
const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
if (task) {
  try {
    await installIfNeeded();
    if (task.needsWeb) await buildWebIfStale();
    runTask(task.entry);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
} else {
  console.error(
    Object.entries(TASKS).reduce((text, [key, { help }]) => `${text}\n  npm run ${key.padEnd(10)} ${help}`, 'Tasks:'),
  );
  process.exit(name === '' || name === 'help' ? 0 : 1);
}

/** @param {string} entry */
function runTask(entry) {
  // the channel tells the program when this process is killed
  const child = spawn(node24(), [path.join(root, entry), ...args], {
    cwd: root,
    // Once a large block was freed, the allocator of Linux would keep blocks of that size for later: a few photos, and
    // hundreds of megabytes stay. With a fixed threshold they go back to the system.
    env: { MALLOC_MMAP_THRESHOLD_: '131072', ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal ?? 'SIGTERM']));
}

/**
 * npm passes signals on, but when it is killed itself nobody tells us. The scripts say `exec`, so npm is our parent.
 * @param {() => void} stop
 */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    stop();
  }, ORPHAN_CHECK_MS);
}
