import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount, succeeds, type PostgresAccount } from './postgres-account.ts';
import { endOrphans, recordedSocketDir } from './postgres-orphans.ts';
import { StartupError } from './startup-error.ts';

const POLL_MS = 10;
/** Recovery after a crash may take long. */
const READY_TIMEOUT_MS = 600_000;
/** The delay between two restarts; it grows while the server does not stay up. */
const RESTART_DELAY_MS = { shortest: 250, longest: 10_000 };
const MAX_LOG_BYTES = 5_000_000;

const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  // sums of a whole house's work are grouped in memory
  work_mem: '16MB',
  random_page_cost: '1.1',
  // our queries are short: compiling them costs more than it saves
  jit: 'off',
  // A failed statement is the program's affair, which logs it without values; here its message alone may quote one
  // (invalid input syntax …), to say nothing of details, statements and parameters.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

export interface EmbeddedOptions {
  readonly baseDir: string;
  readonly settings?: Record<string, string>;
  /** The data may be lost, as in tests, so nothing is synced to disk. */
  readonly disposable?: boolean;
  readonly onEvent?: (message: string) => void;
}

export interface EmbeddedPostgres {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL on `baseDir`/postgres and starts it again whenever it ends by itself. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const account = chooseAccount(options.baseDir);
  const logFile = openLog(path.join(path.resolve(options.baseDir), 'postgres.log'));
  const settings = { ...SETTINGS, ...(options.disposable ? UNSAFE_BUT_FAST : {}), ...options.settings };

  await endOrphans(account.dataDir, account.socketDir);
  createCluster(account, options.disposable ?? false, options.onEvent);
  let server = spawnServer(account, settings, logFile);
  let stopping = false;
  const isStopping = () => stopping;
  await waitUntilReady(server, account, logFile);

  async function keepRunning(): Promise<void> {
    let delay = RESTART_DELAY_MS.shortest / 2;
    for (;;) {
      const started = Date.now();
      await ended(server);
      if (isStopping()) return;
      const stayedUp = Date.now() - started > RESTART_DELAY_MS.longest;
      delay = stayedUp ? RESTART_DELAY_MS.shortest : Math.min(delay * 2, RESTART_DELAY_MS.longest);
      options.onEvent?.('The database process ended unexpectedly; starting it again.');
      await endOrphans(account.dataDir, account.socketDir);
      await sleep(delay);
      if (isStopping()) return;
      server = spawnServer(account, settings, logFile);
    }
  }
  const supervision = keepRunning();

  return {
    connection: connectionOf(account),
    dataDir: account.dataDir,
    async stop() {
      stopping = true;
      server.kill('SIGINT');
      await supervision;
      fs.closeSync(logFile.descriptor);
      fs.rmSync(account.socketDir, { recursive: true, force: true });
    },
  };
}

const UNSAFE_BUT_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** How to reach the server that a running program has started on `baseDir`; null: there is none. */
export function findRunningPostgres(baseDir: string): EmbeddedPostgres['connection'] | null {
  const { dataDir } = chooseAccount(baseDir);
  const socketDir = recordedSocketDir(dataDir);
  return socketDir === null ? null : connectionOf({ socketDir });
}

const connectionOf = (account: Pick<PostgresAccount, 'socketDir'>) => ({
  host: account.socketDir,
  user: 'postgres',
  database: 'postgres',
});

/** Creates the cluster in a temporary folder and renames it, so that an interrupted first start leaves nothing incomplete. */
function createCluster(account: PostgresAccount, disposable: boolean, onEvent?: (message: string) => void): void {
  if (fs.existsSync(path.join(account.dataDir, 'PG_VERSION'))) return;
  onEvent?.('Creating the database …');
  const half = `${account.dataDir}.new`;
  fs.rmSync(half, { recursive: true, force: true });
  fs.mkdirSync(half, { mode: 0o700 });
  const { uid, gid } = account.spawnAs;
  if (uid !== undefined && gid !== undefined) fs.chownSync(half, uid, gid);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const options = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-instructions'];
  const [command = '', ...args] = [...account.prefix, path.join(account.binDir, 'initdb'), '-D', half, ...options];
  const made = spawnSync(command, [...args, ...(disposable ? ['--no-sync'] : [])], {
    ...account.spawnAs,
    encoding: 'utf8',
  });
  if (made.status !== 0)
    throw new StartupError(`The database cannot be created: ${made.error?.message ?? made.stderr}`);
  fs.renameSync(half, account.dataDir);
}

interface LogFile {
  readonly path: string;
  readonly descriptor: number;
}

function openLog(file: string): LogFile {
  if (fs.existsSync(file) && fs.statSync(file).size > MAX_LOG_BYTES) fs.renameSync(file, `${file}.old`);
  return { path: file, descriptor: fs.openSync(file, 'a', 0o600) };
}

function spawnServer(account: PostgresAccount, settings: Record<string, string>, logFile: LogFile): ChildProcess {
  const flags = { ...settings, unix_socket_directories: account.socketDir };
  const [command = '', ...args] = [
    ...account.prefix,
    ...endWithParent(),
    path.join(account.binDir, 'postgres'),
    '-D',
    account.dataDir,
    ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const server = spawn(command, args, {
    ...account.spawnAs,
    // the setting is for the memory of images; a database uses its large blocks again and again
    env: { ...process.env, MALLOC_MMAP_THRESHOLD_: undefined },
    stdio: ['ignore', 'ignore', logFile.descriptor],
    // in a process group of its own: Ctrl-C reaches only the program, which stops the database last
    detached: true,
  });
  server.on('error', () => undefined);
  return server;
}

/** Linux can stop the database by itself when the program is killed; elsewhere the next start does. */
function endWithParent(): string[] {
  const wrap = ['setpriv', '--pdeathsig', 'INT'];
  return process.platform === 'linux' && succeeds([...wrap, 'true']) ? wrap : [];
}

const hasEnded = (server: ChildProcess) =>
  server.pid === undefined || server.exitCode !== null || server.signalCode !== null;

const ended = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (hasEnded(server)) resolve();
    else server.once('exit', () => resolve());
  });

async function waitUntilReady(server: ChildProcess, account: PostgresAccount, logFile: LogFile): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await answers(account))) {
    if (hasEnded(server)) throw new StartupError(`The database did not start: ${lastLines(logFile.path)}`);
    if (Date.now() > deadline) throw new StartupError(`The database is not ready: ${lastLines(logFile.path)}`);
    await sleep(POLL_MS);
  }
}

async function answers(account: PostgresAccount): Promise<boolean> {
  const client = new pg.Client(connectionOf(account));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

const lastLines = (file: string) => fs.readFileSync(file, 'utf8').trim().split('\n').slice(-3).join(' | ');
