import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 20;
/** Ever harder ways to end a server, each with the time it gets: fast shutdown, immediate shutdown, kill. */
const STEPS = [
  { signal: 'SIGINT', waitMs: 15_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
] as const;

/**
 * Ends what a killed program left running on this data folder. The caller holds the lock of the folder, so no living
 * program uses these processes.
 */
export async function endOrphans(dataDir: string, socketDir: string): Promise<void> {
  for (const { signal, waitMs } of STEPS) {
    const orphans = serverProcesses(dataDir);
    if (orphans.length === 0) break;
    for (const pid of orphans) signalIfAlive(pid, signal);
    await waitUntilGone(dataDir, waitMs);
  }
  forgetDeadServer(dataDir, socketDir);
}

/** The main process and its children: a child that outlives a killed main process may still write. */
export function serverProcesses(dataDir: string): number[] {
  if (!fs.existsSync(dataDir)) return [];
  const real = fs.realpathSync(dataDir);
  if (process.platform === 'linux') return linuxProcesses().filter((pid) => isServerOf(pid, real));
  const pid = recordedPid(dataDir);
  return pid !== null && commandOf(pid).includes('postgres') ? [pid] : [];
}

const linuxProcesses = () =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function isServerOf(pid: number, dataDir: string): boolean {
  try {
    return (
      fs.readlinkSync(`/proc/${pid}/cwd`) === dataDir &&
      fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    );
  } catch {
    return false; // it ended meanwhile, or belongs to somebody else
  }
}

const commandOf = (pid: number) => spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout;

async function waitUntilGone(dataDir: string, waitMs: number): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (serverProcesses(dataDir).length > 0 && Date.now() < deadline) await sleep(POLL_MS);
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function recordedPid(dataDir: string): number | null {
  try {
    const pid = Number.parseInt(fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** The server writes down its process, folder, start, port and the folder of its socket, a line for each. */
export function recordedSocketDir(dataDir: string): string | null {
  try {
    return fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[4] || null;
  } catch {
    return null;
  }
}

/**
 * After a crash the recorded number may belong to an unrelated process, or to a dead one that nobody has taken leave of
 * yet. PostgreSQL would take either for a living server, in the data folder and at the socket alike.
 */
function forgetDeadServer(dataDir: string, socketDir: string): void {
  if (process.platform !== 'linux' || serverProcesses(dataDir).length > 0) return;
  fs.rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) fs.rmSync(path.join(socketDir, name), { force: true });
}
