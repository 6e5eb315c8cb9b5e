import { getPlanBookings, listReconfirmations, reconfirmByHand } from '@proline/contract/event-change/event-change';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askEdit,
  forgetPlan,
  foreseeEdit,
  later,
  planOf,
  withStep,
  type Edit,
} from '../../testing/event/change-course.ts';
import { addPublished, beginsIn, hire, makeMove, versionOf } from '../../testing/event/event-course.ts';
import { addApproved } from '../../testing/event/hiring-course.ts';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

const read = async (text: string, values: unknown[]) =>
  (await app.pool.query<Record<string, unknown>>(text, values)).rows;
const codesOf = (reply: { json: <T>() => T }) => reply.json<{ code: string; errors?: object }>();
const edit = (id: string, change: Edit) => askEdit(app, token, id, change);

test('each is refused by its name at its field, and nothing is written', async () => {
  const { event_id, type_id, leader_id } = await addPublished(app, token);
  await hire(app.pool, event_id);
  await hire(app.pool, event_id);
  const refused = async (change: Edit) => {
    const reply = await edit(event_id, change);
    return [reply.statusCode, codesOf(reply).code, codesOf(reply).errors];
  };
  const version = await versionOf(app.pool, event_id);
  expect(await refused(withStep('stepFour', { currency: 'AED' }))).toEqual([
    409,
    'change_refused',
    { 'stepFour.currency': ['fixed_once_published'] },
  ]);
  const lower = withStep('stepFour', { pay: [{ type_id, basis: 'hour', rate_minor: 3_999 }] });
  expect(await refused(lower)).toEqual([409, 'change_refused', { [`stepFour.pay.${type_id}`]: ['worse_for_booked'] }]);
  const fewer = withStep('stepThree', {
    needs: [
      { shift: 'day', type_id, headcount: 1 },
      { shift: 'night', type_id, headcount: 6 },
    ],
  });
  expect(await refused(fewer)).toMatchObject([
    409,
    'change_refused',
    { 'stepThree.needs.0.headcount': ['headcount_below_booked'] },
  ]);
  const unzoned: Edit = (plan) =>
    withStep('stepThreeZones', { places: plan.stepThreeZones.places.filter(({ shift }) => shift === 'night') })(plan);
  expect(await refused(unzoned)).toEqual([
    409,
    'change_refused',
    { 'stepThreeZones.places': ['headcount_below_booked'] },
  ]);
  expect(await refused(withStep('stepThreeTeam', { invited: [await addApproved(app)] }))).toMatchObject([
    409,
    'change_refused',
    { 'stepThreeTeam.invited': ['fixed_once_published'] },
  ]);
  const cuts: readonly (readonly [Partial<PlanSteps['stepFour']>, string])[] = [
    [{ pay: [{ type_id, basis: 'shift', rate_minor: 99_000 }] }, `pay.${type_id}`],
    [{ leader_rate_minor: 59_999 }, 'leader_rate_minor'],
    [{ overtime_percent: 125 }, 'overtime_percent'],
    [{ late_deduction_minor: 1 }, 'late_deduction_minor'],
    [{ late_grace_minutes: 9 }, 'late_grace_minutes'],
    [{ no_show_deduction_minor: 1 }, 'no_show_deduction_minor'],
  ];
  for (const [values, field] of cuts)
    expect(await refused(withStep('stepFour', values))).toEqual([
      409,
      'change_refused',
      { [`stepFour.${field}`]: ['worse_for_booked'] },
    ]);
  const cut = withStep('stepThreeTeam', {
    leaders: [{ leader_id, scope: 'event', of: null, pay_minor: 50_000 }],
  });
  expect(await refused(cut)).toEqual([
    409,
    'change_refused',
    { 'stepThreeTeam.leaders.0.pay_minor': ['worse_for_booked'] },
  ]);
  expect(await versionOf(app.pool, event_id)).toBe(version);
  expect(await read(`select id from audit_log where record_id = $1 and action = 'change_plan'`, [event_id])).toEqual(
    [],
  );
});

