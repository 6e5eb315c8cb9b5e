import {
  assignUsher,
  confirmAssignment,
  inviteUsher,
  lockAssignment,
  moveAssignment,
  releaseAssignment,
  swapAssignments,
} from '@proline/contract/assignment/assignment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApproved, addShifts, give, placesOf, planAsks, resultOf } from '../../testing/event/hiring-course.ts';
import { setHiring } from '../../testing/event/offer-course.ts';
import { addPlaces, addRow, assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

const MORNING = { from: 0, to: 6 };
const NOON = { from: 3, to: 9 };
const EVENING = { from: 10, to: 16 };
const HOUR_MS = 3_600_000;
const UNTIL = atHour(-24).toISOString();

const invite = ({ event_id, position_id }: Places, usher_id: string, more: object = {}) =>
  app.call(inviteUsher, {
    token,
    params: { id: event_id },
    body: { usher_id, position_ids: [position_id], reserve: false, anyway: true, expires_at: UNTIL, ...more },
  });
const idIn = (reply: Awaited<ReturnType<typeof invite>>): string => {
  expect(reply.statusCode, reply.body).toBe(200);
  return inviteUsher.response.parse(reply.json()).data.assignments[0]?.id ?? '';
};
const told = async (person_id: string) =>
  (
    await app.pool.query<{ kind: string }>('select kind from messages where person_id = $1 order by created_at, id', [
      person_id,
    ])
  ).rows.map(({ kind }) => kind);
const rowOf = async (id: string) =>
  (
    await app.pool.query(
      'select status, release_reason, release_note, late_cancel, version, position_id from assignments where id = $1',
      [id],
    )
  ).rows[0];

test('somebody gets several shifts at once, is told once, and stands on the desk', async () => {
  const [morning, evening] = (await addShifts(app, [MORNING, EVENING])) as [Places, Places];
  const usher_id = await addApproved(app);
  const position_ids = [morning.position_id, evening.position_id];
  const body = { usher_id, position_ids, reserve: false, anyway: true };
  const reply = await app.call(assignUsher, { token, params: { id: morning.event_id }, body });
  expect(reply.statusCode, reply.body).toBe(200);
  const { positions } = await placesOf(app, token, morning.event_id);
  expect(positions.map(({ confirmed, holders }) => [confirmed, holders[0]?.usher.id])).toEqual([
    [1, usher_id],
    [1, usher_id],
  ]);
  expect(await told(usher_id)).toEqual(['work_confirmed']);
  const entries = `select action from audit_log where entity = 'assignment' and record_id = any ($1)`;
  const ids = assignUsher.response.parse(reply.json()).data.assignments.map(({ id }) => id);
  expect((await app.pool.query(entries, [ids])).rows).toEqual([{ action: 'assign' }, { action: 'assign' }]);
});

test('each hard rule has its name, and nothing is half-done', async () => {
  const [morning, evening] = (await addShifts(app, [MORNING, EVENING])) as [Places, Places];
  const ask = (usher_id: string, position_ids = [evening.position_id, morning.position_id]) =>
    resultOf(
      app.call(assignUsher, {
        token,
        params: { id: morning.event_id },
        body: { usher_id, position_ids, reserve: false, anyway: true },
      }),
    );
  const usher_id = await addApproved(app);
  const blocked = await addRow(app.pool, 'ushers', { status: 'blocked', status_reason: 'Left early' });
  const pending = await addRow(app.pool, 'ushers');
  const young = await addApproved(app);
  await app.pool.query(
    `update persons set usher_status_changed_at = '2040-01-01', birth_date = current_date - 6000 where id = $1`,
    [young],
  );
  const excluded = await addApproved(app);
  await planAsks(app, morning.event_id, { excluded: [excluded] });
  expect(await ask(blocked.id)).toBe('usher_blocked');
  expect(await ask(pending.id)).toBe('not_approved_yet');
  expect(await ask(young)).toBe('usher_under_age');
  expect(await ask(excluded)).toBe('usher_excluded');
  expect(await ask(usher_id, [])).toBe('validation_failed');
  expect(await ask(usher_id, Array<string>(10_000).fill(morning.position_id))).toBe('validation_failed');
  expect(await ask(usher_id, [morning.position_id, morning.position_id])).toBe('positions_overlap');

  const [elsewhere] = (await addShifts(app, [NOON])) as [Places];
  const busy = await addApproved(app);
  expect(await resultOf(give(app, token, elsewhere, busy))).toBe('done');
  expect(await ask(busy)).toBe('already_booked');
  expect(await resultOf(give(app, token, morning, usher_id))).toBe('done');
  expect(await ask(usher_id)).toBe('already_assigned');
  expect(await ask(await addApproved(app))).toBe('place_taken');
  const { rows } = await app.pool.query('select count(*)::integer as n from assignments where event_id = $1', [
    morning.event_id,
  ]);
  expect(rows).toEqual([{ n: 1 }]);

  await app.pool.query(`update assignments set status = 'released' where event_id = $1`, [morning.event_id]);
  await app.pool.query(
    `update events set status = 'canceled', canceled_at = now(), cancel_reason = 'Storm' where id = $1`,
    [morning.event_id],
  );
  expect(await ask(usher_id)).toBe('event_not_open');
});

test('an invitation holds its place and not the person; whoever accepts loses the others, told', async () => {
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  const [there] = (await addShifts(app, [NOON])) as [Places];
  const usher_id = await addApproved(app);
  const accepted = idIn(await invite(here, usher_id));
  const lost = idIn(await invite(there, usher_id));
  expect(await resultOf(give(app, token, there, await addApproved(app)))).toBe('place_taken');
  expect(await resultOf(app.call(confirmAssignment, { token, params: { id: accepted }, body: { version: 1 } }))).toBe(
    'done',
  );
  expect(await rowOf(lost)).toMatchObject({ status: 'released', release_reason: 'clash' });
  expect(await told(usher_id)).toEqual(['work_invited', 'work_invited', 'work_released', 'work_confirmed']);
  // its place is free again
  expect(await resultOf(give(app, token, there, await addApproved(app)))).toBe('done');
  expect(await resultOf(app.call(confirmAssignment, { token, params: { id: lost }, body: { version: 2 } }))).toBe(
    'assignment_ended',
  );
});

test('an invitation ends ahead of its shift, and is not answered afterwards', async () => {
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  const usher_id = await addApproved(app);
  for (const expires_at of ['2020-01-01T00:00:00Z', atHour(1).toISOString()])
    expect(await resultOf(invite(here, usher_id, { expires_at }))).toBe('expiry_passed');
  const id = idIn(await invite(here, usher_id));
  await app.pool.query('update assignments set expires_at = now() where id = $1', [id]);
  expect(await resultOf(app.call(confirmAssignment, { token, params: { id }, body: { version: 1 } }))).toBe(
    'invitation_expired',
  );
});

test('a place is taken back with a reason, at the version that was seen, and not while it is locked', async () => {
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  const usher_id = await addApproved(app);
  const id = idIn(await give(app, token, here, usher_id));
  const lock = (version: number, locked: boolean) =>
    resultOf(app.call(lockAssignment, { token, params: { id }, body: { version, locked } }));
  const release = (version: number, reason = 'Called in sick') =>
    resultOf(app.call(releaseAssignment, { token, params: { id }, body: { version, reason } }));
  expect(await lock(1, true)).toBe('done');
  expect(await release(2)).toBe('assignment_locked');
  expect(await release(1)).toBe('conflict');
  expect(await lock(2, false)).toBe('done');
  expect(await release(3, '')).toBe('validation_failed');
  expect(await release(3)).toBe('done');
  expect(await rowOf(id)).toMatchObject({
    status: 'released',
    release_reason: 'operations',
    release_note: 'Called in sick',
  });
  expect(await release(4)).toBe('assignment_ended');
  expect(await release(3)).toBe('assignment_ended');
  expect(await lock(4, true)).toBe('assignment_ended');
  expect(await told(usher_id)).toEqual(['work_confirmed', 'work_released']);
});

test('whoever cancels within the hours of the settings has canceled late; whom the house releases has not', async () => {
  await setHiring(app, { late_cancel_hours: 6 });
  const released = async (hours: number, by_person: boolean) => {
    const starts_at = new Date(Date.now() + hours * HOUR_MS);
    const times = { starts_at, ends_at: new Date(starts_at.getTime() + HOUR_MS) };
    const places = await addPlaces(app.pool, { event: times, shift: times });
    const assigned = await assign(app.pool, places, await addApproved(app), { ...times, status: 'confirmed' });
    const body = { version: 1, reason: 'Called in sick', by_person };
    expect(await resultOf(app.call(releaseAssignment, { token, params: { id: assigned.id }, body }))).toBe('done');
    return (await rowOf(assigned.id)).late_cancel;
  };
  expect([await released(5, true), await released(7, true), await released(5, false)]).toEqual([true, false, false]);
});

test('a lock may say why, which goes with it', async () => {
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  const usher_id = await addApproved(app);
  const id = idIn(await give(app, token, here, usher_id));
  const lock = (version: number, body: { locked: boolean; note?: string }) =>
    resultOf(app.call(lockAssignment, { token, params: { id }, body: { version, ...body } }));
  const shown = async () => (await placesOf(app, token, here.event_id)).positions[0]?.holders[0];
  expect(await lock(1, { locked: true, note: 'x'.repeat(121) })).toBe('validation_failed');
  expect(await lock(1, { locked: true, note: ' The client asked for her ' })).toBe('done');
  expect(await shown()).toMatchObject({ locked: true, lock_note: 'The client asked for her' });
  const { rows } = await app.pool.query(
    `select from audit_log where record_id = $1 and action = 'lock' and after::text like '%client%'`,
    [id],
  );
  // what is said about a person stands under that person's key
  expect(rows).toEqual([]);
  expect(await lock(2, { locked: true })).toBe('done');
  expect(await shown()).toMatchObject({ locked: true, lock_note: null });
  expect(await lock(3, { locked: true, note: 'Speaks French' })).toBe('done');
  expect(await lock(4, { locked: false, note: 'No more' })).toBe('done');
  expect(await shown()).toMatchObject({ locked: false, lock_note: null });
  // a block takes the lock away, and why with it
  expect(await lock(5, { locked: true, note: 'Speaks French' })).toBe('done');
  await app.pool.query('update assignments set locked = false where id = $1', [id]);
  expect(await shown()).toMatchObject({ locked: false, lock_note: null });
});

test('people move within their event, and two of them swap', async () => {
  const [morning, evening, noon] = (await addShifts(app, [MORNING, EVENING, NOON])) as [Places, Places, Places];
  const [other] = (await addShifts(app, [EVENING])) as [Places];
  const [a, b] = [await addApproved(app), await addApproved(app)];
  const one = idIn(await give(app, token, morning, a));
  const two = idIn(await give(app, token, evening, b));
  const move = (position_id: string, version: number) =>
    resultOf(app.call(moveAssignment, { token, params: { id: one }, body: { version, position_id, anyway: true } }));
  const swap = (with_id: string, version: number, with_version = 1) =>
    resultOf(app.call(swapAssignments, { token, params: { id: one }, body: { version, with_id, with_version } }));
  expect(await move(other.position_id, 1)).toBe('other_event');
  expect(await move(evening.position_id, 1)).toBe('place_taken');
  expect(await move(morning.position_id, 1)).toBe('already_assigned');
  expect(await move(noon.position_id, 1)).toBe('done');
  expect(await swap(one, 2, 2)).toBe('swap_with_self');
  expect(await swap(two, 2, 9)).toBe('conflict');
  expect(await swap(two, 2)).toBe('done');
  expect([await rowOf(one), await rowOf(two)]).toMatchObject([
    { position_id: evening.position_id, version: 3 },
    { position_id: noon.position_id, version: 2 },
  ]);
  expect(await told(b)).toEqual(['work_confirmed', 'work_moved']);
  const { rows } = await app.pool.query('select starts_at from bookings where id = $1', [one]);
  expect(rows).toEqual([{ starts_at: atHour(EVENING.from) }]);
});

test('reserves stand beside the headcount, as many as the plan allows', async () => {
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  await app.pool.query('update events set reserve_percent = 10 where id = $1', [here.event_id]);
  const stand = async () =>
    app.call(assignUsher, {
      token,
      params: { id: here.event_id },
      body: { usher_id: await addApproved(app), position_ids: [here.position_id], reserve: true, anyway: true },
    });
  expect(await resultOf(stand())).toBe('done');
  expect(await resultOf(stand())).toBe('reserve_full');
  expect(await resultOf(give(app, token, here, await addApproved(app)))).toBe('done');
  const [position] = (await placesOf(app, token, here.event_id)).positions;
  expect(position).toMatchObject({ headcount: 1, confirmed: 1, invited: 0, reserves: 1, reserve_places: 1 });
});

test('after all of it the counts equal the tables', async () => {
  expect(await counterDifferences(app.pool)).toEqual([]);
});
