import { THUMBNAIL_SIZES } from '@proline/contract/file/file';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { storageOf } from '../../platform/storage/configured-storage.ts';
import { deleteFiles } from './file.queries.ts';
import { keyOf } from './file.service.ts';

/** Destroys the bytes of a file whose row is gone. It is tried until the storage answers. */
export const fileErasure = defineJob({
  kind: 'files.erase',
  access: 'system',
  params: z.object({}),
  maxAttempts: 1_000,
  runItem: async ({ config, item }) => {
    const storage = storageOf(config);
    for (const type of ['image/webp', 'application/pdf'] as const)
      for (const part of ['original', ...THUMBNAIL_SIZES]) await storage.remove(keyOf(item.record_id, part, type));
  },
});

/** From now on nobody can open these files. Their bytes go as soon as this transaction is committed. */
export async function destroyFiles(tx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteFiles(tx, ids);
  await addJob(tx, {
    kind: fileErasure,
    params: {},
    created_by: null,
    items: ids.map((id) => ({ record_id: id, label_en: id, label_ar: id })),
  });
}
