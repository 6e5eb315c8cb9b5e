import {
  confirmAssignment,
  inviteUsher,
  moveAssignment,
  releaseAssignment,
} from '@proline/contract/assignment/assignment';
import { revertFill, saveFill } from '@proline/contract/auto-fill/auto-fill';
import { getApplication } from '@proline/contract/event-application/event-application';
import { answerInvitation } from '@proline/contract/staff-work/staff-work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMove } from '../../testing/event/event-course.ts';
import { addZone, propose } from '../../testing/event/fill-course.ts';
import { addApproved, addShifts, apply, decideAs, give, resultOf } from '../../testing/event/hiring-course.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { addRow, assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { firstComeJob } from './accept-jobs.service.ts';

let app: TestApp;
let token: string;
let admin: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin } = await app.signIn('ops'));
});
afterAll(() => app.close());

const DAY = { from: 0, to: 6 };
const NEXT = { from: 24, to: 30 };
const statusOf = async (id: string) =>
  (await app.pool.query<{ status: string }>('select status from applications where id = $1', [id])).rows[0]?.status;
const placeOf = async (usher_id: string, { position_id }: Places) => {
  const { rows } = await app.pool.query<{ id: string; version: number; status: string }>(
    'select id, version, status from assignments where usher_id = $1 and position_id = $2',
    [usher_id, position_id],
  );
  return rows[0] ?? { id: '', version: 0, status: 'none' };
};
const release = async (usher_id: string, at: Places) => {
  const { id, version } = await placeOf(usher_id, at);
  return app.call(releaseAssignment, { token, params: { id }, body: { version, reason: 'Called in sick' } });
};
const toldTo = async (person_id: string) =>
  (
    await app.pool.query<{ kind: string }>('select kind from messages where person_id = $1 order by id', [person_id])
  ).rows.map(({ kind }) => kind);

test('an application is settled by a place given on the desk, and waits again when that place is taken back', async () => {
  const [here] = (await addShifts(app, [{ ...DAY, headcount: 9 }])) as [Places];
  const first = await apply(app, here);
  const kept = await apply(app, here, { status: 'waitlisted', by_hand: true, decided_at: new Date() });
  for (const { usher_id } of [first, kept]) expect(await resultOf(give(app, token, here, usher_id))).toBe('done');
  expect([await statusOf(first.id), await statusOf(kept.id)]).toEqual(['accepted', 'accepted']);
  const shown = getApplication.response.parse(
    (await app.call(getApplication, { token, params: { id: first.id } })).json(),
  );
  expect(shown.data).toMatchObject({ status: 'accepted', served: true });
  // a second decision would book what is booked
  expect(await resultOf(decideAs(app, token, first.id, 'accepted'))).toBe('already_decided');

  for (const { usher_id } of [first, kept]) expect(await resultOf(release(usher_id, here))).toBe('done');
  expect([await statusOf(first.id), await statusOf(kept.id)]).toEqual(['pending', 'waitlisted']);
  expect(await toldTo(first.usher_id)).toEqual(['work_confirmed', 'work_released']);
  expect(await counterDifferences(app.pool)).toEqual([]);
});

test('taking such a decision back gives back the place that settled it, and the person is told', async () => {
  const [here] = (await addShifts(app, [DAY])) as [Places];
  const { id, usher_id } = await apply(app, here, { status: 'waitlisted', decided_at: new Date() });
  await give(app, token, here, usher_id);
  const reply = await decideAs(app, token, id, 'pending');
  expect(reply.json()).toMatchObject({ data: { status: 'waitlisted' } });
  expect((await placeOf(usher_id, here)).status).toBe('released');
  expect(await toldTo(usher_id)).toEqual(['work_confirmed', 'work_released']);
});

