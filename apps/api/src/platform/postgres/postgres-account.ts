import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyBinaries, findPostgresBinaries } from './postgres-binaries.ts';
import { StartupError } from './startup-error.ts';

const NOBODY = 65534;
const NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/** How and as whom PostgreSQL runs here, and where its files are. */
export interface PostgresAccount {
  readonly binDir: string;
  readonly dataDir: string;
  readonly socketDir: string;
  /** The command prefix that switches the account. */
  readonly prefix: readonly string[];
  readonly spawnAs: { readonly uid?: number; readonly gid?: number; readonly cwd?: string };
}

/**
 * PostgreSQL refuses to run as root. Root gets a user namespace, in which it is nobody while the files stay root's;
 * where those are forbidden (some containers), a real change to nobody.
 */
export function chooseAccount(baseDir: string): PostgresAccount {
  const base = path.resolve(baseDir);
  fs.mkdirSync(base, { recursive: true, mode: 0o700 });
  const native = findPostgresBinaries(path.join(base, 'postgres-binaries'));
  if (process.getuid?.() !== 0) return ownAccount(base, native, []);
  return succeeds([...NAMESPACE, 'true']) ? ownAccount(base, native, NAMESPACE) : nobodyAccount(base, native);
}

export function succeeds([command = '', ...args]: readonly string[], as: { uid?: number; gid?: number } = {}): boolean {
  return spawnSync(command, args, { stdio: 'ignore', ...as }).status === 0;
}

function ownAccount(base: string, native: string, prefix: readonly string[]): PostgresAccount {
  const dataDir = path.join(base, 'postgres');
  giveTo(dataDir, process.getuid?.());
  return { binDir: path.join(native, 'bin'), dataDir, socketDir: claimSocketDir(base), prefix, spawnAs: {} };
}

function nobodyAccount(base: string, native: string): PostgresAccount {
  const as = { uid: NOBODY, gid: NOBODY };
  // others may pass through the folder but not list it; what is inside has its own permissions
  fs.chmodSync(base, 0o711);
  // a folder inside root's home stays closed to nobody; /var/lib is open, and unlike /var/tmp never cleaned
  const home = succeeds(['test', '-x', base], as) ? base : path.join('/var/lib', `proline-${shortHash(base)}`);
  fs.mkdirSync(home, { recursive: true, mode: 0o711 });
  const readable = succeeds(['test', '-x', path.join(native, 'bin', 'postgres')], as);
  const binaries = readable ? native : copyBinaries(native, path.join(home, 'postgres-binaries'));
  const dataDir = path.join(home, 'postgres');
  giveTo(dataDir, NOBODY);
  const spawnAs = { ...as, cwd: '/' };
  return { binDir: path.join(binaries, 'bin'), dataDir, socketDir: claimSocketDir(base, NOBODY), prefix: [], spawnAs };
}

/** The same folder may have been used under the other account before. */
function giveTo(dir: string, uid: number | undefined): void {
  refuseForeign(dir);
  if (uid === undefined || process.getuid?.() !== 0 || !fs.existsSync(dir) || fs.statSync(dir).uid === uid) return;
  spawnSync('chown', ['-R', `${uid}:${uid}`, dir]);
}

/** A folder made by root cannot be used by somebody else later. */
function refuseForeign(dir: string): void {
  const uid = process.getuid?.();
  if (uid === undefined || uid === 0 || !fs.existsSync(dir) || fs.statSync(dir).uid === uid) return;
  throw new StartupError(`${dir} belongs to another user. Set DATA_DIR to a folder of your own.`);
}

/**
 * Socket paths are limited to about 100 bytes, so the socket cannot live beside the data.
 * The folder is closed to everybody else: who can reach the socket needs no password.
 */
function claimSocketDir(base: string, uid = process.getuid?.() ?? 0): string {
  const dir = path.join(os.tmpdir(), `proline-${uid}-${shortHash(base)}`);
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0 && fs.lstatSync(dir).uid !== uid) fs.chownSync(dir, uid, uid);
  const found = fs.lstatSync(dir);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new StartupError(`${dir} belongs to somebody else: remove it, or set TMPDIR.`);
  }
  return dir;
}

const shortHash = (text: string) => createHash('sha256').update(fs.realpathSync(text)).digest('hex').slice(0, 10);
