import { THUMBNAIL_SIZES } from '@proline/contract/file/file';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import { storageOf } from '../../platform/storage/configured-storage.ts';
import { keyOf } from '../file/file.service.ts';

/** Destroys the bytes of a file whose row went with its person. It is tried until the storage answers. */
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
