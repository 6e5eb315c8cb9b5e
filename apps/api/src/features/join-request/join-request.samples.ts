import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  getJoinRequest: async ({ pool }) => ({ params: { id: (await addRow(pool, 'ushers')).id } }),
};
