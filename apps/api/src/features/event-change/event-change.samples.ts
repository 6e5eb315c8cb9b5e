import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces, addRow, assign, type Queryable } from '../../testing/sample/sample-rows.ts';
import { fingerprintOf, NO_EFFECTS } from './foresee.service.ts';

/** A published event at which somebody was asked to reconfirm. */
const addAsked = async (pool: Queryable) => {
  const places = await addPlaces(pool);
  const usher = await addRow(pool, 'ushers', { status: 'approved' });
  const { id } = await assign(pool, places, usher.id, { reconfirm_asked_at: new Date() });
  return { id, event_id: places.event_id };
};

const NOTHING = { changes: [], effects: NO_EFFECTS, numbers: { told: 0, asked: 0, released: 0 } };

export const samples: Samples = {
  getPlanBookings: async ({ pool }) => ({ params: { id: (await addAsked(pool)).event_id } }),
  previewPlanChange: async ({ pool }) => ({
    params: { id: (await addAsked(pool)).event_id },
    body: { version: 1, steps: {} },
  }),
  changePlan: async ({ pool }) => ({
    params: { id: (await addAsked(pool)).event_id },
    body: { version: 1, steps: {}, fingerprint: fingerprintOf(1, NOTHING) },
  }),
  listReconfirmations: async ({ pool }) => ({ params: { id: (await addAsked(pool)).event_id } }),
  reconfirmByHand: async ({ pool }) => ({ params: { id: (await addAsked(pool)).id }, body: { version: 1 } }),
};
