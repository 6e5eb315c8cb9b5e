import { randomBytes } from 'node:crypto';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Storage, StoredObject } from './storage.ts';

const KEY = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/;
const DRAFT = '.draft-';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files below one folder, readable for this program's account only. */
export function createLocalStorage(folder: string): Storage {
  const placeOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`${key} is not a key of ours.`);
    return path.join(folder, key);
  };

  async function* filesBelow(part: string): AsyncIterable<StoredObject> {
    const entries = await fs.readdir(path.join(folder, part), { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      const key = path.posix.join(part, entry.name);
      if (entry.isDirectory()) yield* filesBelow(key);
      else {
        const facts = await fs.stat(path.join(folder, key)).catch(() => null);
        if (facts) yield { key, changed_at: facts.mtime };
      }
    }
  }

  return {
    async put(key, bytes) {
      const place = placeOf(key);
      const temporary = path.join(path.dirname(place), `${DRAFT}${randomBytes(8).toString('hex')}`);
      await fs.mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
      const handle = await fs.open(temporary, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await fs.rename(temporary, place);
    },
    async get(key) {
      let handle: FileHandle;
      try {
        handle = await fs.open(placeOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
      return handle.createReadStream();
    },
    async remove(key) {
      const place = path.join(folder, path.normalize(`/${key}`));
      await fs.rm(place, { force: true });
      // the folder of one file goes with the last of its parts
      if (path.dirname(place) !== folder) await fs.rmdir(path.dirname(place)).catch(() => undefined);
    },
    list: () => filesBelow(''),
  };
}
