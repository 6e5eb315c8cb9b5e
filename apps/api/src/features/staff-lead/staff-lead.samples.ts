import { randomUUID } from 'node:crypto';
import { addDay, comeIn, newMark, type Day } from '../../testing/event/day-course.ts';
import { addFile } from '../../testing/sample/sample-files.ts';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { passOf } from '../pass/pass.service.ts';

/** A day that the caller leads; leads and work of earlier samples would stand in the way. */
async function ledDay({ caller, pool }: Ground, times: Parameters<typeof addDay>[1] = {}): Promise<Day> {
  const leader_id = caller ?? (await addRow(pool, 'team_leaders', { status: 'approved' })).id;
  await pool.query('update event_leads set released_at = now() where leader_id = $1', [leader_id]);
  await pool.query(`update assignments set status = 'released' where usher_id = $1 and status = 'confirmed'`, [
    leader_id,
  ]);
  const day = await addDay(pool, times);
  const { event_id, starts_at, ends_at } = day;
  await addRow(pool, 'event_leads', { event_id, leader_id, starts_at, ends_at });
  return day;
}

const led = async (ground: Ground): Promise<string> => (await ledDay(ground)).people[0]?.id ?? '';

const withPhoto = async (ground: Ground): Promise<string> => {
  const id = await led(ground);
  const file = await addFile(ground, (await ground.addAdmin('recruiter')).id, 'usher_photo');
  await ground.pool.query(
    `update persons set photo = '/api/admin/files/' || $2::text where id = (select usher_id from assignments where id = $1)`,
    [id, file],
  );
  return id;
};

export const samples: Samples = {
  getLedTeam: async (ground) => ({ params: { id: (await ledDay(ground)).event_id } }),
  getTeamPhoto: async (ground) => ({ params: { id: await withPhoto(ground) } }),
  checkInTeam: async (ground) => ({ params: { id: await led(ground) }, body: { id: newMark() } }),
  checkOutTeam: async (ground) => {
    const id = await led(ground);
    await comeIn(ground.pool, id);
    return { params: { id }, body: { id: newMark() } };
  },
  markTeamNoShow: async (ground) => ({
    params: { id: await led(ground) },
    body: { id: newMark(), reason: 'No answer' },
  }),
  expectTeam: async (ground) => ({
    params: { id: await led(ground) },
    body: { expected_at: new Date(Date.now() + 1_800_000).toISOString() },
  }),
  undoTeamMark: async (ground) => {
    const id = await led(ground);
    return { params: { id }, body: { id: newMark(), undoes: await comeIn(ground.pool, id) } };
  },
  scanTeamPass: async (ground) => {
    const { event_id, ends_at, people } = await ledDay(ground);
    const { text } = passOf(ground.dataKey, { id: people[0]?.id ?? '', event_id, pass_number: 1, ends_at });
    const body = { id: newMark(), pass: text, kind: 'check_in', method: 'qr', shift_id: null };
    return { params: { id: event_id }, body };
  },
  rateTeam: async (ground) => {
    const { people } = await ledDay(ground, { from: -9, to: -1 });
    const id = people[0]?.id ?? '';
    await comeIn(ground.pool, id);
    return { params: { id }, body: { stars: 4, comment: 'Calm at the busiest gate.' } };
  },
  listLedIncidents: async (ground) => ({ params: { id: (await ledDay(ground)).event_id } }),
  reportIncident: async (ground) => ({
    params: { id: (await ledDay(ground)).event_id },
    body: { id: randomUUID(), kind: 'guest', text: 'A guest has lost a bag.' },
  }),
};
