import { saveFill } from '@proline/contract/auto-fill/auto-fill';
import { fillProblemOf } from '@proline/domain/hiring/fill/fill-candidates';
import type { Requirement } from '@proline/domain/event-plan/plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { addZone, propose, resultsOf } from '../../testing/event/fill-course.ts';
import { addDoing, addShifts, planAsks } from '../../testing/event/hiring-course.ts';
import { addRow, assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readFillSource } from './fill-source.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

const problemOf = async ({ event_id }: Places) => {
  const source = await readFillSource(createDatabase(app.appPool), event_id);
  if (source === undefined) throw new Error('no such event');
  return fillProblemOf(source);
};

/** Whether auto-fill could choose this person for the place. */
const canGet = async (here: Places, id: string): Promise<boolean> =>
  (await problemOf(here)).people.some(
    (person) => person.id === id && person.options.some(({ position_id }) => position_id === here.position_id),
  );

const addEvening = async (): Promise<Places> => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 4 }])) as [Places];
  return here;
};

/** Works at another event from one hour to another. */
async function works(id: string, from: number, to: number) {
  const [there] = (await addShifts(app, [{ from, to }])) as [Places];
  const work_date = atHour(from).toISOString().slice(0, 10);
  await assign(app.pool, there, id, { work_date, starts_at: atHour(from), ends_at: atHour(to) });
}

test('approved, free and rested people can be chosen; each rule that is broken keeps them out', async () => {
  const here = await addEvening();
  const people = {
    fits: await addDoing(app, here),
    blocked: await addDoing(app, here, { status: 'blocked', status_reason: 'Left a post' }),
    overlapping: await addDoing(app, here),
    tired: await addDoing(app, here),
    rested: await addDoing(app, here),
    long_day: await addDoing(app, here),
    long_week: await addDoing(app, here),
  };
  await works(people.overlapping, 5, 9);
  await works(people.tired, 8, 12);
  await works(people.rested, 14, 16);
  // the day of the event has 6 hours of work already, so 7 more are too many
  await works(people.long_day, 14, 21);
  for (const day of [1, 2, 3, 4]) await works(people.long_week, 24 * day - 4, 24 * day + 7.5);
  const found = Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([name, id]) => [name, await canGet(here, id)])),
  );
  expect(found).toEqual({
    fits: true,
    blocked: false,
    overlapping: false,
    tired: false,
    rested: true,
    long_day: false,
    long_week: false,
  });
});

test('whoever leads a zone or the event at that time does not work there', async () => {
  const here = await addEvening();
  const leader = await addDoing(app, here);
  await app.pool.query(
    `update persons set leader_status = 'approved', leader_code = nextval('leader_codes'), leader_since = now(),
       leader_status_changed_at = now() where id = $1`,
    [leader],
  );
  expect(await canGet(here, leader)).toBe(true);
  const { id: zone_id } = await addRow(app.pool, 'zones', { event_id: here.event_id });
  await addRow(app.pool, 'event_leads', { event_id: here.event_id, leader_id: leader, scope: 'zone', zone_id });
  expect(await canGet(here, leader)).toBe(false);
});

test('the plan excludes by name, and blocks by each requirement', async () => {
  const asked: readonly [Requirement, boolean][] = [
    [{ kind: 'languages', mode: 'block', languages: ['fr'] }, false],
    [{ kind: 'languages', mode: 'flag', languages: ['fr'] }, true],
    [{ kind: 'experience', mode: 'block', shifts: 3 }, false],
    [{ kind: 'rating', mode: 'block', least: 5 }, false],
    [{ kind: 'documents', mode: 'block', documents: ['bank_account'] }, false],
    [{ kind: 'documents', mode: 'block', documents: ['photo'] }, true],
    [{ kind: 'gender', mode: 'block', female_percent: 0 }, false],
    [{ kind: 'gender', mode: 'block', female_percent: 100 }, true],
  ];
  for (const [requirement, can] of asked) {
    const here = await addEvening();
    const id = await addDoing(app, here);
    await planAsks(app, here.event_id, { requirements: [requirement] });
    expect([requirement, await canGet(here, id)]).toEqual([requirement, can]);
  }
  const here = await addEvening();
  const [out, other] = [await addDoing(app, here), await addDoing(app, here)];
  await planAsks(app, here.event_id, { excluded: [out] });
  expect([await canGet(here, out), await canGet(here, other)]).toEqual([false, true]);
});

test('a required mix divides the places; who is locked has had a share', async () => {
  const here = await addEvening();
  await planAsks(app, here.event_id, { requirements: [{ kind: 'gender', mode: 'block', female_percent: 50 }] });
  const at = { starts_at: atHour(0), ends_at: atHour(6) };
  expect((await problemOf(here)).left_for).toEqual({ female: 2, male: 2 });
  await assign(app.pool, here, await addDoing(app, here), { ...at, locked: true });
  expect((await problemOf(here)).left_for).toEqual({ female: 1, male: 2 });
});

/** What makes a move impossible after it was proposed. */
type Overtaken = (usher_id: string, here: Places, there: Places) => Promise<unknown>;
const asks =
  (requirement: Requirement): Overtaken =>
  (_usher_id, here) =>
    planAsks(app, here.event_id, { requirements: [requirement] });

const OVERTAKEN: readonly (readonly [string, Overtaken])[] = [
  ['given', () => Promise.resolve()],
  [
    'usher_blocked',
    (id) => app.pool.query(`update ushers set status = 'blocked', status_reason = 'Left a post' where id = $1`, [id]),
  ],
  ['usher_excluded', (id, here) => planAsks(app, here.event_id, { excluded: [id] })],
  ['rest_too_short', (id) => works(id, 8, 12)],
  ['day_cap_reached', (id) => works(id, 14, 21)],
  ['gender_required', asks({ kind: 'gender', mode: 'block', female_percent: 0 })],
  ['languages_missing', asks({ kind: 'languages', mode: 'block', languages: ['fr'] })],
  ['experience_missing', asks({ kind: 'experience', mode: 'block', shifts: 3 })],
  ['rating_too_low', asks({ kind: 'rating', mode: 'block', least: 5 })],
  ['documents_missing', asks({ kind: 'documents', mode: 'block', documents: ['bank_account'] })],
  // whoever has a place has had a share of the mix
  ['given', asks({ kind: 'gender', mode: 'block', female_percent: 20 })],
  [
    'not_this_role',
    async (_id, _here, there) =>
      app.pool.query('update positions set type_id = $2 where id = $1', [
        there.position_id,
        (await addRow(app.pool, 'types')).id,
      ]),
  ],
];

test.each(OVERTAKEN)('saving asks every rule about a move as about a new place: %s', async (code, happens) => {
  const { token, id: admin } = await app.signIn('ops');
  const here = await addEvening();
  const there = await addZone(app, here);
  const [usher_id, other] = [await addDoing(app, here), await addDoing(app, here)];
  const at = { starts_at: atHour(0), ends_at: atHour(6) };
  await assign(app.pool, here, usher_id, at);
  await assign(app.pool, here, other, at);
  const { id, row_ids } = await propose(app, admin, [{ usher_id, from: here, to: there }]);
  await happens(usher_id, here, there);
  await app.call(saveFill, { token, params: { id }, body: { left_out: [], invite_until: null } });
  expect(await resultsOf(app, token, here.event_id, row_ids)).toEqual([code]);
});
