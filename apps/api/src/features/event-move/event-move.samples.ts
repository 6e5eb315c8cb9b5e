import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { addPlanned } from '../../testing/sample/sample-events.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const addDraft = async (pool: Parameters<typeof addNamed>[0]): Promise<string> => {
  const named = await addNamed(pool);
  return addPlanned(pool, samplePlan(named), { category_id: named.category_id });
};

export const samples: Samples = {
  getEventMoves: async ({ pool }) => ({ params: { id: await addDraft(pool) } }),
  moveEvent: async ({ pool }) => ({ params: { id: await addDraft(pool) }, body: { to: 'published', version: 1 } }),
  bulkPublishEvents: async ({ pool }) => ({ body: { selection: { ids: [await addDraft(pool)] } } }),
  bulkCancelEvents: async ({ pool }) => ({
    body: { selection: { ids: [(await addRow(pool, 'events')).id] }, reason: 'Season is over' },
  }),
  previewBulkCancel: async ({ pool }) => ({ body: { selection: { ids: [(await addRow(pool, 'events')).id] } } }),
  bulkDeleteEvents: async ({ pool }) => ({ body: { selection: { ids: [(await addRow(pool, 'events')).id] } } }),
};
