import {
  acceptBest,
  decideApplication,
  getApplication,
  listQueue,
  listWaitingEvents,
} from '@proline/contract/event-application/event-application';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApproved, addShifts, apply, decideAs, give, resultOf } from '../../testing/event/hiring-course.ts';
import { codesOf, resultsOfJob } from '../../testing/program/bulk-results.ts';
import { addRow, type Places } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { acceptBestJob } from './accept-jobs.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [acceptBestJob] });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

const MORNING = { from: 0, to: 6 };
const NOON = { from: 3, to: 9 };
const EVENING = { from: 10, to: 16 };

const queueOf = async (event?: string, status?: string) => {
  const reply = await app.call(listQueue, { token, query: { ...(event && { event }), ...(status && { status }) } });
  expect(reply.statusCode, reply.body).toBe(200);
  return listQueue.response.parse(reply.json());
};
const detailOf = async (id: string) => {
  const reply = await app.call(getApplication, { token, params: { id } });
  expect(reply.statusCode, reply.body).toBe(200);
  return getApplication.response.parse(reply.json()).data;
};
const decided = (reply: Awaited<ReturnType<typeof decideAs>>) => {
  expect(reply.statusCode, reply.body).toBe(200);
  return decideApplication.response.parse(reply.json()).data;
};
const statusOf = async (id: string) =>
  (await app.pool.query<{ status: string }>('select status from applications where id = $1', [id])).rows[0]?.status;
const liveOf = async (usher_id: string) =>
  (
    await app.pool.query<{ shift_id: string }>(
      `select shift_id from assignments where usher_id = $1 and status = 'confirmed' order by starts_at`,
      [usher_id],
    )
  ).rows.map(({ shift_id }) => shift_id);
const told = async (person_id: string) =>
  (
    await app.pool.query<{ kind: string }>(
      'select kind from messages where person_id = $1 and revoked_at is null order by created_at, id',
      [person_id],
    )
  ).rows.map(({ kind }) => kind);

test('the queue is grouped by event, the soonest first, with the places that are left', async () => {
  const [later] = (await addShifts(app, [{ from: 200, to: 206, headcount: 2 }])) as [Places];
  await app.pool.query(`update events set starts_at = '2030-02-01', ends_at = '2030-02-02' where id = $1`, [
    later.event_id,
  ]);
  const [soon, evening] = (await addShifts(app, [{ ...MORNING, headcount: 3 }, EVENING])) as [Places, Places];
  const first = await apply(app, later);
  const second = await apply(app, soon);
  const third = await apply(app, soon);
  await give(app, token, evening, await addApproved(app));
  const { data, meta } = await queueOf();
  const mine = data.filter(({ id }) => [first.id, second.id, third.id].includes(id)).map(({ id }) => id);
  expect(mine).toEqual([second.id, third.id, first.id]);
  const groups = meta.groups.filter(({ id }) => id === later.event_id || id === soon.event_id);
  expect(groups.map(({ id, applications, places_left }) => [id, applications, places_left])).toEqual([
    [soon.event_id, 2, 3],
    [later.event_id, 1, 2],
  ]);
  expect((await queueOf(soon.event_id)).meta).toMatchObject({ total: 2, counts: { pending: 2, accepted: 0 } });
});

test('where nothing is left comes after all others, in the queue and where the best of an event are accepted', async () => {
  const [full, other] = (await addShifts(app, [MORNING, EVENING])) as [Places, Places];
  const [open] = (await addShifts(app, [MORNING])) as [Places];
  await app.pool.query(`update events set starts_at = '2029-12-01' where id = $1`, [full.event_id]);
  const waits = await apply(app, full);
  const fits = await apply(app, open);
  const order = async () => {
    const events = await app.call(listWaitingEvents, { token });
    const groups = listWaitingEvents.response.parse(events.json()).data.map(({ id }) => id);
    const queued = (await queueOf()).data.map(({ id }) => id);
    return [
      queued.filter((id) => [waits.id, fits.id].includes(id)),
      groups.filter((id) => [full.event_id, open.event_id].includes(id)),
    ];
  };
  const sooner = [
    [waits.id, fits.id],
    [full.event_id, open.event_id],
  ];
  expect(await order()).toEqual(sooner);
  await give(app, token, full, await addApproved(app));
  // one of its two shifts has a place
  expect(await order()).toEqual(sooner);
  const taken = await give(app, token, other, await addApproved(app));
  expect(taken.statusCode, taken.body).toBe(200);
  expect(await order()).toEqual(sooner.map((ids) => ids.toReversed()));
});

test('pages go on where the page before ended, over all events', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => addApproved(app)));
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  for (const usher_id of people) await apply(app, here, { usher_id });
  const page = async (n: number) => {
    const reply = await app.call(listQueue, { token, query: { event: here.event_id, page: String(n) } });
    return listQueue.response.parse(reply.json()).data.map(({ usher }) => usher.id);
  };
  const [one, two, three] = [await page(1), await page(2), await page(3)];
  expect([one.length, two.length, three.length]).toEqual([50, 10, 0]);
  expect([...one, ...two]).toEqual(people);
});

