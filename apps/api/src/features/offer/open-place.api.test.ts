import { getEventBoard } from '@proline/contract/attendance/board';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { fillOpenPlace, getOpenPlace, offerOpenPlace } from '@proline/contract/offer/replacement';
import { answerInvitation } from '@proline/contract/staff-work/staff-work';
import { DEFAULT_ATTENDANCE } from '@proline/domain/attendance/attendance-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDay, firstOf, type Day } from '../../testing/event/day-course.ts';
import { openingsAt, release, runOffers, setHiring, wait } from '../../testing/event/offer-course.ts';
import { addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let ops: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ops = await app.signIn('ops');
  await setHiring(app);
});
afterAll(() => app.close());

const codeOf = (reply: { json: <T>() => T }) => reply.json<ErrorReply>().code;
const usher = async (): Promise<string> => (await addRow(app.pool, 'ushers', { status: 'approved' })).id;
const MINUTES = DEFAULT_ATTENDANCE.replacement_minutes;

/** The turn of every opening; what came of those of this event. */
async function runChain(day: Day): Promise<(string | null)[]> {
  await runOffers(app);
  return (await openingsAt(app, day)).map(({ state, outcome }) => outcome ?? state);
}

async function addReserve(day: Day) {
  const { starts_at, ends_at } = day;
  const usher_id = await usher();
  const work_date = starts_at.toISOString().slice(0, 10);
  const { id } = await assign(app.pool, day, usher_id, { starts_at, ends_at, work_date, reserve: true });
  return { usher_id, id };
}

const openDay = async (times: Parameters<typeof addDay>[1] = {}) => {
  const day = await addDay(app.pool, times);
  await release(app, ops.token, firstOf(day));
  return day;
};
const at = ({ position_id: id }: Day) => ({ token: ops.token, params: { id } });
const fill = (day: Day, usher_id: string, as: 'assign' | 'offer') =>
  app.call(fillOpenPlace, { ...at(day), body: { usher_id, as, anyway: true } });
const shown = async (day: Day) => getOpenPlace.response.parse((await app.call(getOpenPlace, at(day))).json()).data;
const onBoard = async ({ event_id: id }: Day) =>
  getEventBoard.response.parse((await app.call(getEventBoard, { token: ops.token, params: { id } })).json()).data
    .positions;

test('a place that was released on the day goes to a reserve, or to somebody else at once', async () => {
  const [day, withReserve] = [await openDay(), await openDay()];
  expect(await onBoard(day)).toMatchObject([{ id: day.position_id, headcount: 1, open: 1, asked: 0 }]);
  expect(await shown(day)).toMatchObject({ needed: true, asked: null, offer_minutes: MINUTES, reserves: [] });
  expect((await fill(day, await usher(), 'assign')).statusCode).toBe(200);
  expect(await onBoard(day)).toMatchObject([{ open: 0, asked: 0 }]);
  expect(await shown(day)).toMatchObject({ needed: false });
  expect(codeOf(await fill(day, await usher(), 'assign'))).toBe('place_taken');
  const reserve = await addReserve(withReserve);
  expect(await shown(withReserve)).toMatchObject({ reserves: [{ assignment_id: reserve.id }] });
  expect((await fill(withReserve, reserve.usher_id, 'offer')).json()).toEqual({
    data: { id: reserve.id, expires_at: null },
  });
});

test('an open place is offered for the short time; when nobody takes it, operations are told', async () => {
  const day = await openDay();
  const staff = await app.signInStaff();
  const { id, expires_at } = (await fill(day, staff.id, 'offer')).json<{
    data: { id: string; expires_at: string };
  }>().data;
  expect(Math.round((Date.parse(expires_at) - Date.now()) / 60_000)).toBe(MINUTES);
  expect(await onBoard(day)).toMatchObject([{ open: 1, asked: 1 }]);
  expect(await shown(day)).toMatchObject({ needed: true, asked: { usher: { id: staff.id }, expires_at } });
  expect(codeOf(await app.call(offerOpenPlace, { ...at(day), body: {} }))).toBe('place_taken');
  await runChain(day);
  await app.call(answerInvitation, { token: staff.token, params: { id }, body: { version: 1, answer: 'decline' } });
  expect(await runChain(day)).toEqual(['taken', 'nobody_left']);
  const { rows } = await app.pool.query(
    `select kind from notifications where admin_id = $1 and params ->> 'event_id' = $2`,
    [ops.id, day.event_id],
  );
  expect(rows).toEqual([{ kind: 'offers_ended' }]);
});

test('an open place is offered down the waitlist when that is asked for, once, and not when the shift is over', async () => {
  const [day, over] = [await openDay(), await openDay({ from: -9, to: -1 })];
  expect(await runChain(day)).toEqual(['nobody_left']);
  const { usher_id } = await wait(app, day, 100);
  const offer = (one: Day) => app.call(offerOpenPlace, { ...at(one), body: {} });
  const both = await Promise.all([offer(day), offer(day)]);
  expect(both.map((reply) => reply.json<{ data: { places_opened: number } }>().data.places_opened).sort()).toEqual([
    0, 1,
  ]);
  expect(await runChain(day)).toEqual(['nobody_left', 'offered']);
  expect(await shown(day)).toMatchObject({ asked: { usher: { id: usher_id } } });
  expect(codeOf(await offer(over))).toBe('shift_over');
  expect(codeOf(await fill(over, await usher(), 'assign'))).toBe('shift_over');
});
