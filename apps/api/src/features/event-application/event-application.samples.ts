import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces, addRow, type Queryable } from '../../testing/sample/sample-rows.ts';

const addApplication = async (pool: Queryable) => {
  const { event_id, type_id } = await addPlaces(pool);
  const usher_id = (await addRow(pool, 'ushers', { status: 'approved' })).id;
  return addRow(pool, 'applications', { event_id, type_id, usher_id, message: 'I know the site.' });
};

export const samples: Samples = {
  listApplicationQueue: async ({ pool }) => {
    await addApplication(pool);
    return { query: { status: 'pending' } };
  },
  listWaitingEvents: async ({ pool }) => {
    await addApplication(pool);
    return {};
  },
  getApplication: async ({ pool }) => ({ params: { id: (await addApplication(pool)).id } }),
  decideApplication: async ({ pool }) => ({
    params: { id: (await addApplication(pool)).id },
    body: { to: 'accepted', version: 1 },
  }),
  acceptBestApplications: async ({ pool }) => ({ params: { id: (await addApplication(pool)).event_id }, body: {} }),
};
