import { inviteUsher, moveAssignment } from '@proline/contract/assignment/assignment';
import { carryOutDeletion } from '@proline/contract/erasure/erasure';
import { switchOffers } from '@proline/contract/offer/offer';
import { answerInvitation } from '@proline/contract/staff-work/staff-work';
import { moveUsher } from '@proline/contract/usher-move/usher-move';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askEdit, later } from '../../testing/event/change-course.ts';
import { addPublished, hire } from '../../testing/event/event-course.ts';
import { addApproved, addShifts, give, resultOf } from '../../testing/event/hiring-course.ts';
import { addFull, AT_SHIFT, release, runOffers, setHiring, wait } from '../../testing/event/offer-course.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { addRow, assign, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { expireInvitationsJob } from '../assignment/invitation-clock.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
  await setHiring(app);
});
afterAll(() => app.close());

/** Each opening of the event: its cause, and how often its turn was asked for without waiting for the clock. */
const turnsAt = async (event_id: string) => {
  const { rows } = await app.pool.query<{ cause: string; turns: number }>(
    `select o.cause, (select count(*)::integer from job_items i join jobs j on j.id = i.job_id
       where j.kind = 'offers.make' and i.record_id = o.id::text) as turns
     from place_openings o where o.event_id = $1 order by o.opened_at, o.id`,
    [event_id],
  );
  return rows.map(({ cause, turns }) => `${cause} ${turns}`);
};

const invited = async (here: Places, usher_id: string, expires_at: Date | null = null) =>
  (await assign(app.pool, here, usher_id, { ...AT_SHIFT, status: 'invited', invited_at: new Date(), expires_at })).id;

test('a decline by the person, an expiry and a release ask for a turn at once', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 3 }])) as [Places];
  const staff = await app.signInStaff();
  const id = await invited(here, staff.id);
  const body = { version: 1, answer: 'decline' } as const;
  expect(await resultOf(app.call(answerInvitation, { token: staff.token, params: { id }, body }))).toBe('done');
  expect(await turnsAt(here.event_id)).toEqual(['declined 1']);

  await invited(here, await addApproved(app), new Date());
  await runClockTwice(app, expireInvitationsJob, {});
  expect(await turnsAt(here.event_id)).toEqual(['declined 1', 'expired 1']);

  const held = await assign(app.pool, here, await addApproved(app), AT_SHIFT);
  await release(app, token, held.id);
  expect(await turnsAt(here.event_id)).toEqual(['declined 1', 'expired 1', 'released 1']);
});

test('so do a block and an erasure, of several places by one job', async () => {
  const [here, there] = (await addShifts(app, [
    { from: 0, to: 6 },
    { from: 20, to: 26 },
  ])) as [Places, Places];
  const usher_id = await addApproved(app);
  for (const place of [here, there]) expect(await resultOf(give(app, token, place, usher_id))).toBe('done');
  const block = { to: 'blocked', version: 1, reason: 'Left in the middle of a shift.' } as const;
  expect(await resultOf(app.call(moveUsher, { token, params: { id: usher_id }, body: block }))).toBe('done');
  expect(await turnsAt(here.event_id)).toEqual(['lost 1', 'lost 1']);
  const { rows } = await app.pool.query(
    `select j.total from jobs j where exists (select from job_items i join place_openings o on o.id::text = i.record_id
       where i.job_id = j.id and o.event_id = $1)`,
    [here.event_id],
  );
  expect(rows).toEqual([{ total: 2 }]);

  const { here: other, held } = await addFull(app);
  const person_ids = (
    await app.pool.query<{ usher_id: string }>('select usher_id from assignments where id = $1', [held[0]])
  ).rows.map((row) => row.usher_id);
  const { id } = await addRow(app.pool, 'deletion_requests');
  expect(await resultOf(app.call(carryOutDeletion, { token, params: { id }, body: { person_ids } }))).toBe('done');
  expect(await turnsAt(other.event_id)).toEqual(['lost 1']);
});

