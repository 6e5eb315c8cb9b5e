import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { samplePerson } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const somebody = async ({ pool }: Ground) => ({ params: { id: (await addRow(pool, 'team_leaders')).id } });

export const samples: Samples = {
  getLeader: somebody,
  createLeader: async () => ({ body: samplePerson() }),
  changeLeader: async ({ pool }) => {
    const { id, version } = await addRow(pool, 'team_leaders');
    return { params: { id }, body: { version, ...samplePerson() } };
  },
  listLeaderEvents: somebody,
  getLeaderCourse: somebody,
  getLeaderCounts: somebody,
  listLeaderTeam: somebody,
  listGivenRatings: somebody,
  promoteUsher: async ({ pool }) => {
    const { id, version } = await addRow(pool, 'ushers', { status: 'approved' });
    return { params: { id }, body: { version } };
  },
};
