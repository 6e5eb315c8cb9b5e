import type { Samples } from '../../testing/sample/sample-ground.ts';
import { samplePerson } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  getLeader: async ({ pool }) => ({ params: { id: (await addRow(pool, 'team_leaders')).id } }),
  createLeader: async () => ({ body: samplePerson() }),
  changeLeader: async ({ pool }) => {
    const { id, version } = await addRow(pool, 'team_leaders');
    return { params: { id }, body: { version, ...samplePerson() } };
  },
  listLeaderEvents: async ({ pool }) => ({ params: { id: (await addRow(pool, 'team_leaders')).id } }),
  getLeaderCourse: async ({ pool }) => ({ params: { id: (await addRow(pool, 'team_leaders')).id } }),
  promoteUsher: async ({ pool }) => {
    const { id, version } = await addRow(pool, 'ushers', { status: 'approved' });
    return { params: { id }, body: { version } };
  },
};
