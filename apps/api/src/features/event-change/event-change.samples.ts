import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces, addRow, assign, atHour, type Queryable } from '../../testing/sample/sample-rows.ts';
import { fingerprintOf, NO_EFFECTS } from './foresee.service.ts';

/** A published event whose leader was asked to reconfirm. */
const addAskedLead = async (pool: Queryable): Promise<string> => {
  const { event_id } = await addPlaces(pool);
  const leader = await addRow(pool, 'team_leaders', { status: 'approved' });
  const times = { starts_at: atHour(0), ends_at: atHour(8), reconfirm_asked_at: new Date() };
  return (await addRow(pool, 'event_leads', { event_id, leader_id: leader.id, ...times })).id;
};

/** A published event at which somebody was asked to reconfirm. */
const addAsked = async (pool: Queryable) => {
  const places = await addPlaces(pool);
  const usher = await addRow(pool, 'ushers', { status: 'approved' });
  const { id } = await assign(pool, places, usher.id, { reconfirm_asked_at: new Date() });
  return { id, event_id: places.event_id };
};

const NOTHING = { changes: [], effects: NO_EFFECTS, numbers: { told: 0, asked: 0, released: 0 }, leads_lost: [] };

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
  reconfirmLeadByHand: async ({ pool }) => ({ params: { id: await addAskedLead(pool) }, body: { version: 1 } }),
  reconfirmByHand: async ({ pool }) => ({ params: { id: (await addAsked(pool)).id }, body: { version: 1 } }),
};
