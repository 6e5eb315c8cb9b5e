import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

/** A draft whose plan was never saved: nothing but its row. */
const addBareDraft = async ({ pool }: Pick<Ground, 'pool'>): Promise<string> => (await addRow(pool, 'events')).id;

export const samples: Samples = {
  getEventPlan: async (ground) => ({ params: { id: await addBareDraft(ground) } }),
  createEvent: async ({ pool }) => ({ body: { steps: samplePlan(await addNamed(pool)) } }),
  saveEventPlan: async (ground) => ({
    params: { id: await addBareDraft(ground) },
    body: { version: 1, steps: { stepOne: samplePlan(await addNamed(ground.pool)).stepOne } },
  }),
  duplicateEvent: async (ground) => ({
    params: { id: await addBareDraft(ground) },
    body: { starts_on: '2031-06-01' },
  }),
  deleteEvent: async (ground) => ({ params: { id: await addBareDraft(ground) }, query: { version: '1' } }),
  getOutlook: async (ground) => ({ params: { id: await addBareDraft(ground) } }),
  listLeaderCandidates: async (ground) => ({ params: { id: await addBareDraft(ground) } }),
};