test('so do other work at that time, a move, and a change of the event', async () => {
  const [here, there] = (await addShifts(app, [
    { from: 0, to: 6 },
    { from: 20, to: 26 },
  ])) as [Places, Places];
  const usher_id = await addApproved(app);
  const given = { position_ids: [here.position_id], usher_id, reserve: false, anyway: true };
  const expires_at = new Date(AT_SHIFT.starts_at.getTime() - 3_600_000).toISOString();
  const body = { ...given, expires_at };
  expect(await resultOf(app.call(inviteUsher, { token, params: { id: here.event_id }, body }))).toBe('done');
  const [elsewhere] = (await addShifts(app, [{ from: 1, to: 3 }])) as [Places];
  expect(await resultOf(give(app, token, elsewhere, usher_id))).toBe('done');
  expect(await turnsAt(here.event_id)).toEqual(['lost 1']);

  const { id } = await assign(app.pool, here, await addApproved(app), AT_SHIFT);
  const to = { version: 1, position_id: there.position_id, anyway: true };
  expect(await resultOf(app.call(moveAssignment, { token, params: { id }, body: to }))).toBe('done');
  expect(await turnsAt(here.event_id)).toEqual(['lost 1', 'moved 1']);

  const { event_id } = await addPublished(app, token);
  const day = await hire(app.pool, event_id);
  await hire(app.pool, event_id, { post: 1, usher_id: day.usher_id });
  expect((await askEdit(app, token, event_id, later(90, ['day']))).statusCode).toBe(200);
  expect(await turnsAt(event_id)).toEqual(['lost 1']);
});

test('so do an offer that came to nothing, and offers that are started by hand', async () => {
  const { here, held } = await addFull(app);
  const staff = await app.signInStaff();
  const { event_id, type_id } = here;
  const decided_at = new Date();
  await addRow(app.pool, 'applications', { event_id, type_id, usher_id: staff.id, status: 'waitlisted', decided_at });
  await release(app, token, held[0] ?? '');
  await runOffers(app);
  const { rows } = await app.pool.query<{ id: string; version: number }>(
    `select id, version from assignments where event_id = $1 and status = 'invited'`,
    [event_id],
  );
  const body = { version: rows[0]?.version ?? 0, answer: 'decline' } as const;
  const [before] = await turnsAt(event_id);
  const declining = app.call(answerInvitation, { token: staff.token, params: { id: rows[0]?.id ?? '' }, body });
  expect(await resultOf(declining)).toBe('done');
  const turns = Number(before?.split(' ')[1]) + 1;
  expect(await turnsAt(event_id)).toEqual([`released ${turns}`]);

  const [empty] = (await addShifts(app, [{ from: 0, to: 6, headcount: 2 }])) as [Places];
  await wait(app, empty, 10);
  const start = app.call(switchOffers, { token, params: { id: empty.event_id }, body: { on: true } });
  expect(await resultOf(start)).toBe('done');
  expect(await turnsAt(empty.event_id)).toEqual(['asked 1', 'asked 1']);
});

test('what is undone with its savepoint or its transaction asks for nothing', async () => {
  const { held, here } = await addFull(app);
  const client = await app.pool.connect();
  const open = `update assignments set status = 'released', release_reason = 'operations' where id = '${held[0]}'`;
  try {
    await client.query(`begin; savepoint one; ${open}; rollback to savepoint one; ${open}; commit`);
    expect(await turnsAt(here.event_id)).toEqual(['released 1']);
    await client.query(`begin; update place_openings set state = 'ended', ended_at = now(), outcome = 'off'
      where event_id = '${here.event_id}'; rollback`);
  } finally {
    client.release();
  }
  const { rows } = await app.pool.query(`select count(*)::integer as stray from jobs j
    where kind = 'offers.make' and total <> (select count(*) from job_items i where i.job_id = j.id)`);
  expect(rows).toEqual([{ stray: 0 }]);
});
