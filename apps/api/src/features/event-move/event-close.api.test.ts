import { getEventMoves } from '@proline/contract/event-move/event-move';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPublished, attend, beginsIn, hire, makeMove, missShift } from '../../testing/event/event-course.ts';
import { effectsOn } from '../../testing/event/event-effects.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { refusedBy } from '../../testing/schema/refused-by.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { startEventsJob } from './event-clock.service.ts';

let app: TestApp;
let owner: { id: string; token: string };
let effects: ReturnType<typeof effectsOn>;
beforeAll(async () => {
  // without the clock, which would start what is due
  app = await startTestApp({ jobs: [] });
  owner = await app.signIn('owner');
  effects = effectsOn(app.pool);
});
afterAll(() => app.close());

const move = (id: string, to: Parameters<typeof makeMove>[3], ask = {}) => makeMove(app, owner.token, id, to, ask);

test('starting ends what is undecided and tells those who are expected', async () => {
  const { event_id, type_id, leader_id } = await addPublished(app, owner.token);
  const [pending, waiting, rejected] = [
    await effects.apply(event_id, type_id),
    await effects.apply(event_id, type_id, 'waitlisted'),
    await effects.apply(event_id, type_id, 'rejected'),
  ];
  const comes = await hire(app.pool, event_id);
  const asked = await hire(app.pool, event_id, { status: 'invited' });
  await move(event_id, 'in_progress');
  expect(await effects.applicationsOf(event_id)).toEqual([
    { usher_id: pending, status: 'expired' },
    { usher_id: waiting, status: 'waitlisted' },
    { usher_id: rejected, status: 'rejected' },
  ]);
  expect(await effects.assignmentsOf(event_id)).toEqual([
    { usher_id: comes.usher_id, status: 'confirmed' },
    { usher_id: asked.usher_id, status: 'expired' },
  ]);
  expect(new Set(await effects.told(event_id, 'application_expired'))).toEqual(new Set([pending]));
  expect(new Set(await effects.told(event_id, 'event_started'))).toEqual(new Set([comes.usher_id, leader_id]));
  expect(await effects.read('select started_at is not null as began from events where id = $1', [event_id])).toEqual([
    { began: true },
  ]);
  expect(await effects.lastAudit(event_id)).toEqual({
    action: 'start',
    before: { status: 'published' },
    after: { status: 'in_progress', applications_expired: 1, invitations_expired: 1 },
  });
});

test('whoever waits for several days waits until the last of their shifts is over, then until completing', async () => {
  const { event_id, type_id } = await addPublished(app, owner.token);
  await hire(app.pool, event_id);
  const { rows: shifts } = await app.pool.query<{ id: string }>(
    'select id from shifts where event_id = $1 order by starts_at',
    [event_id],
  );
  const [first = ''] = shifts.map(({ id }) => id);
  const early = await effects.apply(event_id, type_id, 'waitlisted');
  await app.pool.query('update applications set shift_ids = $2 where usher_id = $1', [early, [first]]);
  const late = await effects.apply(event_id, type_id, 'waitlisted');
  await move(event_id, 'in_progress');
  await app.pool.query(
    `update shifts set starts_at = now() - interval '9 hours', ends_at = now() - interval '1 hour' where id = $1`,
    [first],
  );
  await app.pool.query(`update events set starts_at = now() - interval '9 hours' where id = $1`, [event_id]);
  await runClockTwice(app, startEventsJob, {});
  expect(await effects.applicationsOf(event_id)).toEqual([
    { usher_id: early, status: 'expired' },
    { usher_id: late, status: 'waitlisted' },
  ]);
  expect(await effects.told(event_id, 'application_expired')).toEqual([early]);
});

const withRules = (plan: PlanSteps): PlanSteps => ({
  ...plan,
  stepFour: {
    ...plan.stepFour,
    allowances: [{ name: 'Transport', amount_minor: 1_500 }],
    late_deduction_minor: 2_000,
    no_show_deduction_minor: 3_000,
  },
});

