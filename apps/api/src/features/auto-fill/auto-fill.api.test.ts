import { lockAssignment, releaseAssignment } from '@proline/contract/assignment/assignment';
import { discardFill, revertFill, saveFill, startFill } from '@proline/contract/auto-fill/auto-fill';
import { cancelJob } from '@proline/contract/job/job';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addZone, fillOf, propose, resultsOf } from '../../testing/event/fill-course.ts';
import { addApproved, addDoing, addShifts, give, placesOf, resultOf } from '../../testing/event/hiring-course.ts';
import { addRow, assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { fillJob } from './fill-job.service.ts';

/** No process solves here; those tests that need one start it. */
let app: TestApp;
let token: string;
let admin: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin } = await app.signIn('ops'));
});
afterAll(() => app.close());

const EVENING = { from: 0, to: 6 };
const LATE = { from: 8, to: 12 };

const start = (id: string, may_move = true, reserves = false) =>
  app.call(startFill, { token, params: { id }, body: { may_move, reserves } });
const save = (id: string, left_out: string[] = [], invite_until: string | null = null) =>
  app.call(saveFill, { token, params: { id }, body: { left_out, invite_until } });
const revert = (id: string) => app.call(revertFill, { token, params: { id } });
const discard = (id: string) => app.call(discardFill, { token, params: { id } });
const idIn = async (starting: ReturnType<typeof start>) => startFill.response.parse((await starting).json()).data;
const savedIn = async (saving: ReturnType<typeof save>) => saveFill.response.parse((await saving).json()).data;

const at = { starts_at: atHour(EVENING.from), ends_at: atHour(EVENING.to) };
const holdersOf = async ({ event_id, position_id }: Places) =>
  (await placesOf(app, token, event_id)).positions
    .find(({ id }) => id === position_id)
    ?.holders.map(({ usher, status }) => `${usher.id} ${status}`) ?? [];
const messagesTo = async (person_id: string) =>
  (
    await app.pool.query<{ kind: string }>('select kind from messages where person_id = $1 order by id', [person_id])
  ).rows.map(({ kind }) => kind);

test('solved by a job, shown with its reasons, saved, and taken back', { timeout: 60_000 }, async () => {
  const solver = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [fillJob] });
  try {
    const [here, later] = (await addShifts(app, [{ ...EVENING, headcount: 3 }, LATE])) as [Places, Places];
    const [held, next] = [await addDoing(app, here), await addDoing(app, here)];
    await assign(app.pool, here, held, at);
    const expo = await addRow(app.pool, 'events', { title_en: 'Riyadh Expo' });
    const busy = await addDoing(app, here);
    const [there] = (await addShifts(app, [{ from: 2, to: 5 }])) as [Places];
    await app.pool.query('update events set title_en = $2 where id = $1', [there.event_id, expo.title_en]);
    await assign(app.pool, there, busy, { starts_at: atHour(2), ends_at: atHour(5) });

    await app.pool.query('update events set reserve_percent = 40 where id = $1', [here.event_id]);
    const { id } = await idIn(start(here.event_id, true, true));
    await vi.waitFor(async () => expect((await fillOf(app, token, here.event_id)).run?.state).toBe('proposed'), {
      timeout: 50_000,
      interval: 100,
    });
    const { run, open } = await fillOf(app, token, here.event_id);
    expect([open, run?.id, run?.figures]).toEqual([
      3,
      id,
      expect.objectContaining({
        people: 3,
        places: 4,
        filled_before: 1,
        filled_after: 3,
        places_short: 0,
        tenths_short: 0,
        // whoever does not work the later shift stands by for it
        reserves: { before: 0, after: 1, places: 3 },
        before: expect.objectContaining({ places: 1 }),
        after: expect.objectContaining({ places: 3 }),
      }),
    ]);
    const evening = run?.positions.find((one) => one.id === here.position_id);
    expect(evening).toMatchObject({ headcount: 3, before: 1, after: 2 });
    expect(evening?.gap).toMatchObject({
      open: 1,
      considered: 1,
      because: [{ code: 'overlap', people: 1, event: { title_en: 'Riyadh Expo' } }],
    });
    const row = run?.rows.find(({ usher }) => usher.id === next && usher.name_en !== '');
    expect(row).toMatchObject({ from_position_id: null, result: null });
    expect(row?.contributions.reduce((sum, one) => sum + one.tenths, 0)).toBe(row?.tenths);

    expect(await savedIn(save(id))).toMatchObject({ given: 3, refused: 0, left_out: 0 });
    expect((await holdersOf(here)).toSorted()).toEqual([`${held} confirmed`, `${next} confirmed`].toSorted());
    expect((await holdersOf(later)).toSorted()).toEqual([`${held} confirmed`, `${next} confirmed`].toSorted());
    expect(await resultOf(revert(id))).toBe('done');
    expect(await holdersOf(here)).toEqual([`${held} confirmed`]);
    expect(await holdersOf(later)).toEqual([]);
    expect((await fillOf(app, token, here.event_id)).run?.state).toBe('reverted');
    const { rows: entries } = await app.pool.query<{ action: string }>(
      `select action from audit_log where entity = 'event' and record_id = $1 order by id`,
      [here.event_id],
    );
    expect(entries.map(({ action }) => action)).toEqual(['start_fill', 'propose_fill', 'save_fill', 'revert_fill']);
  } finally {
    await solver.close();
  }
});

