import { confirmAssignment } from '@proline/contract/assignment/assignment';
import { listEventHistory } from '@proline/contract/event-page/event-page';
import { promoteReserve, switchOffers } from '@proline/contract/offer/offer';
import { emptyPlan } from '@proline/domain/event-plan/plan';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addApproved,
  addShifts,
  apply,
  decideAs,
  give,
  placesOf,
  resultOf,
} from '../../testing/event/hiring-course.ts';
import {
  addFull,
  answer,
  AT_SHIFT,
  offersAt,
  openingsAt,
  release,
  runOffers,
  setHiring,
  wait,
} from '../../testing/event/offer-course.ts';
import { assign, type Places } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
beforeEach(() => setHiring(app));
afterAll(() => app.close());

/** The notices of an event's own desk. */
const noticesOf = async ({ event_id }: Places) => {
  const { rows } = await app.pool.query<{ kind: string }>('select kind from notifications where link = $1', [
    `/hiringUshers/${event_id}`,
  ]);
  return rows.map(({ kind }) => kind);
};
const statusOf = async (id: string) =>
  (await app.pool.query<{ status: string }>('select status from applications where id = $1', [id])).rows[0]?.status;

test('a place that opens is offered to the best of the waitlist, one after the other, until nobody is left', async () => {
  const { here, held } = await addFull(app);
  const far = await wait(app, here, 300);
  await app.pool.query(`update persons set city = 'Jeddah' where id = $1`, [far.usher_id]);
  const early = await wait(app, here, 200);
  const late = await wait(app, here, 100);

  expect(await resultOf(release(app, token, held[0] ?? ''))).toBe('done');
  await runOffers(app);
  const [first, ...more] = await offersAt(app, here);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ usher_id: early.usher_id, status: 'invited', reserve: false });
  const { event, positions } = await placesOf(app, token, here.event_id);
  expect(event.offers_stopped).toBe(false);
  expect(positions[0]).toMatchObject({ invited: 1, next_offer_at: null, holders: [{ origin: 'offer' }] });
  const minutes = (Date.parse(positions[0]?.holders[0]?.expires_at ?? '') - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(60);
  const { rows: told } = await app.pool.query('select kind from messages where person_id = $1', [early.usher_id]);
  expect(told).toEqual([{ kind: 'work_invited' }]);

  await answer(app, first?.id ?? '', 'declined');
  await runOffers(app);
  const [, second] = await offersAt(app, here);
  expect(second).toMatchObject({ usher_id: late.usher_id, status: 'invited' });
  await answer(app, second?.id ?? '', 'expired');
  await runOffers(app);
  const [, , third] = await offersAt(app, here);
  expect(third).toMatchObject({ usher_id: far.usher_id, status: 'invited' });
  expect(await noticesOf(here)).toEqual([]);

  await answer(app, third?.id ?? '', 'declined');
  await runOffers(app);
  expect(await offersAt(app, here)).toHaveLength(3);
  expect(await openingsAt(app, here)).toEqual([{ state: 'ended', cause: 'released', outcome: 'nobody_left' }]);
  expect(await noticesOf(here)).toContain('offers_ended');
  const history = await app.call(listEventHistory, { token, params: { id: here.event_id } });
  const actions = listEventHistory.response.parse(history.json()).data.map(({ action }) => action);
  expect(actions).toEqual(['end_offers', 'make_offer', 'make_offer', 'make_offer']);
});

test('whoever is busy, excluded, or waits for another shift is not asked', async () => {
  const { here, held } = await addFull(app);
  const busy = await wait(app, here, 5);
  const [elsewhere] = (await addShifts(app, [{ from: 2, to: 5 }])) as [Places];
  await give(app, token, elsewhere, busy.usher_id);
  const excluded = await wait(app, here, 3);
  const plan = emptyPlan('Asia/Riyadh', 'SAR');
  await app.pool.query(`insert into event_plans (event_id, steps) values ($1, $2)`, [
    here.event_id,
    JSON.stringify({
      ...plan,
      stepThreeTeam: { ...plan.stepThreeTeam, excluded: [excluded.usher_id] },
    }),
  ]);
  const { id: other } = (
    await app.pool.query<{ id: string }>(
      `insert into shifts (event_id, work_date, starts_at, ends_at) values ($1, '2030-01-02', $2, $3) returning id`,
      [here.event_id, new Date('2030-01-02T06:00:00Z'), new Date('2030-01-02T12:00:00Z')],
    )
  ).rows[0] ?? { id: '' };
  await wait(app, here, 2, [other]);
  await apply(app, here);
  await release(app, token, held[0] ?? '');
  await runOffers(app);
  expect(await offersAt(app, here)).toEqual([]);
  expect(await openingsAt(app, here)).toMatchObject([{ outcome: 'nobody_left' }]);
  // whoever took it back by hand knows that it is open
  expect(await noticesOf(here)).toEqual([]);
});

test('a reserve takes the place before anybody is asked, and is told', async () => {
  const { here, held } = await addFull(app);
  await app.pool.query('update events set reserve_percent = 100 where id = $1', [here.event_id]);
  const usher_id = await addApproved(app);
  const { id } = await assign(app.pool, here, usher_id, { ...AT_SHIFT, reserve: true });
  await wait(app, here, 10);
  await release(app, token, held[0] ?? '');
  await runOffers(app);
  expect(await offersAt(app, here)).toEqual([]);
  const { positions } = await placesOf(app, token, here.event_id);
  expect(positions[0]).toMatchObject({ confirmed: 1, reserves: 0, holders: [{ id, reserve: false }] });
  expect(await openingsAt(app, here)).toMatchObject([{ outcome: 'promoted' }]);
  const { rows } = await app.pool.query('select kind from messages where person_id = $1', [usher_id]);
  expect(rows).toEqual([{ kind: 'work_confirmed' }]);
});

