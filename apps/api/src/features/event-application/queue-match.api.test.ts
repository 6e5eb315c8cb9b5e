import {
  acceptBest,
  decideApplication,
  getApplication,
  listQueue,
} from '@proline/contract/event-application/event-application';
import type { QueueSort } from '@proline/domain/event-application/application-queue';
import { listCandidates } from '@proline/contract/hiring/candidate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addShifts, apply, decideAs, give, planAsks, resultOf } from '../../testing/event/hiring-course.ts';
import { codesOf, resultsOfJob } from '../../testing/program/bulk-results.ts';
import { addRow, assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
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
const EVENING = { from: 20, to: 26 };

const queueOf = async (event: string, query: { sort?: QueueSort; status?: string; page?: string } = {}) => {
  const reply = await app.call(listQueue, { token, query: { event, ...query } });
  expect(reply.statusCode, reply.body).toBe(200);
  return listQueue.response.parse(reply.json()).data;
};
const detailOf = async (id: string) => {
  const reply = await app.call(getApplication, { token, params: { id } });
  expect(reply.statusCode, reply.body).toBe(200);
  return getApplication.response.parse(reply.json()).data;
};
const reliable = (usher_id: string, attended: number) =>
  app.pool.query(
    `insert into usher_work (person_id, attended, no_shows, on_time) values ($1, $2, 100 - $2, $2)
     on conflict (person_id) do update set attended = $2, no_shows = 100 - $2, on_time = $2`,
    [usher_id, attended],
  );
const block = (usher_id: string) =>
  app.pool.query(`update persons set usher_status = 'blocked', usher_status_reason = 'Left early' where id = $1`, [
    usher_id,
  ]);
/** Somebody who came so often of 100 times asks to work there. */
const applies = async (places: Places, reliability: number, values: Parameters<typeof apply>[2] = {}) => {
  const application = await apply(app, places, values);
  await reliable(application.usher_id, reliability);
  return application;
};
const held = async (usher_id: string) =>
  (
    await app.pool.query<{ position_id: string }>(
      `select position_id from assignments where usher_id = $1 and status = 'confirmed' order by starts_at`,
      [usher_id],
    )
  ).rows.map(({ position_id }) => position_id);

test('the best match comes first, scored as on the desk; who asked first wins a tie', async () => {
  const [here] = (await addShifts(app, [{ ...MORNING, headcount: 9 }])) as [Places];
  const first = await applies(here, 60);
  const best = await applies(here, 90);
  const second = await applies(here, 60);
  const far = await addRow(app.pool, 'ushers', { status: 'approved', city: 'Jeddah' });
  const last = await applies(here, 90, { usher_id: far.id });
  const rows = await queueOf(here.event_id);
  expect(rows.map(({ id }) => id)).toEqual([best.id, first.id, second.id, last.id]);
  expect(rows.map(({ fit }) => [fit?.flags, fit?.suits])).toEqual([
    [0, true],
    [0, true],
    [0, true],
    [1, true],
  ]);
  const desk = await app.call(listCandidates, {
    token,
    params: { id: here.event_id },
    query: { positions: here.position_id, tab: 'applied' },
  });
  const scores = listCandidates.response.parse(desk.json()).data.map(({ usher, match }) => [usher.id, match.tenths]);
  expect(new Map(rows.map(({ usher, fit }) => [usher.id, fit?.tenths]))).toEqual(new Map(scores as [string, number][]));
  expect((await queueOf(here.event_id, { sort: 'asked' })).map(({ id, fit }) => [id, fit === null])).toEqual(
    [first, best, second, last].map(({ id }) => [id, false]),
  );
});

test('of one role alone: rows, counts and places left; the roles that are asked for are named, and what came since', async () => {
  const [here] = (await addShifts(app, [{ ...MORNING, headcount: 9 }])) as [Places];
  const other = await addRow(app.pool, 'types', {});
  await addRow(app.pool, 'positions', {
    ...{ event_id: here.event_id, shift_id: here.shift_id, type_id: other.id, headcount: 2 },
  });
  const old = await apply(app, here, { created_at: new Date('2025-01-01T00:00:00Z') });
  const [one, two] = [await apply(app, here), await apply(app, { ...here, type_id: other.id })];
  const rejected = await apply(app, here);
  expect((await decideAs(app, token, rejected.id, 'rejected', 'Came too late.')).statusCode).toBe(200);
  const queue = async (query: Readonly<Record<string, string>>) => {
    const reply = await app.call(listQueue, { token, query: { event: here.event_id, ...query } });
    expect(reply.statusCode, reply.body).toBe(200);
    const { data, meta } = listQueue.response.parse(reply.json());
    return { ids: data.map(({ id }) => id).toSorted(), ...meta, left: meta.groups.map((group) => group.places_left) };
  };
  const all = await queue({});
  expect(all.roles.map(({ id }) => id).toSorted()).toEqual([here.type_id, other.id].toSorted());
  expect([all.counts.pending, all.counts.rejected, all.left, all.fresh]).toEqual([3, 1, [11], 0]);
  expect((await queue({ status: 'rejected' })).roles.map(({ id }) => id)).toEqual([here.type_id]);
  const since = '2025-06-01T00:00:00Z';
  for (const sort of ['match', 'asked']) {
    const own = await queue({ role: here.type_id, sort, since });
    expect([own.ids, own.total, own.left, own.fresh]).toEqual([[old.id, one.id].toSorted(), 2, [9], 1]);
    expect(own.groups.map(({ applications }) => applications)).toEqual([2]);
    expect(own.roles).toEqual(all.roles);
    const others = await queue({ role: other.id, sort, since });
    expect([others.ids, others.counts.rejected, others.left, others.fresh]).toEqual([[two.id], 0, [2], 1]);
  }
  expect((await queue({ since })).fresh).toBe(2);
  // over all events the role alone narrows
  const everywhere = await app.call(listQueue, { token, query: { role: other.id } });
  expect(listQueue.response.parse(everywhere.json()).data.map(({ id }) => id)).toEqual([two.id]);
});

test('pages are cut from one exact order', async () => {
  const [here] = (await addShifts(app, [{ ...MORNING, headcount: 9 }])) as [Places];
  for (let n = 0; n < 60; n += 1) await applies(here, (n * 7) % 100);
  const rows = [
    ...(await queueOf(here.event_id)),
    ...(await queueOf(here.event_id, { page: '2' })),
    ...(await queueOf(here.event_id, { page: '3' })),
  ];
  const tenths = rows.map(({ fit }) => fit?.tenths ?? -1);
  expect(tenths).toEqual(tenths.toSorted((a, b) => b - a));
  expect(new Set(tenths).size).toBeGreaterThan(30);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(60);
});

test('the match is that of the shifts which somebody could have', async () => {
  const [morning, evening] = (await addShifts(app, [MORNING, EVENING])) as [Places, Places];
  const [elsewhere] = (await addShifts(app, [{ from: 1, to: 3 }])) as [Places];
  const free = await applies(morning, 80);
  const busy = await applies(morning, 80);
  await assign(app.pool, elsewhere, busy.usher_id, { starts_at: atHour(1), ends_at: atHour(3) });
  const [one, two] = [await detailOf(free.id), await detailOf(busy.id)];
  expect(one.fit).toMatchObject({ unsuitable: [], flags: [], week: { minutes: 0, most: 48 * 60 } });
  expect(two.fit?.unsuitable).toMatchObject([
    { code: 'overlap', shift_id: morning.shift_id, event: { id: elsewhere.event_id } },
  ]);
  expect(two.fit?.match.facts.rest_hours).toBe(17);
  expect(two.shifts.map(({ shift_id, refusal }) => [shift_id, refusal])).toEqual([
    [morning.shift_id, 'already_booked'],
    [evening.shift_id, null],
  ]);
});

test('what the event asks for is met, flagged or against it, each by its name', async () => {
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  const { id, usher_id } = await apply(app, here);
  await app.pool.query(`update persons set languages = '{ar}' where id = $1`, [usher_id]);
  await planAsks(app, here.event_id, {
    requirements: [
      { kind: 'languages', mode: 'block', languages: ['ar'] },
      { kind: 'experience', mode: 'flag', shifts: 3 },
      { kind: 'gender', mode: 'block', female_percent: 0 },
    ],
  });
  const { fit } = await detailOf(id);
  expect(fit?.met).toEqual([{ kind: 'languages', mode: 'block', languages: ['ar'] }]);
  expect(fit?.flags).toMatchObject([{ code: 'experience', found: 0, asked: 3 }]);
  expect(fit?.unsuitable.map(({ code }) => code)).toContain('gender');
  expect(await queueOf(here.event_id)).toMatchObject([{ fit: { flags: 1, suits: false } }]);
});

test('what is decided has no match any more, and neither has what asks for nothing that is ahead', async () => {
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  const { id } = await applies(here, 80);
  expect(await resultOf(decideAs(app, token, id, 'rejected', 'Not this time'))).toBe('done');
  expect(await queueOf(here.event_id, { status: 'rejected' })).toMatchObject([{ id, fit: null }]);
  expect((await detailOf(id)).fit).toBeNull();
  const other = await applies(here, 80);
  await app.pool.query('update positions set headcount = 0 where id = $1', [here.position_id]);
  expect(await queueOf(here.event_id)).toMatchObject([{ id: other.id, fit: null }]);
  expect(await detailOf(other.id)).toMatchObject({ fit: null, shifts: [{ refusal: 'place_taken' }] });
});

const acceptedAt = async (event_id: string) => {
  const reply = await app.call(acceptBest, { token, params: { id: event_id }, body: {} });
  expect(reply.statusCode, reply.body).toBe(200);
  return resultsOfJob(app, token, acceptBest.response.parse(reply.json()).data.job_id);
};

test('in bulk the best match is accepted first, and who is left out is named with the reason', async () => {
  const [here, later] = (await addShifts(app, [
    { ...MORNING, headcount: 2 },
    { ...EVENING, headcount: 1 },
  ])) as [Places, Places];
  // the most reliable of them lives far away, which costs more than it brings
  const far = await addRow(app.pool, 'ushers', { status: 'approved', city: 'Jeddah' });
  const third = await applies(here, 70, { usher_id: far.id });
  const second = await applies(here, 60);
  const first = await applies(here, 65);
  const blocked = await applies(here, 100);
  await block(blocked.usher_id);
  const results = await acceptedAt(here.event_id);
  expect(codesOf(results)).toEqual({
    [first.usher_id]: 'done',
    [second.usher_id]: 'done',
    [third.usher_id]: 'place_taken',
    [blocked.usher_id]: 'usher_blocked',
  });
  expect(new Map(results.map(({ record_id, part }) => [record_id, part]))).toEqual(
    new Map([
      [first.usher_id, { done: 2, of: 2 }],
      [second.usher_id, { done: 1, of: 2 }],
      [third.usher_id, null],
      [blocked.usher_id, null],
    ]),
  );
  expect(await held(first.usher_id)).toEqual([here.position_id, later.position_id]);
  expect(await held(second.usher_id)).toEqual([here.position_id]);
});

test('whoever asks for two roles is taken in the one that fits best; the other stays undecided', async () => {
  const [here] = (await addShifts(app, [MORNING])) as [Places];
  const other = await addRow(app.pool, 'types', {});
  const place = { ...here, type_id: other.id };
  const { id: position_id } = await addRow(app.pool, 'positions', {
    event_id: here.event_id,
    shift_id: here.shift_id,
    type_id: other.id,
    headcount: 1,
  });
  const worse = await applies(here, 80, { created_at: atHour(-9_000) });
  // has worked in this role before, at an event that is over
  const [before] = (await addShifts(app, [{ from: -2_000, to: -1_994 }])) as [Places];
  await app.pool.query('update positions set type_id = $2 where id = $1', [before.position_id, other.id]);
  const worked = await assign(app.pool, before, worse.usher_id, {
    work_date: atHour(-2_000).toISOString().slice(0, 10),
    starts_at: atHour(-2_000),
    ends_at: atHour(-1_994),
  });
  await addRow(app.pool, 'attendance', {
    assignment_id: worked.id,
    event_id: before.event_id,
    usher_id: worse.usher_id,
    outcome: 'attended',
    checked_in_at: atHour(-2_000),
    method: 'manual',
  });
  const better = await apply(app, place, { usher_id: worse.usher_id });
  expect(codesOf(await acceptedAt(here.event_id))).toEqual({ [worse.usher_id]: 'done' });
  expect(await held(worse.usher_id)).toContain(position_id);
  expect([(await detailOf(better.id)).status, (await detailOf(worse.id)).status]).toEqual(['accepted', 'pending']);
});

test('nobody is accepted against a rule, and nothing of it is left', async () => {
  const [here] = (await addShifts(app, [{ ...MORNING, headcount: 9 }])) as [Places];
  const [elsewhere] = (await addShifts(app, [{ from: 2, to: 8, headcount: 9 }])) as [Places];
  const excluded = await apply(app, here);
  await planAsks(app, here.event_id, { excluded: [excluded.usher_id] });
  const blocked = await apply(app, here);
  await block(blocked.usher_id);
  const young = await apply(app, here);
  // approved in years to come, as far as the database can tell
  await app.pool.query(
    `update persons set birth_date = '2015-01-01', usher_status_changed_at = '2040-01-01' where id = $1`,
    [young.usher_id],
  );
  const busy = await apply(app, here);
  await give(app, token, elsewhere, busy.usher_id);
  const assigned = await apply(app, here);
  const invited = { status: 'invited', invited_at: new Date(), starts_at: atHour(0), ends_at: atHour(6) } as const;
  await assign(app.pool, here, assigned.usher_id, invited);
  const removed = await apply(app, here, { shift_ids: [here.shift_id] });
  const cases = [
    [excluded, 'usher_excluded', 0],
    [blocked, 'usher_blocked', 0],
    [young, 'usher_under_age', 0],
    [busy, 'already_booked', 1],
    [assigned, 'already_assigned', 0],
  ] as const;
  for (const [{ id, usher_id }, code, places] of cases) {
    const sent = await app.pool.query('select from messages where person_id = $1', [usher_id]);
    expect(await resultOf(decideAs(app, token, id, 'accepted')), code).toBe(code);
    expect([(await detailOf(id)).status, (await held(usher_id)).length]).toEqual(['pending', places]);
    const after = await app.pool.query('select from messages where person_id = $1', [usher_id]);
    expect(after.rowCount).toBe(sent.rowCount);
  }
  await app.pool.query('update shifts set removed_at = now() where id = $1', [here.shift_id]);
  expect(await resultOf(decideAs(app, token, removed.id, 'accepted'))).toBe('nothing_fits');
});

test('of those who decide at once one does, and the others are told that it is decided', async () => {
  const [here] = (await addShifts(app, [{ ...MORNING, headcount: 9 }])) as [Places];
  const { id, usher_id } = await apply(app, here);
  const seen = (to: 'accepted' | 'waitlisted') =>
    resultOf(app.call(decideApplication, { token, params: { id }, body: { to, version: 1 } }));
  const results = await Promise.all([seen('accepted'), seen('accepted'), seen('waitlisted')]);
  expect(results.toSorted()).toEqual(['conflict', 'conflict', 'done']);
  expect((await held(usher_id)).length).toBeLessThanOrEqual(1);
});