test('one at a time for each event; discarding stops it, and what is discarded is not saved', async () => {
  const [here] = (await addShifts(app, [EVENING])) as [Places];
  expect((await fillOf(app, token, here.event_id)).run).toBeNull();
  const { id, job_id } = await idIn(start(here.event_id));
  expect(await resultOf(start(here.event_id))).toBe('fill_running');
  expect(await resultOf(save(id))).toBe('fill_not_ready');
  expect(await resultOf(revert(id))).toBe('fill_not_saved');
  expect((await fillOf(app, token, here.event_id)).run?.state).toBe('solving');
  expect(await resultOf(discard(id))).toBe('done');
  const { rows } = await app.pool.query('select status from jobs where id = $1', [job_id]);
  expect(rows).toEqual([{ status: 'canceled' }]);
  expect((await fillOf(app, token, here.event_id)).run).toBeNull();
  expect(await resultOf(discard(id))).toBe('fill_outdated');
  expect(await resultOf(save(id))).toBe('fill_outdated');

  const again = await idIn(start(here.event_id));
  await app.call(cancelJob, { token, params: { id: again.job_id } });
  expect((await fillOf(app, token, here.event_id)).run?.state).toBe('canceled');
  expect(await resultOf(start(here.event_id))).toBe('done');
});

test('a new run replaces a proposal that was not saved', async () => {
  const [here] = (await addShifts(app, [EVENING])) as [Places];
  const { id } = await propose(app, admin, [{ usher_id: await addApproved(app), to: here }]);
  expect(await resultOf(start(here.event_id))).toBe('done');
  expect(await resultOf(save(id))).toBe('fill_outdated');
});

test('nothing is started where no place is open, or the event takes no staff', async () => {
  const [full] = (await addShifts(app, [EVENING])) as [Places];
  await assign(app.pool, full, await addApproved(app), at);
  expect(await resultOf(start(full.event_id))).toBe('no_open_places');
  const [closed] = (await addShifts(app, [EVENING])) as [Places];
  const { id } = await propose(app, admin, [{ usher_id: await addApproved(app), to: closed }]);
  await app.pool.query(`update events set status = 'draft' where id = $1`, [closed.event_id]);
  expect(await resultOf(start(closed.event_id))).toBe('event_not_open');
  expect(await resultOf(save(id))).toBe('event_not_open');
});

test('what the world has overtaken is refused row by row, and the rest is given', async () => {
  const [here, later] = (await addShifts(app, [{ ...EVENING, headcount: 5 }, LATE])) as [Places, Places];
  const [free, blocked, busy, unwanted] = await Promise.all([1, 2, 3, 4].map(() => addDoing(app, here)));
  if (!free || !blocked || !busy || !unwanted) throw new Error('not enough people');
  const { id, row_ids } = await propose(app, admin, [
    { usher_id: free, to: here },
    { usher_id: free, to: later },
    { usher_id: blocked, to: here },
    { usher_id: busy, to: here },
    { usher_id: unwanted, to: here },
  ]);
  await app.pool.query(`update ushers set status = 'blocked', status_reason = 'Left a post' where id = $1`, [blocked]);
  const [there] = (await addShifts(app, [{ from: 3, to: 9 }])) as [Places];
  await assign(app.pool, there, busy, { starts_at: atHour(3), ends_at: atHour(9) });
  await assign(app.pool, later, await addApproved(app), { starts_at: atHour(8), ends_at: atHour(12) });

  expect(await savedIn(save(id, [row_ids[4] ?? '']))).toEqual({ given: 1, refused: 3, left_out: 1, people_told: 1 });
  expect(await resultsOf(app, token, here.event_id, row_ids)).toEqual([
    'given',
    'place_taken',
    'usher_blocked',
    'already_booked',
    'left_out',
  ]);
  expect(await holdersOf(here)).toEqual([`${free} confirmed`]);
  expect(await messagesTo(free)).toEqual(['work_confirmed']);
  expect(await messagesTo(busy)).toEqual([]);
  expect(await resultOf(save(id))).toBe('fill_saved');
});

test('invited instead of confirmed: the places are held until then, which lies ahead', async () => {
  const [here] = (await addShifts(app, [EVENING])) as [Places];
  const usher_id = await addDoing(app, here);
  const { id, row_ids } = await propose(app, admin, [{ usher_id, to: here }]);
  expect(await resultOf(save(id, [], '2020-01-01T08:00:00Z'))).toBe('expiry_passed');
  expect(await savedIn(save(id, [], atHour(-24).toISOString()))).toMatchObject({ given: 1 });
  expect(await holdersOf(here)).toEqual([`${usher_id} invited`]);
  expect(await messagesTo(usher_id)).toEqual(['work_invited']);
  expect(await resultOf(revert(id))).toBe('done');
  expect(await resultsOf(app, token, here.event_id, row_ids)).toEqual(['taken_back']);
  expect(await messagesTo(usher_id)).toEqual(['work_invited', 'work_released']);
});

