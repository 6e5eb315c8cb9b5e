import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_HIRING } from '@proline/domain/hiring/hiring-settings';
import { fillProblemOf, type FillSource } from '@proline/domain/hiring/fill/fill-candidates';
import { createDatabase } from '../../platform/postgres/database.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { addApproved, addDoing, addShifts } from '../../testing/event/hiring-course.ts';
import { addRow, assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readFillSource } from './fill-source.service.ts';
import { runFill } from './run-fill.service.ts';
import { solveAmongAll } from './solve-among-all.service.ts';

/** The day of hour 200. */
const PLANNED = '2030-01-09';
/** Yesterday: fairness looks at the last days. */
const WORKED = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

let app: TestApp;
let db: Kysely<Database>;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  db = createDatabase(app.appPool);
});
afterAll(() => app.close());

const sourceOf = async ({ event_id }: Places): Promise<FillSource> => {
  const source = await readFillSource(db, event_id);
  if (source === undefined) throw new Error('no such event');
  return source;
};

/** Who could be put into which position. */
const optionsIn = (source: FillSource): Record<string, string[]> =>
  Object.fromEntries(
    fillProblemOf(source).people.map(({ id, options }) => [id, options.map(({ position_id }) => position_id)]),
  );

test('whoever lives near by their pin is judged, and who has moved away by it is not', async () => {
  const [day] = (await addShifts(app, [{ from: 300, to: 306, headcount: 4 }])) as [Places];
  const outside = await addDoing(app, day, { city: 'Dammam', latitude: 24.9, longitude: 46.9 });
  const gone = await addDoing(app, day, { city: 'Diriyah', latitude: 26.4, longitude: 50.1 });
  const ids = (await sourceOf(day)).people.map(({ id }) => id);
  expect([ids.includes(outside), ids.includes(gone)]).toEqual([true, false]);
});

test('who is free, busy, away, invited, or has a place: each as the records say', async () => {
  const [day, night] = (await addShifts(app, [
    { from: 0, to: 6, headcount: 4 },
    { from: 30, to: 36, headcount: 1 },
  ])) as [Places, Places];
  const both = [day.position_id, night.position_id];
  const [elsewhere] = (await addShifts(app, [{ from: 2, to: 5 }])) as [Places];
  const at = { starts_at: atHour(0), ends_at: atHour(6) };

  const free = await addDoing(app, day);
  const busy = await addDoing(app, day);
  await assign(app.pool, elsewhere, busy, { starts_at: atHour(2), ends_at: atHour(5) });
  const away = await addDoing(app, day);
  await app.pool.query('insert into availability (person_id) values ($1)', [away]);
  await app.pool.query(
    `insert into days_off (person_id, first_day, last_day) values ($1, '2030-01-01', '2030-01-01')`,
    [away],
  );
  const invited = await addDoing(app, day);
  await assign(app.pool, day, invited, { ...at, status: 'invited', invited_at: atHour(-90_000) });
  const held = await addDoing(app, day);
  await assign(app.pool, day, held, at);
  const locked = await addDoing(app, day);
  await assign(app.pool, day, locked, { ...at, locked: true });
  const otherRole = await addApproved(app);

  const source = await sourceOf(day);
  expect(source.positions.map(({ id, room }) => ({ id, room }))).toEqual([
    // four places, of which one is locked and one is offered
    { id: day.position_id, room: 2 },
    { id: night.position_id, room: 1 },
  ]);
  expect(optionsIn(source)).toEqual({
    [free]: both,
    [busy]: [night.position_id],
    [away]: [night.position_id],
    [invited]: [night.position_id],
    [held]: both,
    [locked]: [night.position_id],
  });
  expect(source.people.map(({ id }) => id)).not.toContain(otherRole);
  expect(source.people.find(({ id }) => id === held)?.places).toEqual([
    { position_id: day.position_id, locked: false },
  ]);
});

test(
  'what was read is solved: every open place is filled, and nobody is moved for nothing',
  { timeout: 60_000 },
  async () => {
    const [day] = (await addShifts(app, [{ from: 0, to: 6, headcount: 2 }])) as [Places];
    const [held, next] = [await addDoing(app, day), await addDoing(app, day)];
    await assign(app.pool, day, held, { starts_at: atHour(0), ends_at: atHour(6) });
    const { changes, plan } = await runFill(await sourceOf(day));
    expect(changes.map(({ kind, row }) => [row.person_id, kind]).toSorted()).toEqual(
      [
        [held, 'kept'],
        [next, 'assigned'],
      ].toSorted(),
    );
    expect(plan.places_at_most).toBe(2);
  },
);

