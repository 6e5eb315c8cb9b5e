import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../platform/postgres/startup-error.ts';

/**
 * Keeps a second program off the same folder. SQLite's file lock is the one lock of the operating system that Node
 * offers on every platform: it vanishes with the process, however that ends.
 */
export function lockDataDir(dataDir: string): () => void {
  makeWritable(dataDir);
  const file = new DatabaseSync(path.join(dataDir, 'lock'), { timeout: 0 });
  try {
    file.exec('pragma journal_mode = memory; begin exclusive');
  } catch {
    file.close();
    throw new StartupError(`${dataDir} is in use by a program that is already running. Stop it, or set DATA_DIR.`);
  }
  return () => file.close();
}

function makeWritable(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    fs.accessSync(dataDir, fs.constants.W_OK);
  } catch {
    throw new StartupError(`${dataDir} cannot be written by this user. Set DATA_DIR to another folder.`);
  }
}
