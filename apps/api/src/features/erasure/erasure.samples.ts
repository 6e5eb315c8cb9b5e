import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  getErasable: async ({ pool }) => ({ params: { id: (await addRow(pool, 'ushers')).id } }),
  getDeletionMatches: async ({ pool }) => ({ params: { id: (await addRow(pool, 'deletion_requests')).id } }),
  carryOutDeletion: async ({ pool }) => ({
    params: { id: (await addRow(pool, 'deletion_requests')).id },
    body: { person_ids: [(await addRow(pool, 'ushers')).id] },
  }),
  refuseDeletion: async ({ pool }) => ({
    params: { id: (await addRow(pool, 'deletion_requests')).id },
    body: { reason: 'The account belongs to somebody else.' },
  }),
  eraseUnderAge: async ({ pool }) => {
    const { id, version } = await addRow(pool, 'ushers', { birth_date: null });
    return { params: { id }, body: { version } };
  },
};
