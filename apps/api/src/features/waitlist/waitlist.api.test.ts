import { getApplication } from '@proline/contract/event-application/event-application';
import { listCandidates } from '@proline/contract/hiring/candidate';
import { applyForWork, listStaffApplications, withdrawApplication } from '@proline/contract/staff-work/staff-work';
import { addToWaitlist, takeOffWaitlist } from '@proline/contract/waitlist/waitlist';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addApproved,
  addDoing,
  addShifts,
  apply,
  decideAs,
  placesOf,
  planAsks,
  resultOf,
} from '../../testing/event/hiring-course.ts';
import { addFull, offersAt, release, runOffers, setHiring, wait } from '../../testing/event/offer-course.ts';
import { addRow, type Places } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
  await setHiring(app);
});
afterAll(() => app.close());

const add = (here: Places, usher_id: string, shift_ids: readonly string[] = [], anyway = true) =>
  app.call(addToWaitlist, {
    token,
    params: { id: here.event_id },
    body: { usher_id, type_id: here.type_id, shift_ids: [...shift_ids], anyway },
  });
const takeOff = (id: string, version: number) =>
  app.call(takeOffWaitlist, { token, params: { id }, body: { version } });
type Entry = { id: string; version: number; shift_ids: string[] };
const entryOf = async (adding: ReturnType<typeof add>) => (await adding).json<{ data: Entry }>().data;
const rowOf = async (id: string) => {
  const { rows } = await app.pool.query<{ status: string; by_hand: boolean; version: number }>(
    'select status, by_hand, version from applications where id = $1',
    [id],
  );
  return rows[0];
};
const toldTo = async (usher_id: string) =>
  (await app.pool.query<{ kind: string }>('select kind from messages where person_id = $1', [usher_id])).rows.map(
    ({ kind }) => kind,
  );

test('somebody who has not applied waits, is offered the place that opens, the best first, and comes off again', async () => {
  const { here, held } = await addFull(app);
  const far = await wait(app, here, 60);
  await app.pool.query(`update persons set city = 'Jeddah' where id = $1`, [far.usher_id]);
  const usher_id = await addApproved(app);
  const { id, version } = await entryOf(add(here, usher_id, [here.shift_id]));
  expect(await rowOf(id)).toEqual({ status: 'waitlisted', by_hand: true, version: 1 });
  const { event } = await placesOf(app, token, here.event_id);
  expect(event).toMatchObject({ waitlisted: 2, offers_on: true });
  const listed = await app.call(listCandidates, {
    token,
    params: { id: here.event_id },
    query: { positions: here.position_id, tab: 'waitlist' },
  });
  const shown = listCandidates.response
    .parse(listed.json())
    .data.map((row) => [row.usher.id, row.application?.by_hand]);
  expect(shown).toEqual([
    [usher_id, true],
    [far.usher_id, false],
  ]);

  await release(app, token, held[0] ?? '');
  await runOffers(app);
  expect(await offersAt(app, here)).toMatchObject([{ usher_id, status: 'invited' }]);
  // being kept in mind is told to nobody; being asked is
  expect(await toldTo(usher_id)).toEqual(['work_invited']);

  expect((await takeOff(id, version)).json()).toEqual({ data: { id, version: null } });
  expect(await rowOf(id)).toBeUndefined();
  expect(await resultOf(takeOff(id, version))).toBe('not_found');
  const { rows } = await app.pool.query(
    `select action, actor from audit_log where entity = 'application' and record_id = $1 order by id`,
    [id],
  );
  expect(rows).toEqual([
    { action: 'waitlist_by_hand', actor: 'admin' },
    { action: 'take_off_waitlist', actor: 'admin' },
  ]);
});

test('more shifts are added to those that the person waits for; none named means all', async () => {
  const [day, night] = (await addShifts(app, [
    { from: 0, to: 6 },
    { from: 20, to: 26 },
  ])) as [Places, Places];
  const usher_id = await addApproved(app);
  const first = await entryOf(add(day, usher_id, [day.shift_id]));
  const both = await entryOf(add(day, usher_id, [night.shift_id]));
  expect(both).toEqual({ id: first.id, version: 2, shift_ids: [day.shift_id, night.shift_id] });
  expect((await entryOf(add(day, usher_id))).shift_ids).toEqual([]);
  expect((await entryOf(add(day, usher_id, [day.shift_id]))).shift_ids).toEqual([]);
});

test('whoever has applied is decided about; what was withdrawn gives way', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 3 }])) as [Places];
  for (const status of ['pending', 'accepted', 'rejected'] as const) {
    const decided_at = status === 'pending' ? null : new Date();
    const { usher_id } = await apply(app, here, { status, decided_at });
    expect(await resultOf(add(here, usher_id))).toBe('has_applied');
  }
  const gone = await apply(app, here, { status: 'withdrawn', decided_at: new Date(), message: 'Mine' });
  const entry = await entryOf(add(here, gone.usher_id));
  expect(entry).toMatchObject({ id: gone.id, version: 2 });
  expect(await rowOf(gone.id)).toMatchObject({ status: 'waitlisted', by_hand: true });

  // taken off, an own application waits for its decision again
  const own = await wait(app, here, 10);
  expect((await takeOff(own.id, 1)).json()).toEqual({ data: { id: own.id, version: 2 } });
  expect(await rowOf(own.id)).toEqual({ status: 'pending', by_hand: false, version: 2 });
  expect(await resultOf(takeOff(own.id, 2))).toBe('not_waitlisted');
  expect(await resultOf(takeOff(own.id, 1))).toBe('conflict');
});

