import { lockAssignment } from '@proline/contract/assignment/assignment';
import {
  flagRequirement,
  revertFill,
  saveFill,
  startFill,
  type EventFill,
} from '@proline/contract/auto-fill/auto-fill';
import { getMatchWeights } from '@proline/contract/hiring/hiring';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReadyDraft, makeMove, versionOf } from '../../testing/event/event-course.ts';
import { addZone, fillOf, propose, resultsOf } from '../../testing/event/fill-course.ts';
import { addDoing, addShifts, resultOf } from '../../testing/event/hiring-course.ts';
import { assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// What somebody decides beside a plan: rows that are locked, a requirement that is not asked for any more, weights.

let app: TestApp;
let token: string;
let admin: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin } = await app.signIn('ops'));
});
afterAll(() => app.close());

const at = { starts_at: atHour(0), ends_at: atHour(6) };
const save = (id: string, locked: string[]) =>
  app.call(saveFill, { token, params: { id }, body: { left_out: [], locked, invite_until: null } });
const lockedIn = ({ locked }: EventFill) => locked.map(({ usher, position_id }) => `${usher.id} ${position_id}`);

test('a row is saved with its lock; reverting takes both back, unless somebody has touched it since', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 3 }])) as [Places];
  const there = await addZone(app, here);
  const [given, moved, touched] = [await addDoing(app, here), await addDoing(app, here), await addDoing(app, here)];
  await assign(app.pool, here, moved, at);
  const { id, row_ids } = await propose(app, admin, [
    { usher_id: given, to: here },
    { usher_id: moved, from: here, to: there },
    { usher_id: touched, to: here },
  ]);
  expect(lockedIn(await fillOf(app, token, here.event_id))).toEqual([]);
  expect(await resultOf(save(id, row_ids))).toBe('done');
  const { locked } = await fillOf(app, token, here.event_id);
  expect(new Set(locked.map(({ usher, position_id }) => `${usher.id} ${position_id}`))).toEqual(
    new Set([`${given} ${here.position_id}`, `${moved} ${there.position_id}`, `${touched} ${here.position_id}`]),
  );
  const place = locked.find(({ usher }) => usher.id === touched);
  for (const [n, lock] of [false, true].entries())
    await app.call(lockAssignment, {
      token,
      params: { id: place?.id ?? '' },
      body: { version: (place?.version ?? 0) + n, locked: lock },
    });

  expect(await resultOf(app.call(revertFill, { token, params: { id } }))).toBe('done');
  expect(await resultsOf(app, token, here.event_id, row_ids)).toEqual([
    'taken_back',
    'taken_back',
    'assignment_locked',
  ]);
  expect(lockedIn(await fillOf(app, token, here.event_id))).toEqual([`${touched} ${here.position_id}`]);
  const { rows } = await app.pool.query<{ action: string; locks: number | null }>(
    `select action, (after ->> 'rows_locked')::integer as locks from audit_log
     where entity = 'event' and record_id = $1 and action = 'save_fill'`,
    [here.event_id],
  );
  expect(rows).toEqual([{ action: 'save_fill', locks: 3 }]);
});

test('a lock for a row that is left out or refused does nothing', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  const { id, row_ids } = await propose(app, admin, [{ usher_id: await addDoing(app, here), to: here }]);
  await assign(app.pool, here, await addDoing(app, here), at);
  expect(await resultOf(save(id, row_ids))).toBe('done');
  expect(await resultsOf(app, token, here.event_id, row_ids)).toEqual(['place_taken']);
  expect(lockedIn(await fillOf(app, token, here.event_id))).toEqual([]);
});

test('reserves of a plan are booked beside the headcount, as many as the event wants, and taken back', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 2 }])) as [Places];
  await app.pool.query('update events set reserve_percent = 50 where id = $1', [here.event_id]);
  const people = await Promise.all([1, 2, 3].map(() => addDoing(app, here)));
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('nobody');
  expect((await fillOf(app, token, here.event_id)).reserves_open).toBe(1);
  const { id, row_ids } = await propose(app, admin, [
    { usher_id: first, to: here },
    { usher_id: second, to: here, reserve: true, tenths: 900 },
    { usher_id: third, to: here, reserve: true, tenths: 700 },
  ]);
  expect(await resultOf(save(id, []))).toBe('done');
  expect(await resultsOf(app, token, here.event_id, row_ids)).toEqual(['given', 'given', 'reserve_full']);
  const standing = async () =>
    (
      await app.pool.query<{ usher_id: string; reserve: boolean }>(
        `select usher_id, reserve from assignments where event_id = $1 and status = 'confirmed' order by reserve`,
        [here.event_id],
      )
    ).rows;
  expect(await standing()).toEqual([
    { usher_id: first, reserve: false },
    { usher_id: second, reserve: true },
  ]);
  const { open, reserves_open } = await fillOf(app, token, here.event_id);
  expect([open, reserves_open]).toEqual([1, 0]);
  expect(await resultOf(app.call(revertFill, { token, params: { id } }))).toBe('done');
  expect(await standing()).toEqual([]);
  expect((await fillOf(app, token, here.event_id)).reserves_open).toBe(1);
});

test('a full event is filled with reserves only where somebody asks for them and the event wants them', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  await assign(app.pool, here, await addDoing(app, here), at);
  const start = (reserves: boolean) =>
    app.call(startFill, { token, params: { id: here.event_id }, body: { may_move: true, reserves } });
  expect(await resultOf(start(true))).toBe('no_open_places');
  await app.pool.query('update events set reserve_percent = 10 where id = $1', [here.event_id]);
  expect(await resultOf(start(false))).toBe('no_open_places');
  expect(await resultOf(start(true))).toBe('done');
  expect((await fillOf(app, token, here.event_id)).run?.reserves).toBe(true);
});

