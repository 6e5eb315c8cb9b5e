import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { root } from '../../scripts/runtime.js';
import { buildWebIfStale } from '../../scripts/web/web-build.js';
import { dataDirAt } from './data-dir.ts';

const PARENT_CHECK_MS = 500;

/** The real program with fresh demo data, for the length of one test run. */
await buildWebIfStale();
const dataDir = dataDirAt(process.env['E2E_PORT'] ?? '');
fs.rmSync(dataDir, { recursive: true, force: true });
const program = spawn(process.execPath, ['apps/api/src/start.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PORT: process.env['E2E_PORT'],
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: '1',
    // stories wait rather than be refused: their machine does many things at once
    POOL_WAIT_MS: '20000',
    QUEUE_WAIT_MS: '20000',
    STATEMENT_TIMEOUT_MS: '30000',
  },
});
// the test run may be killed without a chance to tell us
const testRun = process.ppid;
setInterval(() => process.ppid !== testRun && program.kill('SIGTERM'), PARENT_CHECK_MS).unref();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => program.kill(signal));
program.on('exit', (code) => {
  fs.rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
