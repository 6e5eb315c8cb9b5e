import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  getDeletionRequest: async ({ pool }) => ({ params: { id: (await addRow(pool, 'deletion_requests')).id } }),
};