test('experience counts by role, category and client; an applicant from elsewhere is asked, too', async () => {
  const [day] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  const id = await addDoing(app, day);
  const applicant = (await addRow(app.pool, 'ushers', { status: 'approved', city: 'Jeddah' })).id;
  await addRow(app.pool, 'applications', { event_id: day.event_id, type_id: day.type_id, usher_id: applicant });
  const [before] = (await addShifts(app, [{ from: 200, to: 206 }])) as [Places];
  const worked = await assign(app.pool, before, id, {
    starts_at: atHour(200),
    ends_at: atHour(206),
    work_date: PLANNED,
  });
  await addRow(app.pool, 'attendance', {
    assignment_id: worked.id,
    event_id: before.event_id,
    usher_id: id,
    work_date: WORKED,
    outcome: 'attended',
    checked_in_at: atHour(200),
    checked_out_at: atHour(206),
    approved_minutes: 360,
    method: 'manual',
  });
  await app.pool.query(
    `update events e set client_name = 'Oasis Foods', category_id = h.category_id from events h
     where h.id = $1 and e.id in ($1, $2)`,
    [day.event_id, before.event_id],
  );
  const source = await sourceOf(day);
  expect(source.people.find((one) => one.id === id)?.match).toEqual({
    reliability: null,
    in_roles: { [before.type_id]: 1 },
    in_category: 1,
    for_client: 1,
    recent_hours: 6,
  });
  const found = source.people.find((one) => one.id === applicant);
  expect([found?.applied, found?.in_city, found?.type_ids]).toEqual([true, false, [day.type_id]]);
  expect(optionsIn(source)[applicant]).toEqual([day.position_id]);
});

test('no event, no source; an event whose shifts have begun has no position and asks nobody', async () => {
  expect(await readFillSource(db, '00000000-0000-7000-8000-000000000000')).toBeUndefined();
  const [past] = (await addShifts(app, [{ from: -100_000, to: -99_994 }])) as [Places];
  const source = await sourceOf(past);
  expect([source.positions, source.people]).toEqual([[], []]);
});

/** Two roles in one shift: many do the first and are relied on, few and new ones do the second. */
async function addRoles(many: number, few: number) {
  const [usual] = (await addShifts(app, [{ from: 300, to: 306, headcount: 2 }])) as [Places];
  const { event_id, shift_id } = usual;
  const { id: type_id } = await addRow(app.pool, 'types', {});
  const { id: position_id } = await addRow(app.pool, 'positions', { event_id, shift_id, type_id, headcount: 5 });
  const rare = { event_id, shift_id, type_id, position_id };
  const everybody = await Promise.all(Array.from({ length: many }, () => addDoing(app, usual)));
  await app.pool.query(
    `insert into usher_work (person_id, attended, on_time) select unnest($1::uuid[]), 30, 30
     on conflict (person_id) do update set attended = 30, on_time = 30`,
    [everybody],
  );
  const newcomers = await Promise.all(Array.from({ length: few }, () => addDoing(app, rare)));
  return { usual, rare, everybody, newcomers };
}

const readSome = async ({ event_id }: Places, most: number): Promise<FillSource> => {
  const source = await readFillSource(db, event_id, { most });
  if (source === undefined) throw new Error('no such event');
  return source;
};
const idsOf = (source: FillSource) => source.people.map(({ id }) => id);

test(
  'of more people than can be judged, whoever is rare is judged whole, so that many of another role leave no place empty',
  { timeout: 60_000 },
  async () => {
    const { usual, rare, newcomers } = await addRoles(60, 5);
    const source = await readSome(usual, 20);
    expect([source.people.length, source.near]).toEqual([20, 65]);
    expect(idsOf(source)).toEqual(expect.arrayContaining(newcomers));
    const { plan, figures } = await solveAmongAll(db, usual.event_id, source, new AbortController().signal);
    const filled = Map.groupBy(plan.rows, ({ position_id }) => position_id);
    expect([filled.get(rare.position_id)?.length, filled.get(usual.position_id)?.length]).toEqual([5, 2]);
    expect([figures.people, figures.near, figures.places_short]).toEqual([20, 65, 0]);
    // with room for everybody nobody is left out
    expect((await readSome(usual, 65)).people).toHaveLength(65);
  },
);

