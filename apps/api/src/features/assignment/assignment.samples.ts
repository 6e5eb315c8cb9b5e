import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces, addRow, assign, atHour, type Queryable } from '../../testing/sample/sample-rows.ts';

const addApproved = async (pool: Queryable): Promise<string> =>
  (await addRow(pool, 'ushers', { status: 'approved' })).id;

/** Somebody who holds a place. */
const addHeld = async (pool: Queryable, status: 'confirmed' | 'invited' = 'confirmed') => {
  const places = await addPlaces(pool);
  const invited_at = status === 'invited' ? new Date() : null;
  const { id } = await assign(pool, places, await addApproved(pool), { status, invited_at });
  return { places, id };
};

const wanted = async (pool: Queryable) => {
  const { event_id, position_id } = await addPlaces(pool);
  return {
    params: { id: event_id },
    body: { usher_id: await addApproved(pool), position_ids: [position_id], reserve: false, anyway: true },
  };
};

export const samples: Samples = {
  getEventPlaces: async ({ pool }) => ({ params: { id: (await addHeld(pool)).places.event_id } }),
  assignUsher: ({ pool }) => wanted(pool),
  inviteUsher: async ({ pool }) => {
    const { params, body } = await wanted(pool);
    return { params, body: { ...body, expires_at: atHour(-24).toISOString() } };
  },
  confirmAssignment: async ({ pool }) => ({
    params: { id: (await addHeld(pool, 'invited')).id },
    body: { version: 1 },
  }),
  releaseAssignment: async ({ pool }) => ({
    params: { id: (await addHeld(pool)).id },
    body: { version: 1, reason: 'Called in sick' },
  }),
  moveAssignment: async ({ pool }) => {
    const { places, id } = await addHeld(pool);
    const type = await addRow(pool, 'types');
    const other = { event_id: places.event_id, shift_id: places.shift_id, type_id: type.id };
    const { id: position_id } = await addRow(pool, 'positions', other);
    return { params: { id }, body: { version: 1, position_id, anyway: true } };
  },
  swapAssignments: async ({ pool }) => {
    const { places, id } = await addHeld(pool);
    const { id: with_id } = await assign(pool, places, await addApproved(pool));
    return { params: { id }, body: { version: 1, with_id, with_version: 1, anyway: true } };
  },
  lockAssignment: async ({ pool }) => ({
    params: { id: (await addHeld(pool)).id },
    body: { version: 1, locked: true },
  }),
};
