import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  getTransfer: async ({ pool }) => ({
    params: { id: (await addRow(pool, 'transfers', { usher_id: (await addRow(pool, 'ushers')).id })).id },
  }),
};
