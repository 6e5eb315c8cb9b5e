import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { getEventPlaces } from '@proline/contract/assignment/assignment';
import { checkIn, correctAttendance, markNoShow, undoMark } from '@proline/contract/attendance/attendance';
import { freePlace, getReplacement, replaceMissing } from '@proline/contract/offer/replacement';
import { changeSettings } from '@proline/contract/settings/settings';
import { answerInvitation } from '@proline/contract/staff-work/staff-work';
import { DEFAULT_ATTENDANCE } from '@proline/domain/attendance/attendance-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDay, newMark, type Day } from '../../testing/event/day-course.ts';
import { beginsIn, makeMove } from '../../testing/event/event-course.ts';
import { openingsAt, release, runOffers, setHiring, wait } from '../../testing/event/offer-course.ts';
import { addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';

let app: TestApp;
let ops: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ops = await app.signIn('ops');
  const owner = await app.signIn('owner');
  await setHiring(app);
  const value = { ...DEFAULT_ATTENDANCE, replacement_minutes: 20 };
  const changed = await app.call(changeSettings.attendance, { token: owner.token, body: { version: 0, value } });
  expect(changed.statusCode).toBe(200);
});
afterAll(() => app.close());

const codeOf = (reply: { json: <T>() => T }) => reply.json<ErrorReply>().code;
const first = (day: Day): string => day.people[0]?.id ?? '';

/** A day on which the first one did not come. */
async function dayWithNoShow(): Promise<Day> {
  const day = await addDay(app.pool);
  const mark = { token: ops.token, params: { id: first(day) }, body: { id: newMark() } };
  expect((await app.call(markNoShow, mark)).statusCode).toBe(200);
  return day;
}

const usher = async (): Promise<string> => (await addRow(app.pool, 'ushers', { status: 'approved' })).id;
const replace = (day: Day, usher_id: string, as: 'assign' | 'offer') =>
  app.call(replaceMissing, { token: ops.token, params: { id: first(day) }, body: { usher_id, as, anyway: true } });
const place = async (day: Day) =>
  getReplacement.response.parse(
    (await app.call(getReplacement, { token: ops.token, params: { id: first(day) } })).json(),
  ).data;

const placesOf = async ({ event_id }: Day) =>
  getEventPlaces.response.parse((await app.call(getEventPlaces, { token: ops.token, params: { id: event_id } })).json())
    .data.positions[0];

const reserveOf = async (day: Day) => {
  const { starts_at, ends_at } = day;
  const work_date = starts_at.toISOString().slice(0, 10);
  const usher_id = await usher();
  const { id } = await assign(app.pool, day, usher_id, { starts_at, ends_at, work_date, reserve: true });
  return { usher_id, id };
};

/** The turn of every opening; what came of those of this event. */
async function runChain(day: Day): Promise<(string | null)[]> {
  await runOffers(app);
  return (await openingsAt(app, day)).map(({ state, outcome }) => outcome ?? state);
}