test('a shift that has begun stays as it is, while the others and the briefing can be changed', async () => {
  const { event_id } = await addPublished(app, token);
  await hire(app.pool, event_id);
  await beginsIn(app.pool, event_id, -1);
  await forgetPlan(app.pool, event_id);
  const [begun, next] = (await planOf(app, token, event_id)).stepTwo.shifts.map(({ key }) => key) as [string, string];
  const reply = await edit(event_id, later(5, [begun]));
  expect(codesOf(reply)).toMatchObject({
    code: 'change_refused',
    errors: { 'stepTwo.shifts.0.work_date': expect.arrayContaining(['shift_begun']) as unknown },
  });
  expect((await edit(event_id, withStep('stepTwo', { briefing: 'Be calm.' }))).statusCode).toBe(200);
  const shown = await foreseeEdit(app, token, event_id, (plan) => {
    const shifts = plan.stepTwo.shifts.map((shift) => (shift.key === next ? { ...shift, break_minutes: 45 } : shift));
    return { ...plan, stepTwo: { ...plan.stepTwo, shifts } };
  });
  expect(shown.problems.filter(({ blocking }) => blocking)).toEqual([]);
});

test('the only leader, busy at the new times, is named at the field: an event needs one', async () => {
  const { event_id, leader_id } = await addPublished(app, token);
  const there = await addPlaces(app.pool);
  await addRow(app.pool, 'event_leads', {
    event_id: there.event_id,
    leader_id,
    starts_at: new Date('2031-03-01T01:00:00Z'),
    ends_at: new Date('2031-03-01T05:00:00Z'),
  });
  const reply = await edit(event_id, withStep('stepOne', { starts: { day: '2031-03-01', minutes: 420 } }));
  expect(codesOf(reply)).toMatchObject({
    code: 'change_refused',
    errors: { 'stepThreeTeam.leaders.0.leader_id': ['leader_busy'] },
  });
});

test('drafts, and what is over, are not changed like this; nor is what somebody else has changed', async () => {
  const { event_id } = await addPublished(app, token);
  const briefing = withStep('stepTwo', { briefing: 'New.' });
  const shown = await foreseeEdit(app, token, event_id, briefing);
  await makeMove(app, token, event_id, 'canceled', { reason: 'Called off by the client' });
  expect(codesOf(await askEdit(app, token, event_id, briefing, shown)).code).toBe('event_not_changeable');
});

test('the event says who has not answered; an answer by hand is kept, once', async () => {
  const { event_id, type_id } = await addPublished(app, token);
  const one = await hire(app.pool, event_id);
  const two = await hire(app.pool, event_id);
  await edit(event_id, later(30));
  const waiting = async () => {
    const reply = await app.call(listReconfirmations, { token, params: { id: event_id } });
    return listReconfirmations.response.parse(reply.json()).data;
  };
  const { asked, waiting: all } = await waiting();
  expect([asked, all.map(({ id }) => id).sort()]).toEqual([2, [one.id, two.id].sort()]);
  const version = all.find(({ id }) => id === one.id)?.version ?? 0;
  const answer = (id: string, seen: number) =>
    app.call(reconfirmByHand, { token, params: { id }, body: { version: seen } });
  expect(codesOf(await answer(one.id, version + 7)).code).toBe('conflict');
  expect((await answer(one.id, version)).statusCode).toBe(200);
  expect(codesOf(await answer(one.id, version + 1)).code).toBe('nothing_to_reconfirm');
  expect((await waiting()).waiting.map(({ id }) => id)).toEqual([two.id]);
  // a later change asks again, and another venue the leader as well
  await edit(event_id, withStep('stepOne', { venue: 'Expo Hall 9' }));
  expect((await waiting()).waiting.map(({ as }) => as).sort()).toEqual(['team_leader', 'usher', 'usher']);
  const bookings = await app.call(getPlanBookings, { token, params: { id: event_id } });
  expect(getPlanBookings.response.parse(bookings.json()).data.places).toContainEqual({
    id: one.id,
    person_id: one.usher_id,
    shift: 'day',
    zone: 'gate',
    type_id,
    status: 'confirmed',
    reserve: false,
  });
});
