import { lockAssignment } from '@proline/contract/assignment/assignment';
import { switchOffers } from '@proline/contract/offer/offer';
import { reconfirmWork } from '@proline/contract/staff-work/staff-work';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeOf } from '../../testing/event/change-course.ts';
import { addApproved, resultOf } from '../../testing/event/hiring-course.ts';
import { offersAt, openingsAt, runOffers, setHiring, wait } from '../../testing/event/offer-course.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { addPlaces, assign, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { lapseJob } from './reconfirm-clock.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
beforeEach(() => setHiring(app));
afterAll(() => app.close());

const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000);

type Known = { readonly starts?: number; readonly asked?: number };

/** Somebody whose work begins in so many hours and was changed so many hours ago. */
async function addSilent({ starts = 20, asked = 30 }: Known = {}) {
  const times = { starts_at: ahead(starts), ends_at: ahead(starts + 6) };
  const shift = { ...times, work_date: times.starts_at.toISOString().slice(0, 10) };
  const here = await addPlaces(app.pool, {
    headcount: 1,
    shift,
    event: { starts_at: ahead(starts), ends_at: ahead(60) },
  });
  const staff = await app.signInStaff();
  const { id } = await assign(app.pool, here, staff.id, { ...shift, reconfirm_asked_at: ahead(-asked) });
  return { here, staff, id };
}

const lapse = () => runClockTwice(app, lapseJob, {});
const stateOf = async (id: string) => {
  const place = await placeOf(app.pool, id);
  return [place?.['status'], place?.['release_reason']];
};
const STAYS = ['confirmed', null];
const GOES = ['released', 'not_reconfirmed'];

test('the hours of the settings decide, also for whoever was asked before', async () => {
  const early = await addSilent({ starts: 40 });
  await wait(app, early.here, 10);
  await lapse();
  expect(await stateOf(early.id)).toEqual(STAYS);
  await setHiring(app, { reconfirm_before_hours: 48, reconfirm_answer_hours: 31 });
  await lapse();
  expect(await stateOf(early.id)).toEqual(STAYS);
  await setHiring(app, { reconfirm_before_hours: 48 });
  await lapse();
  expect(await stateOf(early.id)).toEqual(GOES);
});

test('who does not reconfirm in time gives the place back, and the best of the waitlist is asked', async () => {
  const { here, staff, id } = await addSilent();
  const { usher_id } = await wait(app, here, 10);
  await lapse();
  expect(await stateOf(id)).toEqual(GOES);
  expect(await openingsAt(app, here)).toMatchObject([{ cause: 'not_reconfirmed' }]);
  await runOffers(app);
  expect(await offersAt(app, here)).toMatchObject([{ usher_id, status: 'invited' }]);
  const { rows } = await app.pool.query('select kind from messages where person_id = $1', [staff.id]);
  expect(rows).toEqual([{ kind: 'work_released' }]);
  const { rows: log } = await app.pool.query(
    `select action, actor from audit_log where entity = 'assignment' and record_id = $1`,
    [id],
  );
  expect(log).toEqual([{ action: 'release', actor: 'system' }]);
  const late = app.call(reconfirmWork, { token: staff.token, params: { id }, body: { version: 2 } });
  expect(await resultOf(late)).toBe('assignment_ended');
});

test('whoever answers keeps the place, and so does everybody before the time is up or when it is too late', async () => {
  const answers = await addSilent();
  const early = await addSilent({ starts: 25 });
  const justAsked = await addSilent({ starts: 20, asked: 11 });
  const tooLate = await addSilent({ starts: 1.5 });
  const all = [answers, early, justAsked, tooLate];
  for (const { here } of all) await wait(app, here, 10);
  const { staff, id } = answers;
  const yes = app.call(reconfirmWork, { token: staff.token, params: { id }, body: { version: 1 } });
  expect(await resultOf(yes)).toBe('done');
  await lapse();
  for (const { id: place } of all) expect(await stateOf(place)).toEqual(STAYS);
});

test('with nobody to ask, somebody who may come is better than none; one successor replaces one', async () => {
  const { here, id } = await addSilent();
  await lapse();
  expect(await stateOf(id)).toEqual(STAYS);
  await app.pool.query('update positions set headcount = 3 where id = $1', [here.position_id]);
  const times = (
    await app.pool.query<{ work_date: string; starts_at: Date; ends_at: Date }>(
      'select work_date::text, starts_at, ends_at from shifts where id = $1',
      [here.shift_id],
    )
  ).rows[0];
  const silent = { ...times, reconfirm_asked_at: ahead(-30) };
  const second = await assign(app.pool, here, await addApproved(app), silent);
  await wait(app, here, 10);
  await lapse();
  const states = [await stateOf(id), await stateOf(second.id)];
  expect(states).toContainEqual(STAYS);
  expect(states).toContainEqual(GOES);
});

test('nobody is replaced who is locked, nor where offers are off, stopped or quiet', async () => {
  const stays = async (before: (silent: { here: Places; id: string }) => Promise<unknown>) => {
    const silent = await addSilent();
    await wait(app, silent.here, 10);
    await before(silent);
    await lapse();
    expect(await stateOf(silent.id)).toEqual(STAYS);
    await app.pool.query(`update assignments set reconfirmed_at = now() where id = $1`, [silent.id]);
  };
  await stays(({ id }) => app.call(lockAssignment, { token, params: { id }, body: { version: 1, locked: true } }));
  await stays(({ here }) => app.call(switchOffers, { token, params: { id: here.event_id }, body: { on: false } }));
  await stays(() => setHiring(app, { offers_on: false }));
  await stays(async () => {
    const { rows } = await app.pool.query<{ hour: number }>(
      `select extract(hour from now() at time zone 'Asia/Riyadh')::integer as hour`,
    );
    const hour = rows[0]?.hour ?? 0;
    await setHiring(app, { quiet_from: (hour + 23) % 24, quiet_until: (hour + 2) % 24 });
  });
});
