import { checkIn, checkOut, correctAttendance } from '@proline/contract/attendance/attendance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEventPlan } from '@proline/contract/event-plan/event-plan';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { emptyPlan } from '@proline/domain/event-plan/plan';
import { addDay, newMark, type Day } from '../../testing/event/day-course.ts';
import { makeMove } from '../../testing/event/event-course.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
});
afterAll(() => app.close());

const MINUTE = 60_000;

test('an event that is opened again pays the corrected minutes, once; minutes by hand win', async () => {
  const day = await addDay(app.pool, { from: -9, to: -1 });
  const id = day.people[0]?.id ?? '';
  const after = (minutes: number) => new Date(day.starts_at.getTime() + minutes * MINUTE).toISOString();
  const times = { checked_in_at: after(0), checked_out_at: after(360), absence: null };
  const correct = (version: number, approved_minutes: number | null) =>
    app.call(correctAttendance, {
      token,
      params: { id },
      body: { id: newMark(), version, reason: 'Left later', ...times, approved_minutes },
    });
  const paid = async () =>
    (
      await app.pool.query(
        `select l.minutes from transfers t join transfer_lines l on l.transfer_id = t.id
         where t.event_id = $1 and t.voided_at is null`,
        [day.event_id],
      )
    ).rows;

  await app.call(checkIn, { token, params: { id }, body: { id: newMark(), at: after(0) } });
  await app.call(checkOut, { token, params: { id }, body: { id: newMark(), at: after(240) } });
  await makeMove(app, token, day.event_id, 'completed');
  expect(await paid()).toEqual([{ minutes: 240 }]);
  // while it is completed nothing is corrected
  expect((await correct(2, null)).json()).toMatchObject({ code: 'attendance_locked' });

  await makeMove(app, token, day.event_id, 'in_progress');
  expect(await paid()).toEqual([]);
  expect((await correct(2, null)).statusCode).toBe(200);
  await makeMove(app, token, day.event_id, 'completed');
  expect(await paid()).toEqual([{ minutes: 360 }]);

  await makeMove(app, token, day.event_id, 'in_progress');
  expect((await correct(3, 300)).statusCode).toBe(200);
  await makeMove(app, token, day.event_id, 'completed');
  expect(await paid()).toEqual([{ minutes: 300 }]);
});

const linesOf = async ({ event_id }: Day) =>
  (
    await app.pool.query(
      `select l.kind, l.minutes, l.factor::float8 as factor, l.amount_minor::integer as amount from transfers t
       join transfer_lines l on l.transfer_id = t.id
       where t.event_id = $1 and t.voided_at is null order by l.assignment_id, l.kind`,
      [event_id],
    )
  ).rows;

/** People who were there for six of eight hours, which had an hour's break, at an event with this plan. */
async function addWorkedDay(people: number, stepFour: Partial<PlanSteps['stepFour']> | 'older'): Promise<Day> {
  const day = await addDay(app.pool, { people, from: -9, to: -1 });
  const plan = emptyPlan('Asia/Riyadh', 'SAR');
  const { night: _night, paid_breaks: _breaks, ...older } = plan.stepFour;
  const steps = { ...plan, stepFour: stepFour === 'older' ? older : { ...plan.stepFour, ...stepFour } };
  await app.pool.query('insert into event_plans (event_id, steps) values ($1, $2)', [day.event_id, steps]);
  await app.pool.query('update shifts set break_minutes = 60 where event_id = $1', [day.event_id]);
  await app.pool.query('update positions set rate_minor = 6000, pay_basis = $2 where event_id = $1', [
    day.event_id,
    'hour',
  ]);
  for (const { id } of day.people) {
    const at = (minutes: number) => new Date(day.starts_at.getTime() + minutes * MINUTE).toISOString();
    await app.call(checkIn, { token, params: { id }, body: { id: newMark(), at: at(0) } });
    await app.call(checkOut, { token, params: { id }, body: { id: newMark(), at: at(480) } });
  }
  return day;
}

test('breaks and the night are paid as the plan says; a plan from before these fields opens, and pays as before', async () => {
  // a night that ends when it begins lasts the whole day, whenever this test runs
  const night = { percent: 150, starts: 0, ends: 0 };
  const rich = await addWorkedDay(1, { night, paid_breaks: true });
  await makeMove(app, token, rich.event_id, 'completed');
  expect(await linesOf(rich)).toEqual([
    { kind: 'night', minutes: 480, factor: 0.5, amount: 24_000 },
    { kind: 'work', minutes: 480, factor: 1, amount: 48_000 },
  ]);
  const plain = await addWorkedDay(1, 'older');
  const opened = await app.call(getEventPlan, { token, params: { id: plain.event_id } });
  expect(opened.json()).toMatchObject({ data: { steps: { stepFour: { night: null, paid_breaks: false } } } });
  await makeMove(app, token, plain.event_id, 'completed');
  expect(await linesOf(plain)).toEqual([{ kind: 'work', minutes: 420, factor: 1, amount: 42_000 }]);
});

test('however often an event is opened again and completed, everybody is owed the same, once', async () => {
  const day = await addWorkedDay(3, { night: { percent: 125, starts: 0, ends: 0 } });
  await makeMove(app, token, day.event_id, 'completed');
  const first = await linesOf(day);
  expect(first).toHaveLength(6);
  for (let n = 0; n < 3; n += 1) {
    await makeMove(app, token, day.event_id, 'in_progress');
    expect(await linesOf(day)).toEqual([]);
    await makeMove(app, token, day.event_id, 'completed');
    expect(await linesOf(day)).toEqual(first);
  }
  const { rows } = await app.pool.query(
    `select count(*)::integer as transfers, count(voided_at)::integer as voided from transfers where event_id = $1`,
    [day.event_id],
  );
  expect(rows).toEqual([{ transfers: 12, voided: 9 }]);
});