test('decisions about somebody who has not applied', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 3 }])) as [Places];
  const usher_id = await addApproved(app);
  const { id } = await entryOf(add(here, usher_id));
  expect(await resultOf(decideAs(app, token, id, 'pending'))).toBe('has_not_applied');
  expect(await resultOf(decideAs(app, token, id, 'accepted'))).toBe('done');
  expect(await resultOf(decideAs(app, token, id, 'pending'))).toBe('done');
  expect(await rowOf(id)).toMatchObject({ status: 'waitlisted', by_hand: true });
  expect(await resultOf(decideAs(app, token, id, 'rejected', 'Too far away'))).toBe('done');
  const shown = await app.call(getApplication, { token, params: { id } });
  expect(shown.json()).toMatchObject({ data: { status: 'rejected' } });
  expect(await toldTo(usher_id)).not.toContain('application_rejected');
});

test('the person sees nothing of it, and may apply all the same', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 3 }])) as [Places];
  const staff = await app.signInStaff();
  const { id, version } = await entryOf(add(here, staff.id));
  const listed = async () =>
    listStaffApplications.response
      .parse((await app.call(listStaffApplications, { token: staff.token })).json())
      .data.map(({ status }) => status);
  expect(await listed()).toEqual([]);
  const withdraw = app.call(withdrawApplication, { token: staff.token, params: { id }, body: { version } });
  expect(await resultOf(withdraw)).toBe('not_found');
  const body = { type_id: here.type_id, shift_ids: [], message: 'I know the venue.' };
  const applying = app.call(applyForWork, { token: staff.token, params: { id: here.event_id }, body });
  expect(await resultOf(applying)).toBe('done');
  expect(await rowOf(id)).toMatchObject({ status: 'pending', by_hand: false });
  expect(await listed()).toEqual(['pending']);
});

test('nobody waits in vain: who cannot have the work, a role that is not there, a closed event', async () => {
  const { here } = await addFull(app);
  const refused = async (usher_id: string, shift_ids: string[] = [], anyway = true) =>
    resultOf(add(here, usher_id, shift_ids, anyway));
  const blocked = await addRow(app.pool, 'ushers', { status: 'blocked', status_reason: 'Left early.' });
  const pending = await addRow(app.pool, 'ushers');
  expect([await refused(blocked.id), await refused(pending.id)]).toEqual(['usher_blocked', 'not_approved_yet']);
  const excluded = await addApproved(app);
  await planAsks(app, here.event_id, { excluded: [excluded] });
  expect(await refused(excluded)).toBe('usher_excluded');
  const [elsewhere] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  const usher_id = await addApproved(app);
  expect(await refused(usher_id, [elsewhere.shift_id])).toBe('role_not_here');
  expect(await refused(usher_id, [here.shift_id, here.shift_id])).toBe('validation_failed');
  expect(await refused('0191f7a0-0000-7000-8000-000000000000')).toBe('not_found');
  // whom the program would not choose by itself waits once somebody has been asked
  expect(await refused(usher_id, [], false)).toBe('not_this_role');
  expect(await refused(await addDoing(app, here), [], false)).toBe('done');
  const { rows } = await app.pool.query<{ usher_id: string }>('select usher_id from assignments where event_id = $1', [
    here.event_id,
  ]);
  expect(await refused(rows[0]?.usher_id ?? '')).toBe('already_assigned');
  const waiting = await entryOf(add(here, usher_id));
  await app.pool.query(`update applications set status = 'expired' where event_id = $1`, [here.event_id]);
  await app.pool.query(`update events set status = 'completed', completed_at = now() where id = $1`, [here.event_id]);
  expect(await refused(await addDoing(app, here))).toBe('event_not_open');
  expect(await resultOf(takeOff(waiting.id, 1))).toBe('event_not_open');
});

test('two who put the same person on the waitlist at once make one entry', async () => {
  const there = await startTestApp({ jobs: [], database: app.database, dataKey: app.dataKey });
  try {
    for (let n = 0; n < 10; n += 1) {
      const { here } = await addFull(app);
      const usher_id = await addApproved(app);
      const body = { usher_id, type_id: here.type_id, shift_ids: [], anyway: true };
      const replies = await Promise.all(
        [app, there, app].map((one) => one.call(addToWaitlist, { token, params: { id: here.event_id }, body })),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      const { rows } = await app.pool.query(
        'select count(*)::integer as entries from applications where event_id = $1',
        [here.event_id],
      );
      expect(rows).toEqual([{ entries: 1 }]);
    }
  } finally {
    await there.close();
  }
});

test('nothing was counted twice', async () => {
  expect(await counterDifferences(app.pool)).toEqual([]);
});