test('an accepted offer ends the chain, and the application with it', async () => {
  const { id: colleague } = await app.signIn('ops');
  const { here, held } = await addFull(app);
  const { id } = await wait(app, here, 10);
  await release(app, token, held[0] ?? '');
  await runOffers(app);
  const [offered] = await offersAt(app, here);
  const confirming = app.call(confirmAssignment, { token, params: { id: offered?.id ?? '' }, body: { version: 1 } });
  expect(await resultOf(confirming)).toBe('done');
  expect(await openingsAt(app, here)).toMatchObject([{ state: 'ended', outcome: 'accepted' }]);
  // whoever noted it knows; the others are told
  const { rows } = await app.pool.query(
    `select count(*)::integer as told from notifications where kind = 'invitation_accepted' and admin_id <> $1`,
    [colleague],
  );
  expect(rows).toEqual([{ told: 0 }]);
  expect(await noticesOf(here)).toEqual(['invitation_accepted']);
  await runOffers(app);
  expect(await statusOf(id)).toBe('accepted');
});

test('nothing is offered when offers are off or stopped, nor when the place was given by hand', async () => {
  const opened = async (before: (here: Places) => Promise<unknown>) => {
    const { here, held } = await addFull(app);
    await wait(app, here, 10);
    await release(app, token, held[0] ?? '');
    await before(here);
    await runOffers(app);
    expect(await offersAt(app, here)).toEqual([]);
    return (await openingsAt(app, here)).map(({ outcome }) => outcome);
  };
  expect(await opened(async (here) => give(app, token, here, await addApproved(app)))).toEqual(['taken']);
  const off = (here: Places) => app.call(switchOffers, { token, params: { id: here.event_id }, body: { on: false } });
  expect(await opened(off)).toEqual(['stopped']);
  expect(await opened(() => setHiring(app, { offers_on: false }))).toEqual(['off']);
});

test('started by hand, every free place of a shift ahead is offered', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6, headcount: 3 }])) as [Places];
  await wait(app, here, 10);
  await wait(app, here, 20);
  const start = () => app.call(switchOffers, { token, params: { id: here.event_id }, body: { on: true } });
  expect((await start()).json()).toEqual({ data: { on: true, places_opened: 3 } });
  expect((await start()).json()).toEqual({ data: { on: true, places_opened: 0 } });
  await runOffers(app);
  expect(await offersAt(app, here)).toHaveLength(2);
  expect((await openingsAt(app, here)).map(({ state }) => state).sort()).toEqual(['ended', 'offered', 'offered']);
});

test('in quiet hours a place waits for the morning', async () => {
  const { rows } = await app.pool.query<{ hour: number }>(
    `select extract(hour from now() at time zone 'Asia/Riyadh')::integer as hour`,
  );
  const hour = rows[0]?.hour ?? 0;
  await setHiring(app, { quiet_from: (hour + 23) % 24, quiet_until: (hour + 2) % 24 });
  const { here, held } = await addFull(app);
  await wait(app, here, 10);
  await release(app, token, held[0] ?? '');
  await runOffers(app);
  expect(await offersAt(app, here)).toEqual([]);
  expect(await openingsAt(app, here)).toMatchObject([{ state: 'waiting' }]);
  const { positions } = await placesOf(app, token, here.event_id);
  expect(Date.parse(positions[0]?.next_offer_at ?? '')).toBeGreaterThan(Date.now());
  // the morning comes
  await setHiring(app);
  await app.pool.query('update place_openings set due_at = now() where event_id = $1', [here.event_id]);
  await runOffers(app);
  expect(await offersAt(app, here)).toHaveLength(1);
});

test('taking a decision back or canceling the event opens nothing', async () => {
  const [here] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
  const { id } = await apply(app, here);
  expect(await resultOf(decideAs(app, token, id, 'accepted'))).toBe('done');
  expect(await resultOf(decideAs(app, token, id, 'pending'))).toBe('done');
  const { here: canceled } = await addFull(app);
  await app.pool.query(
    `update assignments set status = 'released', release_reason = 'event_canceled' where event_id = $1`,
    [canceled.event_id],
  );
  expect([await openingsAt(app, here), await openingsAt(app, canceled)]).toEqual([[], []]);
});

test('a reserve is called in by hand while there is a place', async () => {
  const { here, held } = await addFull(app);
  const { id } = await assign(app.pool, here, await addApproved(app), { ...AT_SHIFT, reserve: true });
  const call = (of: string, version = 1) =>
    resultOf(app.call(promoteReserve, { token, params: { id: of }, body: { version } }));
  expect(await call(id)).toBe('place_taken');
  expect(await call(held[0] ?? '')).toBe('not_a_reserve');
  await release(app, token, held[0] ?? '');
  expect(await call(held[0] ?? '', 2)).toBe('assignment_ended');
  expect(await call(id, 9)).toBe('conflict');
  expect(await call(id)).toBe('done');
});

test('nobody and nothing was counted twice', async () => {
  expect(await counterDifferences(app.pool)).toEqual([]);
});
