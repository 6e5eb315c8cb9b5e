import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const someone = async ({ pool }: Ground) => ({ ids: [(await addRow(pool, 'ushers')).id] });

export const samples: Samples = {
  bulkApproveJoinRequests: async (ground) => ({ body: { selection: await someone(ground) } }),
  bulkRejectJoinRequests: async (ground) => ({
    body: { selection: await someone(ground), reason: 'Not the right experience' },
  }),
  bulkTagJoinRequests: async (ground) => ({ body: { selection: await someone(ground), tags: ['Winter'] } }),
  bulkUntagJoinRequests: async (ground) => ({ body: { selection: await someone(ground), tags: ['Winter'] } }),
};
