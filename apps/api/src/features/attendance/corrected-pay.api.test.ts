import { checkIn, checkOut, correctAttendance } from '@proline/contract/attendance/attendance';
import { getEventBoard } from '@proline/contract/attendance/board';
import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';
import { getEventPlan } from '@proline/contract/event-plan/event-plan';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { emptyPlan } from '@proline/domain/event-plan/plan';
import { PAY_BASES } from '@proline/domain/pay/pay-forecast';
import { addDay, newMark, type Day } from '../../testing/event/day-course.ts';
import { makeMove } from '../../testing/event/event-course.ts';
import { runs } from '../../testing/property-runs.ts';
import { addRow, assign } from '../../testing/sample/sample-rows.ts';
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

/** What a desk is told of the one shift, where it approves minutes by hand. */
const plannedOf = async ({ event_id }: Day) => {
  const reply = await app.call(getEventBoard, { token, params: { id: event_id } });
  return getEventBoard.response.parse(reply.json()).data.shifts.map(({ planned_minutes }) => planned_minutes);
};

test('breaks and the night are paid as the plan says; a plan from before these fields opens, and pays as before', async () => {
  // a night that ends when it begins lasts the whole day, whenever this test runs
  const night = { percent: 150, starts: 0, ends: 0 };
  const rich = await addWorkedDay(1, { night, paid_breaks: true });
  expect(await plannedOf(rich)).toEqual([480]);
  await makeMove(app, token, rich.event_id, 'completed');
  expect(await linesOf(rich)).toEqual([
    { kind: 'night', minutes: 480, factor: 0.5, amount: 24_000 },
    { kind: 'work', minutes: 480, factor: 1, amount: 48_000 },
  ]);
  const plain = await addWorkedDay(1, 'older');
  expect(await plannedOf(plain)).toEqual([420]);
  const opened = await app.call(getEventPlan, { token, params: { id: plain.event_id } });
  expect(opened.json()).toMatchObject({ data: { steps: { stepFour: { night: null, paid_breaks: false } } } });
  await makeMove(app, token, plain.event_id, 'completed');
  expect(await linesOf(plain)).toEqual([{ kind: 'work', minutes: 420, factor: 1, amount: 42_000 }]);
});

const minor = fc.nat(20_000);
const planOf = fc.record({
  overtime_percent: fc.constantFrom(100, 150),
  night: fc.option(fc.record({ percent: fc.constantFrom(100, 125), starts: fc.nat(1_439), ends: fc.nat(1_439) })),
  paid_breaks: fc.boolean(),
  allowances: fc.array(fc.record({ name: fc.constant('Meal'), amount_minor: minor }), { maxLength: 2 }),
  late_deduction_minor: minor,
  late_grace_minutes: fc.nat(30),
  no_show_deduction_minor: minor,
});
const payOf = fc.record({ basis: fc.constantFrom(...PAY_BASES), rate_minor: fc.integer({ min: 1, max: 90_000 }) });
/** What is on record of one shift of one person: minutes from its beginning, minutes by hand, or an absence. */
const recordOf = fc.oneof(
  fc.record({
    from: fc.integer({ min: -20, max: 90 }),
    worked: fc.integer({ min: 30, max: 380 }),
    by_hand: fc.option(fc.integer({ min: 1, max: 600 })),
  }),
  fc.constantFrom('no_show' as const, 'excused' as const),
);
type Recorded = typeof recordOf extends fc.Arbitrary<infer R> ? R : never;

const asRecorded = (recorded: Recorded, starts_at: Date) => {
  if (typeof recorded === 'string')
    return { checked_in_at: null, checked_out_at: null, absence: recorded, approved_minutes: null };
  const at = (minutes: number) => new Date(starts_at.getTime() + minutes * MINUTE).toISOString();
  const { from, worked, by_hand } = recorded;
  return { checked_in_at: at(from), checked_out_at: at(from + worked), absence: null, approved_minutes: by_hand };
};

/** A second shift of the same people in the same role, which has ended before the first began. */
async function addShiftBefore(day: Day): Promise<Day> {
  const [starts_at, ends_at] = [day.starts_at, day.ends_at].map((moment) => new Date(moment.getTime() - 600 * MINUTE));
  if (!starts_at || !ends_at) throw new Error('a shift has a beginning and an end');
  const { event_id, type_id, people } = day;
  const work_date = starts_at.toISOString().slice(0, 10);
  const shift = await addRow(app.pool, 'shifts', { event_id, starts_at, ends_at, work_date, break_minutes: 60 });
  const place = { event_id, shift_id: shift.id, type_id, headcount: people.length };
  const { id: position_id } = await addRow(app.pool, 'positions', place);
  const here = { event_id, type_id, shift_id: shift.id, position_id };
  const held = people.map(async ({ usher_id }) => {
    const { id } = await assign(app.pool, here, usher_id, { starts_at, ends_at, work_date });
    return { id, usher_id };
  });
  return { ...day, ...here, starts_at, ends_at, people: await Promise.all(held) };
}

const PEOPLE = 2;

test('however often an event is opened again and completed, whatever was worked and however it is paid, everybody is owed the same, once', async () => {
  const records = fc.array(recordOf, { minLength: 2 * PEOPLE, maxLength: 2 * PEOPLE });
  const anyDay = fc.asyncProperty(planOf, payOf, records, minor, async (plan, pay, recorded, led) => {
    const late = await addDay(app.pool, { people: PEOPLE, from: -9, to: -1 });
    const early = await addShiftBefore(late);
    const { event_id } = late;
    const steps = emptyPlan('Asia/Riyadh', 'SAR');
    await app.pool.query('insert into event_plans (event_id, steps) values ($1, $2)', [
      event_id,
      { ...steps, stepFour: { ...steps.stepFour, ...plan } },
    ]);
    await app.pool.query('update positions set pay_basis = $2, rate_minor = $3 where event_id = $1', [
      event_id,
      pay.basis,
      pay.rate_minor,
    ]);
    const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
    await addRow(app.pool, 'event_leads', { event_id, leader_id: leader.id, pay_minor: led });
    const places = [early, late].flatMap(({ people, starts_at }) => people.map(({ id }) => ({ id, starts_at })));
    for (const [n, { id, starts_at }] of places.entries()) {
      const to = asRecorded(recorded[n] ?? 'no_show', starts_at);
      const body = { id: newMark(), version: 0, reason: 'On paper', ...to };
      expect((await app.call(correctAttendance, { token, params: { id }, body })).statusCode).toBe(200);
    }
    await makeMove(app, token, event_id, 'completed');
    const first = await linesOf(late);
    for (let n = 0; n < 2; n += 1) {
      await makeMove(app, token, event_id, 'in_progress');
      expect(await linesOf(late)).toEqual([]);
      await makeMove(app, token, event_id, 'completed');
      expect(await linesOf(late)).toEqual(first);
    }
    const { rows } = await app.pool.query<{ live: number; people: number; voided: number }>(
      `select count(*) filter (where voided_at is null)::integer as live, count(voided_at)::integer as voided,
         count(distinct coalesce(usher_id, leader_id))::integer as people from transfers where event_id = $1`,
      [event_id],
    );
    expect(rows).toEqual([{ live: rows[0]?.people, people: rows[0]?.people, voided: 2 * (rows[0]?.people ?? 0) }]);
  });
  await fc.assert(anyDay, { numRuns: runs(8) });
});
