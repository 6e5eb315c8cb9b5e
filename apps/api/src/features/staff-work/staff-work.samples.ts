import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';

const self = async ({ caller, pool }: Ground): Promise<string> =>
  caller ?? (await addRow(pool, 'ushers', { status: 'approved' })).id;

/** Confirmed work of earlier samples would stand in the way. */
const leaveWork = ({ pool }: Ground, usher_id: string) =>
  pool.query(`update assignments set status = 'released' where usher_id = $1 and status = 'confirmed'`, [usher_id]);

export const samples: Samples = {
  getStaffEvent: async ({ pool }) => ({ params: { id: (await addPlaces(pool)).event_id } }),
  applyForWork: async ({ pool }) => {
    const { event_id, type_id, shift_id } = await addPlaces(pool);
    return { params: { id: event_id }, body: { type_id, shift_ids: [shift_id], message: 'I know the venue.' } };
  },
  withdrawApplication: async (ground) => {
    const { event_id, type_id } = await addPlaces(ground.pool);
    const usher_id = await self(ground);
    const { id } = await addRow(ground.pool, 'applications', { event_id, type_id, usher_id });
    return { params: { id }, body: { version: 1 } };
  },
  answerInvitation: async (ground) => {
    const usher_id = await self(ground);
    await leaveWork(ground, usher_id);
    const { id } = await assign(ground.pool, await addPlaces(ground.pool), usher_id, {
      status: 'invited',
      invited_at: new Date(),
    });
    return { params: { id }, body: { version: 1, answer: 'accept' } };
  },
  reconfirmWork: async (ground) => {
    const usher_id = await self(ground);
    await leaveWork(ground, usher_id);
    const { id } = await assign(ground.pool, await addPlaces(ground.pool), usher_id, {
      reconfirm_asked_at: new Date(),
    });
    return { params: { id }, body: { version: 1 } };
  },
  reconfirmLead: async (ground) => {
    const { event_id } = await addPlaces(ground.pool);
    const leader_id = await self(ground);
    // leads of earlier samples would stand in the way
    await ground.pool.query('update event_leads set released_at = now() where leader_id = $1', [leader_id]);
    await leaveWork(ground, leader_id);
    const { id } = await addRow(ground.pool, 'event_leads', { event_id, leader_id, reconfirm_asked_at: new Date() });
    return { params: { id }, body: { version: 1 } };
  },
  listStaffSchedule: async () => ({ query: { from: '2030-01-01', days: '28' } }),
};
