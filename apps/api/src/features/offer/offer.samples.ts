import { addDay, type Day } from '../../testing/event/day-course.ts';
import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addPlaces, addRow, assign, type Queryable } from '../../testing/sample/sample-rows.ts';

/** Somebody did not come today. */
async function missing(db: Queryable): Promise<Day & { readonly id: string }> {
  const day = await addDay(db);
  const id = day.people[0]?.id ?? '';
  await db.query(
    `insert into attendance (assignment_id, event_id, usher_id, work_date, outcome)
     select id, event_id, usher_id, work_date, 'no_show' from assignments where id = $1`,
    [id],
  );
  return { ...day, id };
}

/** Somebody gave the place back today. */
async function openDay(db: Queryable): Promise<Day> {
  const day = await addDay(db);
  await db.query(`update assignments set status = 'released', release_reason = 'operations' where event_id = $1`, [
    day.event_id,
  ]);
  return day;
}

export const samples: Samples = {
  getReplacement: async ({ pool }) => ({ params: { id: (await missing(pool)).id } }),
  freePlace: async ({ pool }) => ({ params: { id: (await missing(pool)).id }, body: {} }),
  replaceMissing: async ({ pool }) => {
    const { id } = await missing(pool);
    const usher = await addRow(pool, 'ushers', { status: 'approved' });
    return { params: { id }, body: { usher_id: usher.id, as: 'offer', anyway: true } };
  },
  getOpenPlace: async ({ pool }) => ({ params: { id: (await openDay(pool)).position_id } }),
  fillOpenPlace: async ({ pool }) => {
    const { position_id } = await openDay(pool);
    const usher = await addRow(pool, 'ushers', { status: 'approved' });
    return { params: { id: position_id }, body: { usher_id: usher.id, as: 'offer', anyway: true } };
  },
  offerOpenPlace: async ({ pool }) => ({ params: { id: (await openDay(pool)).position_id }, body: {} }),
  switchOffers: async ({ pool }) => ({ params: { id: (await addPlaces(pool)).event_id }, body: { on: false } }),
  promoteReserve: async ({ pool }) => {
    const places = await addPlaces(pool);
    const usher = await addRow(pool, 'ushers', { status: 'approved' });
    const { id } = await assign(pool, places, usher.id, { reserve: true });
    return { params: { id }, body: { version: 1 } };
  },
};
