import { randomBytes } from 'node:crypto';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const addView = async ({ pool, caller }: Ground): Promise<string> =>
  (await addRow(pool, 'saved_views', { owner_id: caller ?? (await addRow(pool, 'admins')).id })).id;

export const samples: Samples = {
  createSavedView: async () => ({
    body: { list: 'ushers', name: `View ${randomBytes(6).toString('hex')}`, shared: false, query: 'status=pending' },
  }),
  changeSavedView: async (ground) => ({ params: { id: await addView(ground) }, body: { version: 1, shared: true } }),
  deleteSavedView: async (ground) => ({ params: { id: await addView(ground) } }),
  chooseDefaultView: async (ground) => ({ body: { list: 'ushers', view_id: await addView(ground) } }),
};
