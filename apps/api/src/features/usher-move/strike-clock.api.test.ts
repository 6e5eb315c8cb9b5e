import { previewStrikes } from '@proline/contract/settings/house-settings';
import { getUsherKpis } from '@proline/contract/usher-page/usher-page';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askUsher, dayIn, personOf } from '../../testing/people/person-course.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { addRow, addPlaces, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { strikesJob } from './strike-clock.service.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  token = (await app.signIn('owner')).token;
});
beforeEach(() => app.pool.query('delete from settings'));
afterAll(() => app.close());

const HOUR = 3_600_000;

/** Somebody approved long ago, who did not come so many days ago. */
async function addMissing(days: readonly number[], { completed = true } = {}): Promise<string> {
  const { id } = await addRow(app.pool, 'ushers', {
    status: 'approved',
    status_changed_at: new Date(Date.now() - 400 * 24 * HOUR),
  });
  for (const ago of days) {
    const work_date = await dayIn(app.pool, -ago);
    const starts_at = new Date(Date.now() - ago * 24 * HOUR);
    const times = { work_date, starts_at, ends_at: new Date(starts_at.getTime() + 4 * HOUR) };
    const event = {
      starts_at: times.starts_at,
      ends_at: times.ends_at,
      published_at: new Date(Date.now() - 500 * 24 * HOUR),
    };
    const places = await addPlaces(app.pool, { shift: times, event });
    const { id: assignment_id } = await assign(app.pool, places, id, times);
    const { event_id } = places;
    await addRow(app.pool, 'attendance', { assignment_id, event_id, usher_id: id, work_date, outcome: 'no_show' });
    if (completed)
      await app.pool.query(
        `update events set status = 'completed', started_at = starts_at, completed_at = now() where id = $1`,
        [event_id],
      );
  }
  return id;
}

const rule = (value: object) =>
  app.pool.query(`insert into settings (key, value) values ('strikes', $1)`, [JSON.stringify(value)]);
const preview = async (no_shows: string, days: string) =>
  previewStrikes.response.parse((await app.call(previewStrikes, { token, query: { no_shows, days } })).json()).data;
const strikesOf = async (id: string) =>
  getUsherKpis.response.parse((await app.call(getUsherKpis, { token, params: { id } })).json()).data.strikes;
const statusOf = async (id: string) => (await personOf(app.pool, id))?.usher_status;

test('too many no-shows of completed events block for a while, once; an unblock settles them', async () => {
  const struck = await addMissing([10, 20, 30]);
  const others = [
    await addMissing([10, 20]),
    await addMissing([10, 20, 100]),
    await addMissing([5, 6, 7], { completed: false }),
  ];
  expect(await preview('3', '90')).toEqual({ ushers: 1 });
  await rule({ on: true, no_shows: 3, days: 90, block_days: 14 });
  await runClockTwice(app, strikesJob, {});
  expect(await personOf(app.pool, struck)).toMatchObject({
    usher_status: 'blocked',
    usher_blocked_until: await dayIn(app.pool, 14),
    usher_status_reason: expect.stringContaining('3 no-shows in 90 days'),
  });
  for (const id of others) expect(await statusOf(id)).toBe('approved');
  const { rows } = await app.pool.query(
    `select admin_id, actor from audit_log where record_id = $1 and action = 'block'`,
    [struck],
  );
  expect(rows).toEqual([{ admin_id: null, actor: 'system' }]);
  const told = await app.pool.query(`select kind from messages where person_id = $1`, [struck]);
  expect(told.rows).toEqual([{ kind: 'usher_blocked_until' }]);
  expect((await askUsher(app, token, struck, 'approved', { reason: 'Talked to her' })).statusCode).toBe(200);
  await runClockTwice(app, strikesJob, {});
  expect(await statusOf(struck)).toBe('approved');
});

test('switched off it blocks nobody', async () => {
  const found = await addMissing([10, 20, 30]);
  await runClockTwice(app, strikesJob, {});
  expect(await statusOf(found)).toBe('approved');
});

test('the page of an usher says how many count, while there is a rule', async () => {
  const id = await addMissing([10, 20, 100]);
  expect(await strikesOf(id)).toBeNull();
  const numbers = { no_shows: 3, days: 90, block_days: 14 };
  await rule({ on: true, ...numbers });
  expect(await strikesOf(id)).toEqual({ ...numbers, counted: 2 });
  expect(await strikesOf(await addMissing([3], { completed: false }))).toEqual({ ...numbers, counted: 0 });
});
