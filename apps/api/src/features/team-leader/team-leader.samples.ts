import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  getLeader: async ({ pool }) => ({ params: { id: (await addRow(pool, 'team_leaders')).id } }),
};