test('it waits on while something that was asked for is open, or what was given is something else', async () => {
  const [here, next] = (await addShifts(app, [DAY, NEXT])) as [Places, Places];
  const all = await apply(app, here);
  const one = await apply(app, here, { shift_ids: [next.shift_id] });
  const stands = await apply(app, here, { shift_ids: [here.shift_id] });
  await app.pool.query('update positions set headcount = 9 where event_id = $1', [here.event_id]);
  await app.pool.query('update events set reserve_percent = 50 where id = $1', [here.event_id]);
  await give(app, token, here, all.usher_id);
  await give(app, token, here, one.usher_id);
  const times = { starts_at: atHour(DAY.from), ends_at: atHour(DAY.to) };
  await assign(app.pool, here, stands.usher_id, { ...times, reserve: true });
  const host = await addRow(app.pool, 'types', {});
  const { event_id, shift_id } = next;
  const other = await addRow(app.pool, 'positions', { event_id, shift_id, type_id: host.id, headcount: 3 });
  const elsewhere = { event_id, shift_id, type_id: host.id, position_id: other.id };
  const both = await apply(app, next, { shift_ids: [shift_id] });
  await give(app, token, elsewhere, both.usher_id);
  for (const { id } of [all, one, stands, both]) expect(await statusOf(id)).toBe('pending');

  await give(app, token, next, all.usher_id);
  await give(app, token, next, one.usher_id);
  const { id, version } = await placeOf(both.usher_id, elsewhere);
  const body = { position_id: next.position_id, version, anyway: true };
  expect(await resultOf(app.call(moveAssignment, { token, params: { id }, body }))).toBe('done');
  for (const settled of [all, one, both]) expect(await statusOf(settled.id)).toBe('accepted');
  expect(await statusOf(stands.id)).toBe('pending');
});

test('an invitation settles it once it is accepted, by the person or for them', async () => {
  const [here] = (await addShifts(app, [{ ...DAY, headcount: 2 }])) as [Places];
  const staff = await app.signInStaff();
  const own = await apply(app, here, { usher_id: staff.id });
  const asked = await apply(app, here);
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  for (const { usher_id } of [own, asked]) {
    const body = { usher_id, position_ids: [here.position_id], expires_at, reserve: false, anyway: true };
    expect(await resultOf(app.call(inviteUsher, { token, params: { id: here.event_id }, body }))).toBe('done');
  }
  expect([await statusOf(own.id), await statusOf(asked.id)]).toEqual(['pending', 'pending']);
  const { id, version } = await placeOf(own.usher_id, here);
  const said = { version, answer: 'accept' } as const;
  expect(await resultOf(app.call(answerInvitation, { token: staff.token, params: { id }, body: said }))).toBe('done');
  const other = await placeOf(asked.usher_id, here);
  const confirm = { token, params: { id: other.id }, body: { version: other.version } };
  expect(await resultOf(app.call(confirmAssignment, confirm))).toBe('done');
  expect([await statusOf(own.id), await statusOf(asked.id)]).toEqual(['accepted', 'accepted']);
});

test('a plan that is saved settles it, and reverting makes it wait again', async () => {
  const [here] = (await addShifts(app, [DAY])) as [Places];
  const zone = await addZone(app, here);
  const applied = await apply(app, here);
  const moved = await apply(app, here);
  await give(app, token, here, moved.usher_id);
  const { id } = await propose(app, admin, [
    { usher_id: applied.usher_id, to: here },
    { usher_id: moved.usher_id, to: zone, from: here },
  ]);
  const body = { left_out: [], invite_until: null };
  const saved = saveFill.response.parse((await app.call(saveFill, { token, params: { id }, body })).json());
  expect(saved.data).toMatchObject({ given: 2, refused: 0 });
  expect([await statusOf(applied.id), await statusOf(moved.id)]).toEqual(['accepted', 'accepted']);
  expect(await resultOf(app.call(revertFill, { token, params: { id } }))).toBe('done');
  expect([await statusOf(applied.id), await statusOf(moved.id)]).toEqual(['pending', 'accepted']);
});

test('whoever works there is told neither by the clock nor at the start that they wait in vain', async () => {
  const [here, next] = (await addShifts(app, [DAY, { ...NEXT, headcount: 0 }])) as [Places, Places];
  const host = await addRow(app.pool, 'types', {});
  const { id: position_id } = await addRow(app.pool, 'positions', {
    event_id: here.event_id,
    shift_id: here.shift_id,
    type_id: host.id,
    headcount: 5,
  });
  const works = await addApproved(app);
  await give(app, token, { ...here, type_id: host.id, position_id }, works);
  await apply(app, here, { usher_id: works });
  await app.pool.query(`update events set hiring_mode = 'first_come' where id = $1`, [here.event_id]);
  await runClockTwice(app, firstComeJob, {});
  expect(await toldTo(works)).toEqual(['work_confirmed']);
  const waits = await apply(app, next, { shift_ids: [next.shift_id] });
  await makeMove(app, token, here.event_id, 'in_progress');
  expect(await toldTo(works)).not.toContain('application_expired');
  expect(await toldTo(waits.usher_id)).toContain('application_expired');
});