describe('completing', () => {
  test('pays each person once by what is on record, and asks the leaders for ratings', async () => {
    const { event_id, leader_id } = await addPublished(app, owner.token, withRules);
    const double = await hire(app.pool, event_id);
    const night = await hire(app.pool, event_id, { post: 1, usher_id: double.usher_id });
    const late = await hire(app.pool, event_id);
    const missed = await hire(app.pool, event_id);
    const excused = await hire(app.pool, event_id);
    const account = await addRow(app.pool, 'bank_accounts', { person_id: double.usher_id });
    await addRow(app.pool, 'bank_accounts', { person_id: double.usher_id, replaced_at: new Date() });
    await move(event_id, 'in_progress');
    await beginsIn(app.pool, event_id, -20);
    await attend(app.pool, double, { approved_minutes: 450 });
    await attend(app.pool, night);
    await attend(app.pool, late, { late_minutes: 60 });
    await missShift(app.pool, missed);
    await missShift(app.pool, excused, 'excused');
    const asked = await app.call(getEventMoves, { token: owner.token, params: { id: event_id } });
    expect(getEventMoves.response.parse(asked.json()).data.pay).toEqual({
      transfers: 3,
      net_minor: 27_500 + 60_000 + 64_000,
    });
    await move(event_id, 'completed');

    const common = { kind: 'event_pay', status: 'pending_approval', currency: 'SAR', created_by: null, voided: false };
    expect(await effects.payOf(event_id)).toEqual([
      {
        ...common,
        person: late.usher_id,
        gross: 29_500,
        deductions: 2_000,
        bank_account_id: null,
        // there for seven hours of eight, which is all that is paid
        lines: [
          ['work', 420, 4_000, 1, 28_000],
          ['allowance', null, null, 1, 1_500],
          ['late', null, null, 1, -2_000],
        ],
      },
      {
        ...common,
        person: leader_id,
        gross: 60_000,
        deductions: 0,
        bank_account_id: null,
        lines: [['lead', null, null, 1, 60_000]],
      },
      {
        ...common,
        person: double.usher_id,
        gross: 64_000,
        deductions: 0,
        bank_account_id: account.id,
        lines: [
          ['work', 450, 4_000, 1, 30_000],
          ['work', 420, 4_000, 1, 28_000],
          ['overtime', 30, 4_000, 1.5, 3_000],
          ['allowance', null, null, 1, 1_500],
          ['allowance', null, null, 1, 1_500],
        ],
      },
    ]);
    expect(await effects.told(event_id, 'rate_team')).toEqual([leader_id]);
    expect(await effects.lastAudit(event_id)).toMatchObject({
      action: 'complete',
      after: { status: 'completed', transfers: 3, net_minor: 27_500 + 60_000 + 64_000 },
    });
    // what was paid for is on record, and stays as it is
    expect(await effects.read('select approved_minutes from attendance where assignment_id = $1', [night.id])).toEqual([
      { approved_minutes: 450 },
    ]);
    expect(
      await refusedBy(app.pool.query('update attendance set late_minutes = 1 where event_id = $1', [event_id])),
    ).toBe('attendance_locked');
  });

  test('without somebody to pay makes no transfer', async () => {
    const { event_id } = await addPublished(app, owner.token, (plan) => ({
      ...plan,
      stepFour: { ...plan.stepFour, leader_rate_minor: 0 },
    }));
    const missed = await hire(app.pool, event_id);
    await move(event_id, 'in_progress');
    await beginsIn(app.pool, event_id, -20);
    await missShift(app.pool, missed);
    await move(event_id, 'completed');
    expect(await effects.payOf(event_id)).toEqual([]);
  });
});

test('reopening voids the pay that waits, keeps what was given by hand, and completing again pays anew', async () => {
  const { event_id, leader_id } = await addPublished(app, owner.token);
  const hired = await hire(app.pool, event_id);
  await move(event_id, 'in_progress');
  await beginsIn(app.pool, event_id, -20);
  await attend(app.pool, hired, { approved_minutes: 60 });
  await move(event_id, 'completed');
  await addRow(app.pool, 'transfers', { event_id, usher_id: hired.usher_id, kind: 'bonus', gross_minor: 1 });
  await move(event_id, 'in_progress');
  expect((await effects.payOf(event_id)).map(({ kind, voided }) => [kind, voided])).toEqual([
    ['event_pay', true],
    ['event_pay', true],
    ['bonus', false],
  ]);
  expect(
    await effects.read('select completed_at, started_at is null as never from events where id = $1', [event_id]),
  ).toEqual([{ completed_at: null, never: false }]);
  await app.pool.query(
    'update attendance set approved_minutes = 120, minutes_by_hand = true where assignment_id = $1',
    [hired.id],
  );
  await move(event_id, 'completed');
  expect(
    (await effects.payOf(event_id))
      .filter(({ voided }) => voided === false)
      .map(({ person, gross }) => [person, gross]),
  ).toEqual([
    [hired.usher_id, 1],
    [hired.usher_id, 8_000],
    [leader_id, 60_000],
  ]);
  expect(await effects.told(event_id, 'rate_team')).toEqual([leader_id]);
});
