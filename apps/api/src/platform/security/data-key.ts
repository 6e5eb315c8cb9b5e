import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { StartupError } from '../postgres/startup-error.ts';

const KEY_BYTES = 32;

/** The key of everything encrypted in the database. Its id is stored beside each encrypted value. */
export interface DataKey {
  readonly id: string;
  readonly key: Buffer;
}

export function loadDataKey(config: Pick<Config, 'dataKey' | 'dataDir'>): DataKey {
  return toDataKey(config.dataKey ?? keyFromFile(path.join(config.dataDir, 'data-key')));
}

/** The key that is there already; null: the next start would make one. */
export function findDataKey(config: Pick<Config, 'dataKey' | 'dataDir'>): DataKey | null {
  const isThere = config.dataKey !== undefined || fs.existsSync(path.join(config.dataDir, 'data-key'));
  return isThere ? loadDataKey(config) : null;
}

/** The id follows from the key, so two processes with one key always agree on it. */
export function toDataKey(key: Buffer): DataKey {
  return { id: createHash('sha256').update('data-key-id').update(key).digest('hex').slice(0, 16), key };
}

function keyFromFile(file: string): Buffer {
  if (!fs.existsSync(file)) makeKeyFile(file);
  const key = Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new StartupError(`${file} does not hold a key of ${KEY_BYTES} bytes.`);
  return key;
}

/** Written whole beside its place and then linked: of several processes at once the first wins, none sees half a key. */
function makeKeyFile(file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const descriptor = fs.openSync(temporary, 'wx', 0o600);
  fs.writeSync(descriptor, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
  try {
    fs.linkSync(temporary, file);
  } catch (error) {
    if (!fs.existsSync(file)) throw error;
  } finally {
    fs.rmSync(temporary);
  }
}