const flag = (by: string, id: string, version: number, kind: 'languages' | 'rating' = 'languages') =>
  app.call(flagRequirement, { token: by, params: { id }, body: { kind, version } });

test('a requirement that blocks is made a Flag by whoever may change events, once, and recorded', async () => {
  const { token: owner } = await app.signIn('owner');
  const { event_id } = await addReadyDraft(app, owner, (plan) => ({
    ...plan,
    stepTwo: {
      ...plan.stepTwo,
      requirements: [
        { kind: 'languages', mode: 'block', languages: ['fr'] },
        { kind: 'rating', mode: 'flag', least: 4 },
      ],
    },
  }));
  expect(await resultOf(flag(token, event_id, await versionOf(app.pool, event_id)))).toBe('event_not_changeable');
  await makeMove(app, owner, event_id, 'published');
  const { blocking, event } = await fillOf(app, token, event_id);
  expect(blocking).toEqual(['languages']);
  const { token: viewer } = await app.signIn('viewer');
  expect(await resultOf(flag(viewer, event_id, event.version))).toBe('forbidden');
  expect(await resultOf(flag(token, event_id, event.version + 1))).toBe('conflict');
  expect(await resultOf(flag(token, event_id, event.version, 'rating'))).toBe('requirement_not_blocking');
  expect(await resultOf(flag(token, event_id, event.version))).toBe('done');
  const after = await fillOf(app, token, event_id);
  expect([after.blocking, after.event.version]).toEqual([[], event.version + 1]);
  expect(await resultOf(flag(token, event_id, after.event.version))).toBe('requirement_not_blocking');
  const { rows } = await app.pool.query<{ before: object; after: object }>(
    `select before, after from audit_log where record_id = $1 and action = 'change_plan'`,
    [event_id],
  );
  expect(rows).toEqual([
    {
      before: { 'stepTwo.requirements': [{ kind: 'languages', mode: 'block', languages: ['fr'] }] },
      after: { 'stepTwo.requirements': [{ kind: 'languages', mode: 'flag', languages: ['fr'] }] },
    },
  ]);
});

test('everybody who sees scores sees the weights', async () => {
  const { token: viewer } = await app.signIn('viewer');
  const { data } = getMatchWeights.response.parse((await app.call(getMatchWeights, { token: viewer })).json());
  expect(data.reduce((sum, { points }) => sum + points, 0)).toBe(100);
});

/** Everybody is to have each of these places, the first of them first. */
const everyPlace = (people: readonly string[], places: readonly Places[]) => {
  const [first, ...others] = people.flatMap((usher_id, n) => places.map((to) => ({ usher_id, to, tenths: 900 - n })));
  if (!first) throw new Error('nobody');
  return [first, ...others] as const;
};

test('a plan is given by the same rules together as one by one: what the database refuses one person takes nothing from the others', async () => {
  const [here, later] = (await addShifts(app, [
    { from: 0, to: 6, headcount: 3 },
    { from: 30, to: 36, headcount: 3 },
  ])) as [Places, Places];
  const people = await Promise.all([1, 2, 3].map(() => addDoing(app, here)));
  const [first, refused, last] = people;
  if (!first || !refused || !last) throw new Error('nobody');
  const { id, row_ids } = await propose(app, admin, everyPlace(people, [here, later]));
  await app.pool.query(`
    create function refuse_one() returns trigger language plpgsql as $$
      begin raise exception 'only the database knows' using errcode = '23514', constraint = 'usher_blocked'; end $$;
    create trigger aa_refuse_one before insert on assignments for each row
      when (new.usher_id = '${refused}' and new.position_id = '${later.position_id}') execute function refuse_one()`);
  try {
    expect(await resultOf(save(id, []))).toBe('done');
  } finally {
    await app.pool.query('drop trigger aa_refuse_one on assignments; drop function refuse_one()');
  }
  expect(await resultsOf(app, token, here.event_id, row_ids)).toEqual([
    ...['given', 'given'],
    ...['given', 'usher_blocked'],
    ...['given', 'given'],
  ]);
  const { rows } = await app.pool.query<{ person_id: string; told: number }>(
    `select person_id, count(*)::integer as told from messages where cause_id = $1 group by person_id`,
    [here.event_id],
  );
  expect(rows.toSorted((a, b) => a.person_id.localeCompare(b.person_id))).toEqual(
    people.toSorted((a, b) => a.localeCompare(b)).map((person_id) => ({ person_id, told: 1 })),
  );
});

test('a plan that wants more than a position has left is cut where it is full, in its order', async () => {
  const [here, later] = (await addShifts(app, [
    { from: 0, to: 6, headcount: 2 },
    { from: 8, to: 12, headcount: 2 },
  ])) as [Places, Places];
  const people = await Promise.all([1, 2, 3].map(() => addDoing(app, here)));
  const { id, row_ids } = await propose(app, admin, everyPlace(people, [here, later]));
  // one place of the later shift is gone, so that the second has the first shift alone and the third none
  await assign(app.pool, later, await addDoing(app, here), { starts_at: atHour(8), ends_at: atHour(12) });
  expect(await resultOf(save(id, []))).toBe('done');
  expect(await resultsOf(app, token, here.event_id, row_ids)).toEqual([
    ...['given', 'given'],
    ...['given', 'place_taken'],
    ...['place_taken', 'place_taken'],
  ]);
});