test('with less room it is always the last of the ranking who is left out', { timeout: 60_000 }, async () => {
  const [early] = (await addShifts(app, [
    { from: 300, to: 306, headcount: 3 },
    { from: 330, to: 336, headcount: 120 },
  ])) as [Places];
  const people = await Promise.all(Array.from({ length: 14 }, () => addDoing(app, early)));
  const attended = people.map((_, n) => (n * 5) % 14);
  await app.pool.query(
    `update usher_work w set attended = p.n, on_time = p.n, no_shows = 14 - p.n
     from unnest($1::uuid[], $2::integer[]) p (id, n) where w.person_id = p.id`,
    [people, attended],
  );
  const work = async (from: number, to: number, ids: readonly string[]) => {
    const [there] = (await addShifts(app, [{ from, to, headcount: 14 }])) as [Places];
    const at = { work_date: atHour(from).toISOString().slice(0, 10), starts_at: atHour(from), ends_at: atHour(to) };
    for (const id of ids) await assign(app.pool, there, id, at);
  };
  // three have other work in the first shift, three have rested little before the second one, two have no time at all
  await work(302, 305, [...people.slice(0, 3), ...people.slice(12)]);
  await work(315, 320, people.slice(2, 5));
  await work(331, 334, people.slice(12));
  const left = [people.slice(0, 12)];
  for (let room = 12; room > 0; room -= 1) left.push(idsOf(await readSome(early, room)));
  expect(left.map(({ length }) => length)).toEqual([12, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  for (const [n, some] of left.entries()) expect(left[n - 1] ?? people).toEqual(expect.arrayContaining(some));
});

test('whoever cannot have a place keeps nobody who can from being judged; why they cannot is counted of everybody', async () => {
  const { usual, everybody } = await addRoles(30, 0);
  const [free, applicant, ...others] = everybody;
  if (free === undefined || applicant === undefined) throw new Error('nobody');
  await app.pool.query('update usher_work set attended = 0, on_time = 0 where person_id = $1', [free]);
  const [there] = (await addShifts(app, [{ from: 302, to: 305, headcount: 20 }])) as [Places];
  const at = { work_date: atHour(302).toISOString().slice(0, 10), starts_at: atHour(302), ends_at: atHour(305) };
  for (const id of others.slice(0, 14)) await assign(app.pool, there, id, at);
  await app.pool.query(`insert into availability (person_id) select unnest($1::uuid[])`, [others.slice(14)]);
  await app.pool.query(`insert into days_off (person_id, first_day, last_day) select unnest($1::uuid[]), $2, $2`, [
    others.slice(14),
    atHour(300).toISOString().slice(0, 10),
  ]);
  const { event_id, type_id } = usual;
  await addRow(app.pool, 'applications', { event_id, type_id, usher_id: applicant });
  const source = await readSome(usual, 3);
  // the one who is free, and beside them whoever has applied
  expect(new Set(idsOf(source))).toEqual(new Set([free, applicant]));
  await app.pool.query('update positions set headcount = 9 where id = $1', [usual.position_id]);
  const wider = await readSome(usual, 3);
  const { gaps } = await solveAmongAll(db, event_id, wider, new AbortController().signal);
  expect(gaps.find(({ position_id }) => position_id === usual.position_id)).toMatchObject({
    open: 7,
    considered: 28,
    because: [
      { code: 'overlap', event_id: there.event_id, people: 14 },
      { code: 'unavailable', people: 14 },
    ],
  });
});

test('whoever was left out and could have an empty place is judged after all', { timeout: 60_000 }, async () => {
  const { usual, everybody } = await addRoles(12, 0);
  await app.pool.query('update positions set headcount = 9 where id = $1', [usual.position_id]);
  const source = await readSome(usual, 4);
  expect(source.people).toHaveLength(4);
  const { plan, figures } = await solveAmongAll(db, usual.event_id, source, new AbortController().signal);
  expect(plan.rows).toHaveLength(9);
  expect([figures.people, figures.near]).toEqual([everybody.length, everybody.length]);
});

test('rest, caps, distance and weights are those of the settings at that moment', async () => {
  const [here] = (await addShifts(app, [{ from: 500, to: 506 }])) as [Places];
  const value = {
    ...DEFAULT_HIRING,
    near_km: 25,
    rest_hours: 11,
    day_hours: 9,
    week_hours: 40,
    weight_rest: 0,
    weight_distance: 25,
  };
  await app.pool.query(`insert into settings (key, value) values ('hiring', $1)`, [JSON.stringify(value)]);
  try {
    const { event, weights } = await sourceOf(here);
    expect(event).toMatchObject({
      limits: { least_rest_hours: 11, most_day_minutes: 540, most_week_minutes: 2_400 },
      near_km: 25,
    });
    expect(weights).toMatchObject({ rest: 0, distance: 25 });
  } finally {
    await app.pool.query(`delete from settings where key = 'hiring'`);
  }
});
