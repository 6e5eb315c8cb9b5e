import { addDay, newMark } from '../../testing/event/day-course.ts';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';

/** A place of whoever calls; work of earlier samples would stand in the way. */
const ownPlace = async ({ pool, caller }: Ground): Promise<string> => {
  const id = (await addDay(pool)).people[0]?.id ?? '';
  if (caller !== null) {
    await pool.query(`update assignments set status = 'released' where usher_id = $1 and status = 'confirmed'`, [
      caller,
    ]);
    await pool.query('update event_leads set released_at = now() where leader_id = $1 and released_at is null', [
      caller,
    ]);
    await pool.query('update assignments set usher_id = $2 where id = $1', [id, caller]);
  }
  return id;
};

export const samples: Samples = {
  listStaffPasses: async (ground) => {
    await ownPlace(ground);
    return {};
  },
  checkInSelf: async (ground) => ({ params: { id: await ownPlace(ground) }, body: { id: newMark() } }),
  checkOutSelf: async (ground) => {
    const id = await ownPlace(ground);
    await ground.pool.query(
      `insert into attendance (assignment_id, event_id, usher_id, work_date, checked_in_at, method)
       select id, event_id, usher_id, work_date, now() - interval '30 minutes', 'self' from assignments where id = $1`,
      [id],
    );
    return { params: { id }, body: { id: newMark() } };
  },
};
