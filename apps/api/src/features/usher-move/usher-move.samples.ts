import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  getUsherMoves: async ({ pool }) => ({ params: { id: (await addRow(pool, 'ushers')).id } }),
  moveUsher: async ({ pool }) => ({
    params: { id: (await addRow(pool, 'ushers', { status: 'approved' })).id },
    body: { to: 'blocked', version: 1, reason: 'Left a shift' },
  }),
};
