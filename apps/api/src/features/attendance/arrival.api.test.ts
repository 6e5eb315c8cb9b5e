import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { checkIn, expectArrival, markNoShow } from '@proline/contract/attendance/attendance';
import { getEventBoard } from '@proline/contract/attendance/board';
import { previewRollCall } from '@proline/contract/attendance/roll-call';
import { replaceMissing } from '@proline/contract/offer/replacement';
import { changeSettings } from '@proline/contract/settings/settings';
import { expectTeam } from '@proline/contract/staff-lead/staff-lead';
import { DEFAULT_ATTENDANCE } from '@proline/domain/attendance/attendance-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDay, firstOf, newMark, type Day } from '../../testing/event/day-course.ts';
import { setHiring } from '../../testing/event/offer-course.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  token = (await app.signIn('ops')).token;
  await setHiring(app);
});
afterAll(() => app.close());

const boardOf = async ({ event_id }: Day) =>
  getEventBoard.response.parse((await app.call(getEventBoard, { token, params: { id: event_id }, query: {} })).json())
    .data;
const personOf = async (day: Day, id: string) => (await boardOf(day)).people.find((one) => one.id === id);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const say = (id: string, minutes: number) =>
  app.call(expectArrival, { token, params: { id }, body: { expected_at: inMinutes(minutes) } });
const come = async (id: string) => {
  expect((await app.call(checkIn, { token, params: { id }, body: { id: newMark() } })).statusCode).toBe(200);
};
const rollCall = async ({ event_id, shift_id }: Day) =>
  previewRollCall.response.parse(
    (
      await app.call(previewRollCall, {
        token,
        params: { id: event_id },
        body: { shift_id, zone_id: null, lead_id: null, present: [] },
      })
    ).json(),
  ).data;

/** An hour into a shift somebody else is called in. */
async function calledIn() {
  const day = await addDay(app.pool);
  const missing = firstOf(day);
  await app.call(markNoShow, { token, params: { id: missing }, body: { id: newMark() } });
  const usher_id = (await addRow(app.pool, 'ushers', { status: 'approved' })).id;
  const reply = await app.call(replaceMissing, {
    token,
    params: { id: missing },
    body: { usher_id, as: 'assign', anyway: true },
  });
  return { day, missing, id: reply.json<{ data: { id: string } }>().data.id };
}

test('who is called in during a shift is expected when they can be there, and neither late nor a no-show until then', async () => {
  const { day, missing, id } = await calledIn();
  const person = await personOf(day, id);
  expect(person).toMatchObject({ replaces: missing, state: 'expected' });
  expect(person?.expected_at).toBe(person?.due_at);
  expect(Date.parse(person?.due_at ?? '')).toBeGreaterThan(Date.now() + 25 * 60_000);
  expect(await rollCall(day)).toMatchObject({ no_shows: 0, on_the_way: 1, absent: [] });
  await come(id);
  expect(await personOf(day, id)).toMatchObject({ state: 'in', late_minutes: 0, is_late: false });
});

test('later than agreed is late, by what was agreed last', async () => {
  const { day, id } = await calledIn();
  expect((await say(id, 5)).statusCode).toBe(200);
  // what a desk agrees with whoever was called in counts
  const agreed = await personOf(day, id);
  expect(agreed?.due_at).toBe(agreed?.expected_at);
  await app.pool.query(
    `update assignments set due_at = now() - interval '12 minutes', expected_at = now() - interval '12 minutes' where id = $1`,
    [id],
  );
  expect(await rollCall(day)).toMatchObject({ no_shows: 1, on_the_way: 0 });
  await come(id);
  expect(await personOf(day, id)).toMatchObject({ late_minutes: 12, is_late: true });
});

test('who was booked before and says when they come is left by a roll-call, and late all the same', async () => {
  const day = await addDay(app.pool);
  const id = firstOf(day);
  expect((await say(id, 20)).statusCode).toBe(200);
  expect(await rollCall(day)).toMatchObject({ no_shows: 0, on_the_way: 1 });
  expect(await personOf(day, id)).toMatchObject({ due_at: null });
  await come(id);
  expect(await personOf(day, id)).toMatchObject({ late_minutes: 60, is_late: true });
  expect((await say(id, 20)).json<ErrorReply>().code).toBe('not_expected');
});

test('a leader says so of the own team, and cannot put off what was agreed', async () => {
  const { day, id } = await calledIn();
  const { id: leader_id } = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const leader = await app.signInStaff(leader_id);
  const ask = { token: leader.token, params: { id }, body: { expected_at: inMinutes(90) } };
  expect((await app.call(expectTeam, ask)).statusCode).toBe(404);
  const { event_id, starts_at, ends_at } = day;
  await addRow(app.pool, 'event_leads', { event_id, leader_id, starts_at, ends_at });
  const before = await personOf(day, id);
  expect((await app.call(expectTeam, ask)).json()).toMatchObject({
    data: { person: { id, expected_at: ask.body.expected_at } },
  });
  expect(await personOf(day, id)).toMatchObject({ due_at: before?.due_at, expected_at: ask.body.expected_at });
});

test('what was agreed goes with the place', async () => {
  const { id } = await calledIn();
  await app.pool.query(`update assignments set status = 'released', release_reason = 'operations' where id = $1`, [id]);
  const { rows } = await app.pool.query('select due_at, expected_at from assignments where id = $1', [id]);
  expect(rows).toEqual([{ due_at: null, expected_at: null }]);
});

test('a time that has passed, or lies after the shift, is refused at its field', async () => {
  const id = firstOf(await addDay(app.pool));
  for (const minutes of [-5, 600]) {
    const reply = await say(id, minutes);
    expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([422, 'arrival_out_of_shift']);
    expect(reply.json<ErrorReply>().errors).toHaveProperty('expected_at');
  }
});

test('how long the way takes is a setting, and counts for the next who is called in', async () => {
  const { token: owner } = await app.signIn('owner');
  const quick = { set_out_minutes: 2, way_km_per_hour: 150, unknown_way_minutes: 5, longest_way_minutes: 10 };
  const value = { ...DEFAULT_ATTENDANCE, ...quick };
  const wrong = { ...value, way_km_per_hour: 0 };
  const change = async (body: object) =>
    (await app.call(changeSettings.attendance, { token: owner, body: { version: 0, value: body } })).statusCode;
  expect([await change(wrong), await change(value)]).toEqual([422, 200]);
  const { day, id } = await calledIn();
  const due = Date.parse((await personOf(day, id))?.due_at ?? '');
  expect(due).toBeGreaterThan(Date.now());
  expect(due).toBeLessThan(Date.now() + 12 * 60_000);
});