test('accepting books exactly what fits, and says what did not and why', async () => {
  const [morning, noon, evening] = (await addShifts(app, [MORNING, NOON, EVENING])) as [Places, Places, Places];
  await give(app, token, evening, await addApproved(app));
  const { id, usher_id } = await apply(app, morning);
  const foretold = (await detailOf(id)).shifts.map(({ shift_id, refusal }) => [shift_id, refusal]);
  const { shifts, status } = decided(await decideAs(app, token, id, 'accepted'));
  expect(shifts.map(({ shift_id, refusal }) => [shift_id, refusal])).toEqual([
    [morning.shift_id, null],
    [noon.shift_id, 'already_booked'],
    [evening.shift_id, 'place_taken'],
  ]);
  expect(foretold).toEqual(shifts.map(({ shift_id, refusal }) => [shift_id, refusal]));
  expect([status, await liveOf(usher_id), await told(usher_id)]).toEqual([
    'accepted',
    [morning.shift_id],
    ['work_confirmed'],
  ]);
});

test('only the shifts asked for are booked, and where none fits nothing is', async () => {
  const [morning, evening] = (await addShifts(app, [MORNING, EVENING])) as [Places, Places];
  const one = await apply(app, morning, { shift_ids: [evening.shift_id] });
  decided(await decideAs(app, token, one.id, 'accepted'));
  expect(await liveOf(one.usher_id)).toEqual([evening.shift_id]);
  const two = await apply(app, morning, { shift_ids: [evening.shift_id] });
  expect(await resultOf(decideAs(app, token, two.id, 'accepted'))).toBe('place_taken');
  expect(await statusOf(two.id)).toBe('pending');
});

test('a decision is made once, at the version that was seen, and a rejection says why', async () => {
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  const { id, usher_id } = await apply(app, here);
  expect(await resultOf(decideAs(app, token, id, 'rejected'))).toBe('reason_required');
  const stale = app.call(decideApplication, { token, params: { id }, body: { to: 'accepted', version: 7 } });
  expect(await resultOf(stale)).toBe('conflict');
  decided(await decideAs(app, token, id, 'waitlisted'));
  decided(await decideAs(app, token, id, 'rejected', 'No experience'));
  expect(await detailOf(id)).toMatchObject({ status: 'rejected', reason: 'No experience' });
  expect(await resultOf(decideAs(app, token, id, 'accepted'))).toBe('already_decided');
  expect(await told(usher_id)).toEqual(['application_waitlisted', 'application_rejected']);
  const viewer = (await app.signIn('recruiter')).token;
  expect(await resultOf(decideAs(app, viewer, id, 'pending'))).toBe('forbidden');
});

test('a decision is taken back: the places are free, and what has not left the house is not told', async () => {
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  const { id, usher_id } = await apply(app, here);
  decided(await decideAs(app, token, id, 'accepted'));
  decided(await decideAs(app, token, id, 'pending'));
  expect([await statusOf(id), await liveOf(usher_id), await told(usher_id)]).toEqual(['pending', [], []]);
  const other = await apply(app, here);
  decided(await decideAs(app, token, other.id, 'accepted'));
  await app.pool.query('update messages set routed_at = now() where person_id = $1', [other.usher_id]);
  decided(await decideAs(app, token, other.id, 'pending'));
  expect(await told(other.usher_id)).toEqual(['work_released']);
});

test('the best are accepted first while places last, and each who is left out is told to operations', async () => {
  const [here] = (await addShifts(app, [{ ...MORNING, headcount: 2 }])) as [Places];
  const worked = async (attended: number) => {
    const usher_id = await addApproved(app);
    await app.pool.query(
      `insert into usher_work (person_id, attended, no_shows, on_time) values ($1, $2, 20 - $2, $2)
       on conflict (person_id) do update set attended = $2, no_shows = 20 - $2, on_time = $2`,
      [usher_id, attended],
    );
    return usher_id;
  };
  const [worst, best, good] = [await worked(4), await worked(20), await worked(16)];
  for (const usher_id of [worst, best, good]) await apply(app, here, { usher_id });
  const reply = await app.call(acceptBest, { token, params: { id: here.event_id }, body: {} });
  expect(reply.statusCode, reply.body).toBe(200);
  const results = await resultsOfJob(app, token, acceptBest.response.parse(reply.json()).data.job_id);
  expect(codesOf(results)).toEqual({ [best]: 'done', [good]: 'done', [worst]: 'place_taken' });
  const again = app.call(acceptBest, {
    token,
    params: { id: (await addShifts(app, [MORNING]))[0]?.event_id ?? '' },
    body: {},
  });
  expect(await resultOf(again)).toBe('nobody_waits');
});

test('a person of whom nothing is left can still be looked at', async () => {
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  const usher = await addRow(app.pool, 'ushers', { status: 'approved' });
  const { id } = await apply(app, here, { usher_id: usher.id });
  await app.pool.query(
    'update persons set usher_status = null, usher_code = null, usher_since = null, usher_status_changed_at = null where id = $1',
    [usher.id],
  );
  expect((await detailOf(id)).shifts).toEqual([]);
});

test('after all of it the counts equal the tables', async () => {
  expect(await counterDifferences(app.pool)).toEqual([]);
});
