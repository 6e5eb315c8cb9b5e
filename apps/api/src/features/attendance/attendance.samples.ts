import { addDay, comeIn, newMark } from '../../testing/event/day-course.ts';
import { addFile } from '../../testing/sample/sample-files.ts';
import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { fingerprintOf } from './roll-call.service.ts';

const NOTHING = { version: 0, checked_in_at: null, checked_out_at: null, absence: null, approved_minutes: null };

/** Somebody who is expected now. */
const expected = async ({ pool }: Ground): Promise<string> => (await addDay(pool)).people[0]?.id ?? '';

const excused = async (ground: Ground): Promise<string> => {
  const id = await expected(ground);
  const file_id = await addFile(ground, (await ground.addAdmin('ops')).id, 'excuse_document');
  await ground.pool.query(
    `insert into attendance (assignment_id, event_id, usher_id, work_date, outcome, reason, file_id)
     select id, event_id, usher_id, work_date, 'excused', 'Illness', $2 from assignments where id = $1`,
    [id, file_id],
  );
  return id;
};

const rollCall = async ({ pool }: Ground) => {
  const { event_id, shift_id, people } = await addDay(pool);
  const present = people.map(({ id }) => id);
  const body = { shift_id, zone_id: null, unzoned: false, lead_id: null, present };
  return { params: { id: event_id }, body, people: present };
};

export const samples: Samples = {
  getEventBoard: async ({ pool }) => ({ params: { id: (await addDay(pool)).event_id } }),
  listUnresolved: async ({ pool }) => ({ params: { id: (await addDay(pool)).event_id } }),
  checkIn: async (ground) => ({ params: { id: await expected(ground) }, body: { id: newMark() } }),
  checkOut: async (ground) => {
    const id = await expected(ground);
    await comeIn(ground.pool, id);
    return { params: { id }, body: { id: newMark() } };
  },
  markNoShow: async (ground) => ({
    params: { id: await expected(ground) },
    body: { id: newMark(), reason: 'No answer' },
  }),
  excuseAbsence: async (ground) => ({
    params: { id: await expected(ground) },
    body: { id: newMark(), reason: 'Illness' },
  }),
  undoMark: async (ground) => {
    const id = await expected(ground);
    return { params: { id }, body: { id: newMark(), undoes: await comeIn(ground.pool, id) } };
  },
  correctAttendance: async (ground) => ({
    params: { id: await expected(ground) },
    body: { id: newMark(), ...NOTHING, absence: 'no_show', reason: 'Was marked at the wrong gate' },
  }),
  expectArrival: async (ground) => ({
    params: { id: await expected(ground) },
    body: { expected_at: new Date(Date.now() + 1_800_000).toISOString() },
  }),
  sendMarks: async ({ pool }) => {
    const { event_id, people, starts_at } = await addDay(pool);
    const mark = { kind: 'check_in', at: starts_at.toISOString(), method: 'qr' };
    return {
      params: { id: event_id },
      body: { marks: people.map(({ id }) => ({ ...mark, id: newMark(), assignment_id: id })) },
    };
  },
  previewRollCall: async (ground) => {
    const { params, body } = await rollCall(ground);
    return { params, body };
  },
  takeRollCall: async (ground) => {
    const { params, body, people } = await rollCall(ground);
    const shown = people.map((id) => ({ id, version: 0, standing: 'expected' as const, on_the_way: false }));
    return { params, body: { ...body, fingerprint: fingerprintOf(shown, new Set(people)) } };
  },
  listMarks: async (ground) => {
    const id = await expected(ground);
    await comeIn(ground.pool, id);
    return { params: { id } };
  },
  openExcuse: async (ground) => ({ params: { id: await excused(ground) } }),
};
