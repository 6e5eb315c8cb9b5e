import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  listCandidates: async ({ pool }) => {
    const { event_id, position_id } = await addPlaces(pool);
    return { params: { id: event_id }, query: { positions: position_id } };
  },
};
