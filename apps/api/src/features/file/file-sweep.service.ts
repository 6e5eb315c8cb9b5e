import { FILE_LOOSE_HOURS } from '@proline/domain/file/file-limits';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { storageOf } from '../../platform/storage/configured-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { hoursAgo, knownFiles, removeLooseFiles } from './file.queries.ts';

const ROWS_AT_ONCE = 500;
/** Few enough that the transaction does not idle too long while the bucket answers. */
const OBJECTS_AT_ONCE = 100;
const EVERY_MINUTES = 60;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idIn = (key: string): string => key.split('/')[0] ?? '';

/**
 * Deletes bytes without a row, then rows that nothing uses. The bytes of those rows are deleted by the next sweep, when
 * the rows are certainly gone, so a failure in between never leaves a row without its bytes.
 */
export async function sweepFiles(tx: Transaction<Database>, storage: Storage) {
  const objects_removed = await removeStrayObjects(tx, storage);
  const files_removed = await removeLooseFiles(tx, ROWS_AT_ONCE);
  return { objects_removed, files_removed: files_removed.length };
}

async function removeStrayObjects(tx: Transaction<Database>, storage: Storage): Promise<number> {
  // younger bytes may belong to a row that is about to be committed
  const oldEnough = await hoursAgo(tx, FILE_LOOSE_HOURS);
  let removed = 0;
  const removeStrays = async (keys: readonly string[]): Promise<void> => {
    const known = await knownFiles(tx, [...new Set(keys.map(idIn).filter((id) => UUID.test(id)))]);
    for (const key of keys.filter((one) => !known.has(idIn(one)))) {
      await storage.remove(key);
      removed += 1;
    }
  };
  let batch: string[] = [];
  for await (const { key, changed_at } of storage.list()) {
    if (changed_at > oldEnough) continue;
    batch.push(key);
    if (batch.length < OBJECTS_AT_ONCE) continue;
    await removeStrays(batch);
    batch = [];
  }
  await removeStrays(batch);
  return removed;
}

export const fileSweep = defineJob({
  kind: 'files.sweep',
  access: 'system',
  params: z.object({}),
  everyMinutes: EVERY_MINUTES,
  runItem: ({ tx, config }) => sweepFiles(tx, storageOf(config)),
});
