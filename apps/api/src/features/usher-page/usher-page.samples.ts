import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const somebody = async ({ pool }: Ground) => ({ params: { id: (await addRow(pool, 'ushers')).id } });

export const samples: Samples = {
  listUsherWork: somebody,
  getUsherCounts: somebody,
  listPersonTransfers: somebody,
  listUsherRatings: somebody,
  getUsherKpis: somebody,
  listUsherActivity: somebody,
};
