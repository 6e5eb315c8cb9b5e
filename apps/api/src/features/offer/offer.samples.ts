import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  switchOffers: async ({ pool }) => ({ params: { id: (await addPlaces(pool)).event_id }, body: { on: false } }),
  promoteReserve: async ({ pool }) => {
    const places = await addPlaces(pool);
    const usher = await addRow(pool, 'ushers', { status: 'approved' });
    const { id } = await assign(pool, places, usher.id, { reserve: true });
    return { params: { id }, body: { version: 1 } };
  },
};