/** Two positions of one shift, each with one place. */
async function addTwoZones(): Promise<[Places, Places]> {
  const [gate] = (await addShifts(app, [EVENING])) as [Places];
  return [gate, await addZone(app, gate)];
}

test('who changes places within a shift needs no third place; the one who comes gets what was left', async () => {
  const [gate, hall] = await addTwoZones();
  const [one, two] = [await addDoing(app, gate), await addDoing(app, gate)];
  await assign(app.pool, gate, one, at);
  await assign(app.pool, hall, two, at);
  const swapped = await propose(app, admin, [
    { usher_id: one, from: gate, to: hall },
    { usher_id: two, from: hall, to: gate },
  ]);
  expect(await savedIn(save(swapped.id))).toMatchObject({ given: 2, people_told: 2 });
  expect([await holdersOf(gate), await holdersOf(hall)]).toEqual([[`${two} confirmed`], [`${one} confirmed`]]);
  expect(await messagesTo(one)).toEqual(['work_moved']);
  expect(await resultOf(revert(swapped.id))).toBe('done');
  expect([await holdersOf(gate), await holdersOf(hall)]).toEqual([[`${one} confirmed`], [`${two} confirmed`]]);

  await app.pool.query('update positions set headcount = 2 where id = $1', [hall.position_id]);
  const third = await addDoing(app, gate);
  const chain = await propose(app, admin, [
    { usher_id: third, to: gate },
    { usher_id: one, from: gate, to: hall },
  ]);
  expect(await savedIn(save(chain.id))).toMatchObject({ given: 2 });
  expect(await holdersOf(gate)).toEqual([`${third} confirmed`]);
  expect(await resultOf(revert(chain.id))).toBe('done');
  expect([await holdersOf(gate), await resultsOf(app, token, gate.event_id, chain.row_ids)]).toEqual([
    [`${one} confirmed`],
    ['taken_back', 'taken_back'],
  ]);
});

test('moves that cannot be made are refused one by one; those that can are made', async () => {
  const [gate, hall] = await addTwoZones();
  await app.pool.query('update positions set headcount = 3 where id = $1', [gate.position_id]);
  const [locked, gone, free] = [await addDoing(app, gate), await addDoing(app, gate), await addDoing(app, gate)];
  await assign(app.pool, gate, locked, { ...at, locked: true });
  await assign(app.pool, gate, free, at);
  const late = await addDoing(app, gate);
  await assign(app.pool, gate, late, at);
  const { id, row_ids } = await propose(app, admin, [
    { usher_id: free, from: gate, to: hall },
    { usher_id: locked, from: gate, to: hall },
    { usher_id: gone, from: gate, to: hall },
    { usher_id: late, from: gate, to: hall },
  ]);
  expect(await savedIn(save(id))).toMatchObject({ given: 1, refused: 3 });
  expect(await resultsOf(app, token, gate.event_id, row_ids)).toEqual([
    'given',
    'assignment_locked',
    'assignment_ended',
    'place_taken',
  ]);
});

test('reverting takes back what is untouched, and names why the rest stays', async () => {
  const [here] = (await addShifts(app, [{ ...EVENING, headcount: 4 }])) as [Places];
  const people = await Promise.all([1, 2, 3, 4].map(() => addDoing(app, here)));
  const [first, ...others] = people.map((usher_id) => ({ usher_id, to: here }));
  if (!first) throw new Error('nobody');
  const { id, row_ids } = await propose(app, admin, [first, ...others]);
  expect(await savedIn(save(id))).toMatchObject({ given: 4 });
  const [position] = (await placesOf(app, token, here.event_id)).positions;
  const assignmentOf = (usher_id: string | undefined) =>
    position?.holders.find(({ usher }) => usher.id === usher_id)?.id ?? '';
  const lock = (usher_id: string | undefined, locked: boolean, version: number) =>
    app.call(lockAssignment, { token, params: { id: assignmentOf(usher_id) }, body: { version, locked } });
  await lock(people[1], true, 1);
  await lock(people[2], true, 1);
  await lock(people[2], false, 2);
  await app.call(releaseAssignment, {
    token,
    params: { id: assignmentOf(people[3]) },
    body: { version: 1, reason: 'Called in sick' },
  });
  const reply = await revert(id);
  expect(revertFill.response.parse(reply.json()).data).toEqual({ taken_back: 1, kept: 3 });
  expect(await resultsOf(app, token, here.event_id, row_ids)).toEqual([
    'taken_back',
    'assignment_locked',
    'changed_since',
    'assignment_ended',
  ]);
  expect(await resultOf(revert(id))).toBe('fill_reverted');
  expect(await resultOf(give(app, token, here, people[0] ?? ''))).toBe('done');
});
