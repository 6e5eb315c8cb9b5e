import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';

const period = { from: '2026-01-01', to: '2026-12-31' };

export const samples: Samples = {
  getStatement: async ({ pool }) => ({ params: { id: (await addRow(pool, 'ushers')).id }, query: period }),
  openStatement: async ({ pool }) => ({
    params: { id: (await addRow(pool, 'ushers')).id },
    query: { ...period, format: 'csv' },
  }),
  getEventCost: async ({ pool }) => ({ params: { id: (await addPlaces(pool)).event_id } }),
};
