import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const someone = async ({ pool }: Ground) => ({ ids: [(await addRow(pool, 'ushers')).id] });

export const samples: Samples = {
  bulkApproveUshers: async (ground) => ({ body: { selection: await someone(ground) } }),
  bulkRejectUshers: async (ground) => ({ body: { selection: await someone(ground), reason: 'No need in this city' } }),
  bulkTagUshers: async (ground) => ({ body: { selection: await someone(ground), tags: ['VIP'] } }),
  bulkTagCounted: async () => ({ body: { selection: { all: true, query: {} }, tags: ['VIP'] } }),
  bulkUntagCounted: async () => ({ body: { selection: { all: true, query: {} }, tags: ['VIP'] } }),
  bulkAddUsherRoles: async (ground) => ({
    body: { selection: await someone(ground), role_ids: [(await addRow(ground.pool, 'types')).id] },
  }),
  bulkRemoveUsherRoles: async (ground) => ({
    body: { selection: await someone(ground), role_ids: [(await addRow(ground.pool, 'types')).id] },
  }),
  bulkUnblockUshers: async (ground) => ({ body: { selection: await someone(ground), reason: 'Came back in time' } }),
  bulkUntagUshers: async (ground) => ({ body: { selection: await someone(ground), tags: ['VIP'] } }),
};
