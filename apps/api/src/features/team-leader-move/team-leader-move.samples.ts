import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  getLeaderMoves: async ({ pool }) => ({ params: { id: (await addRow(pool, 'team_leaders')).id } }),
  moveLeader: async ({ pool }) => ({
    params: { id: (await addRow(pool, 'team_leaders')).id },
    body: { step: 'turn_down', version: 1, reason: 'No experience yet' },
  }),
};
