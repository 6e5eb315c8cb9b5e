import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  addToWaitlist: async ({ pool }) => {
    const { event_id, type_id, shift_id } = await addPlaces(pool);
    const usher = await addRow(pool, 'ushers', { status: 'approved' });
    return {
      params: { id: event_id },
      body: { usher_id: usher.id, type_id, shift_ids: [shift_id], anyway: true },
    };
  },
  bulkWaitlistCounted: async ({ pool }) => {
    const { event_id, type_id } = await addPlaces(pool);
    return { body: { selection: { all: true, query: {} }, event_id, type_id } };
  },
  takeOffWaitlist: async ({ pool }) => {
    const { event_id, type_id } = await addPlaces(pool);
    const usher = await addRow(pool, 'ushers', { status: 'approved' });
    const entry = { event_id, type_id, usher_id: usher.id, status: 'waitlisted', by_hand: true } as const;
    const { id } = await addRow(pool, 'applications', { ...entry, decided_at: new Date() });
    return { params: { id }, body: { version: 1 } };
  },
};
