import { randomUUID } from 'node:crypto';
import { addDay } from '../../testing/event/day-course.ts';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const incident = async ({ pool, addAdmin }: Ground, handled: boolean): Promise<string> => {
  const { event_id, zone_id, people } = await addDay(pool);
  const { id: reported_by } = await addRow(pool, 'team_leaders', { status: 'approved' });
  const id = randomUUID();
  await pool.query(
    `insert into incidents (id, event_id, zone_id, kind, text, usher_id, reported_by, happened_at, handled_at, handled_by)
     values ($1, $2, $3, 'injury', 'Fainted at the gate.', $4, $5, now(), $6, $7)`,
    [
      id,
      event_id,
      zone_id,
      people[0]?.usher_id,
      reported_by,
      handled ? new Date() : null,
      handled ? (await addAdmin('ops')).id : null,
    ],
  );
  return id;
};

export const samples: Samples = {
  listIncidents: async ({ pool }) => ({ params: { id: (await addDay(pool)).event_id } }),
  handleIncident: async (ground) => ({
    params: { id: await incident(ground, false) },
    body: { version: 1, note: 'The medic came.' },
  }),
  reopenIncident: async (ground) => ({ params: { id: await incident(ground, true) }, body: { version: 1 } }),
};
