import { revertFill, saveFill } from '@proline/contract/auto-fill/auto-fill';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propose } from '../../testing/event/fill-course.ts';
import { addDoing, addShifts, give, resultOf } from '../../testing/event/hiring-course.ts';
import { runs } from '../../testing/property-runs.ts';
import type { Places } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Two processes on one database. */
let app: TestApp;
let other: TestApp;
let token: string;
let admin: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [] });
  ({ token, id: admin } = await app.signIn('ops'));
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const rounds = Array.from({ length: runs(6) }, (_, round) => round);
const SHIFT = { from: 0, to: 6 };

const save = (at: TestApp, id: string) =>
  at.call(saveFill, { token, params: { id }, body: { left_out: [], invite_until: null } });
const givenBy = async (saving: ReturnType<typeof save>) => saveFill.response.parse((await saving).json()).data.given;
const confirmedAt = async (event_id: string) =>
  (
    await app.pool.query<{ n: number }>(
      `select count(*)::integer as n from assignments where event_id = $1 and status = 'confirmed'`,
      [event_id],
    )
  ).rows[0]?.n;

test.each(rounds)('the last place is wanted by a plan and by hand: one of them gets it (%i)', async () => {
  const [here] = (await addShifts(app, [SHIFT])) as [Places];
  const [planned, byHand] = [await addDoing(app, here), await addDoing(app, here)];
  const { id } = await propose(app, admin, [{ usher_id: planned, to: here }]);
  const [given, hand] = await Promise.all([givenBy(save(app, id)), resultOf(give(other, token, here, byHand))]);
  expect([[given, hand]]).toEqual([given === 1 ? [1, 'place_taken'] : [0, 'done']]);
  expect(await confirmedAt(here.event_id)).toBe(1);
});

test.each(rounds)('one usher is wanted by the plans of two events at once: one of them gets them (%i)', async () => {
  const [here] = (await addShifts(app, [SHIFT])) as [Places];
  const [there] = (await addShifts(app, [{ from: 3, to: 9 }])) as [Places];
  const usher_id = await addDoing(app, here);
  await app.pool.query('insert into usher_roles (usher_id, type_id) values ($1, $2)', [usher_id, there.type_id]);
  const plans = [
    await propose(app, admin, [{ usher_id, to: here }]),
    await propose(app, admin, [{ usher_id, to: there }]),
  ];
  const given = await Promise.all(plans.map(({ id }, n) => givenBy(save(n === 0 ? app : other, id))));
  expect(given.toSorted()).toEqual([0, 1]);
});

test.each(rounds)(
  'a plan of many meets many assignments by hand, in another order: nobody waits in a circle (%i)',
  async () => {
    const places = await addShifts(app, [
      { from: 0, to: 2, headcount: 2 },
      { from: 2, to: 4, headcount: 2 },
      { from: 4, to: 6, headcount: 2 },
    ]);
    const people = await Promise.all(places.map((place) => addDoing(app, place)));
    const wanted = people.flatMap((usher_id) => places.map((to) => ({ usher_id, to })));
    const [first, ...others] = wanted;
    if (!first) throw new Error('nothing is wanted');
    const { id } = await propose(app, admin, [first, ...others]);
    const [given, ...hands] = await Promise.all([
      givenBy(save(app, id)),
      ...wanted
        .toReversed()
        .map(({ usher_id, to }, n) => resultOf(give(n % 2 === 0 ? app : other, token, to, usher_id))),
    ]);
    expect(new Set(hands).difference(new Set(['done', 'place_taken', 'already_assigned', 'already_booked']))).toEqual(
      new Set(),
    );
    expect(given + hands.filter((result) => result === 'done').length).toBe(6);
    expect(await confirmedAt(first.to.event_id)).toBe(6);
  },
);

test.each(rounds)('a double click saves once; reverting twice takes back once (%i)', async () => {
  const [here] = (await addShifts(app, [SHIFT])) as [Places];
  const { id } = await propose(app, admin, [{ usher_id: await addDoing(app, here), to: here }]);
  expect((await Promise.all([app, other].map((at) => resultOf(save(at, id))))).toSorted()).toEqual([
    'done',
    'fill_saved',
  ]);
  const revert = (at: TestApp) => resultOf(at.call(revertFill, { token, params: { id } }));
  expect((await Promise.all([app, other].map(revert))).toSorted()).toEqual(['done', 'fill_reverted']);
  expect(await confirmedAt(here.event_id)).toBe(0);
});

test('afterwards every count equals its table', async () => {
  expect(await counterDifferences(app.pool)).toEqual([]);
});
