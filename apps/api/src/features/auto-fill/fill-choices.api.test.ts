import { lockAssignment } from '@proline/contract/assignment/assignment';
import { flagRequirement, revertFill, saveFill, type EventFill } from '@proline/contract/auto-fill/auto-fill';
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