describe('the place of somebody who did not come', () => {
  test('is given to somebody else at once; the no-show stays on record, and nothing is counted twice', async () => {
    const day = await dayWithNoShow();
    expect(await place(day)).toMatchObject({ needed: true, asked: null, offer_minutes: 20, reserves: [] });
    const other = await usher();
    expect((await replace(day, other, 'assign')).statusCode).toBe(200);
    expect(await placesOf(day)).toMatchObject({ headcount: 1, confirmed: 1, holders: [{ usher: { id: other } }] });
    const { rows } = await app.pool.query(
      `select a.status, t.outcome, a.vacated_at is not null as vacated from assignments a join attendance t on t.assignment_id = a.id where a.id = $1`,
      [first(day)],
    );
    expect(rows).toEqual([{ status: 'confirmed', outcome: 'no_show', vacated: true }]);
    expect(await runChain(day)).toEqual(['taken']);
    expect(codeOf(await replace(day, await usher(), 'assign'))).toBe('place_taken');
    expect(await place(day)).toMatchObject({ needed: false });
    expect(await counterDifferences(app.pool)).toEqual([]);
  });

  test('is offered for the minutes of the settings, also while the shift is on; accepted, it is taken', async () => {
    const day = await dayWithNoShow();
    const staff = await app.signInStaff();
    const before = Date.now();
    const reply = await replace(day, staff.id, 'offer');
    const { id, expires_at } = reply.json<{ data: { id: string; expires_at: string } }>().data;
    const minutes = (Date.parse(expires_at) - before) / 60_000;
    expect(minutes).toBeGreaterThan(19);
    expect(minutes).toBeLessThan(21);
    expect(await place(day)).toMatchObject({ needed: true, asked: { usher: { id: staff.id }, expires_at } });
    const answer = await app.call(answerInvitation, {
      token: staff.token,
      params: { id },
      body: { version: 1, answer: 'accept' },
    });
    expect(answer.json()).toMatchObject({ data: { status: 'confirmed' } });
    expect(await placesOf(day)).toMatchObject({ confirmed: 1, invited: 0 });
  });

  test('goes to a reserve first, by hand and by itself', async () => {
    const [byHand, byItself] = [await dayWithNoShow(), await dayWithNoShow()];
    const [one, two] = [await reserveOf(byHand), await reserveOf(byItself)];
    expect((await place(byHand)).reserves).toMatchObject([{ assignment_id: one.id, usher: { id: one.usher_id } }]);
    expect((await replace(byHand, one.usher_id, 'assign')).json()).toMatchObject({ data: { id: one.id } });
    expect(await placesOf(byHand)).toMatchObject({ confirmed: 1, reserves: 0 });
    const freed = await app.call(freePlace, { token: ops.token, params: { id: first(byItself) }, body: {} });
    expect(freed.json()).toEqual({ data: { freed: true } });
    expect(await runChain(byItself)).toEqual(['promoted']);
    expect(await placesOf(byItself)).toMatchObject({
      confirmed: 1,
      reserves: 0,
      holders: [{ usher: { id: two.usher_id } }],
    });
  });

  test('that nobody takes ends in a notification', async () => {
    const day = await dayWithNoShow();
    const staff = await app.signInStaff();
    const { id } = (await replace(day, staff.id, 'offer')).json<{ data: { id: string } }>().data;
    await runChain(day);
    await app.call(answerInvitation, { token: staff.token, params: { id }, body: { version: 1, answer: 'decline' } });
    expect(await runChain(day)).toEqual(['taken', 'nobody_left']);
    const { rows } = await app.pool.query(
      `select kind from notifications where admin_id = $1 and params ->> 'event_id' = $2`,
      [ops.id, day.event_id],
    );
    expect(rows).toEqual([{ kind: 'offers_ended' }]);
    expect(await place(day)).toMatchObject({ needed: true, asked: null });
    expect((await replace(day, await usher(), 'assign')).statusCode).toBe(200);
  });

  test('is offered to the waitlist also once the event has begun', async () => {
    const day = await addDay(app.pool, { status: 'published' });
    const { usher_id } = await wait(app, day, 100);
    await makeMove(app, ops.token, day.event_id, 'in_progress');
    const mark = { token: ops.token, params: { id: first(day) }, body: { id: newMark() } };
    expect((await app.call(markNoShow, mark)).statusCode).toBe(200);
    await app.call(freePlace, { token: ops.token, params: { id: first(day) }, body: {} });
    expect(await runChain(day)).toEqual(['offered']);
    expect(await place(day)).toMatchObject({ needed: true, asked: { usher: { id: usher_id } } });
  });

  test('is theirs again who comes after all, unless somebody else has it by now', async () => {
    const [free, taken] = [await dayWithNoShow(), await dayWithNoShow()];
    await app.call(freePlace, { token: ops.token, params: { id: first(free) }, body: {} });
    await replace(taken, await usher(), 'assign');
    for (const day of [free, taken]) {
      const { rows } = await app.pool.query<{ last_mark: string }>(
        'select last_mark from attendance where assignment_id = $1',
        [first(day)],
      );
      const body = { id: newMark(), undoes: rows[0]?.last_mark };
      expect((await app.call(undoMark, { token: ops.token, params: { id: first(day) }, body })).statusCode).toBe(200);
      expect(await placesOf(day)).toMatchObject({ confirmed: 1 });
      const come = { token: ops.token, params: { id: first(day) }, body: { id: newMark() } };
      expect((await app.call(checkIn, come)).statusCode).toBe(200);
    }
    expect(await runChain(free)).toEqual(['taken']);
    expect((await placesOf(free))?.holders).toHaveLength(1);
    expect(await counterDifferences(app.pool)).toEqual([]);
  });

  test('is nobody’s to give while the holder is expected or in, or when the shift is over', async () => {
    const day = await addDay(app.pool);
    const ask = { token: ops.token, params: { id: first(day) } };
    expect(codeOf(await app.call(getReplacement, ask))).toBe('not_missing');
    expect(codeOf(await replace(day, await usher(), 'assign'))).toBe('not_missing');
    expect(codeOf(await app.call(freePlace, { ...ask, body: {} }))).toBe('not_missing');
    const over = await addDay(app.pool, { from: -9, to: -1 });
    await app.call(correctAttendance, {
      token: ops.token,
      params: { id: first(over) },
      body: {
        id: newMark(),
        version: 0,
        reason: 'Did not come',
        checked_in_at: null,
        checked_out_at: null,
        absence: 'no_show',
        approved_minutes: null,
      },
    });
    expect(codeOf(await replace(over, await usher(), 'assign'))).toBe('shift_over');
    const freed = await app.call(freePlace, { token: ops.token, params: { id: first(over) }, body: {} });
    expect(codeOf(freed)).toBe('shift_over');
  });

  test('is paid to whoever came instead, for the own minutes, and to the no-show not at all', async () => {
    const day = await dayWithNoShow();
    await app.pool.query(`update positions set rate_minor = 6000, pay_basis = 'hour' where event_id = $1`, [
      day.event_id,
    ]);
    const other = await usher();
    const { id } = (await replace(day, other, 'assign')).json<{ data: { id: string } }>().data;
    const came = await app.call(checkIn, { token: ops.token, params: { id }, body: { id: newMark() } });
    expect(came.statusCode).toBe(200);
    await beginsIn(app.pool, day.event_id, -9);
    const { rows: shifts } = await app.pool.query<{ starts_at: Date }>(
      'select starts_at from shifts where event_id = $1',
      [day.event_id],
    );
    const after = (hours: number) => new Date((shifts[0]?.starts_at.getTime() ?? 0) + hours * 3_600_000).toISOString();
    const times = { checked_in_at: after(2), checked_out_at: after(7), absence: null, approved_minutes: null };
    const body = { id: newMark(), version: 1, reason: 'By the list of the gate', ...times };
    expect((await app.call(correctAttendance, { token: ops.token, params: { id }, body })).statusCode).toBe(200);
    await makeMove(app, ops.token, day.event_id, 'completed');
    const { rows } = await app.pool.query(
      `select t.usher_id, l.assignment_id, l.minutes, l.amount_minor::integer as amount from transfers t
       join transfer_lines l on l.transfer_id = t.id where t.event_id = $1 and t.voided_at is null`,
      [day.event_id],
    );
    expect(rows).toEqual([{ usher_id: other, assignment_id: id, minutes: 300, amount: 30_000 }]);
  });

  test('two who give it at once: one person has it', async () => {
    const day = await dayWithNoShow();
    const [one, two] = [await usher(), await usher()];
    const replies = await Promise.all([replace(day, one, 'assign'), replace(day, two, 'assign')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await placesOf(day)).toMatchObject({ headcount: 1, confirmed: 1 });
  });
});

test('a place that is released on the day is offered for the short time, while enough of the shift is left', async () => {
  const [day, late] = [await addDay(app.pool), await addDay(app.pool, { from: -7, to: 0.5 })];
  for (const one of [day, late]) {
    await wait(app, one, 100);
    await release(app, ops.token, first(one));
  }
  expect(await runChain(day)).toEqual(['offered']);
  expect((await openingsAt(app, late)).map(({ outcome }) => outcome)).toEqual(['too_late']);
  const { rows } = await app.pool.query<{ minutes: number }>(
    `select extract(epoch from expires_at - created_at)::float8 / 60 as minutes from assignments
     where event_id = $1 and origin = 'offer'`,
    [day.event_id],
  );
  expect(rows.map(({ minutes }) => Math.round(minutes))).toEqual([20]);
});
