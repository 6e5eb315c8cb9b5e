import { getEventMoves } from '@proline/contract/event-move/event-move';
import type { PermissionSet } from '@proline/domain/account/permission';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addReadyDraft, askMove, attend, beginsIn, hire, makeMove } from '../../testing/event/event-course.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: string;
let ops: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  owner = (await app.signIn('owner')).token;
  ops = (await app.signIn('ops')).token;
});
afterAll(() => app.close());

const movesOf = async (id: string, token = ops) => {
  const reply = await app.call(getEventMoves, { token, params: { id } });
  expect(reply.statusCode, reply.body).toBe(200);
  return getEventMoves.response.parse(reply.json()).data;
};
const offered = async (id: string, token = ops) =>
  Object.fromEntries((await movesOf(id, token)).moves.map(({ to, refusal }) => [to, refusal]));

test('on its way an event offers what can be done next, and names what that would touch', async () => {
  const { event_id, type_id } = await addReadyDraft(app, ops);
  expect(await offered(event_id)).toEqual({ published: null, canceled: null });
  expect(await movesOf(event_id)).toMatchObject({
    status: 'draft',
    version: 1,
    currency: 'SAR',
    inside_notice_period: false,
    touches: { leaders: 1, confirmed: 0 },
  });

  await makeMove(app, ops, event_id, 'published');
  expect(await offered(event_id)).toEqual({ draft: null, in_progress: 'nobody_confirmed', canceled: null });

  const hired = await hire(app.pool, event_id);
  await hire(app.pool, event_id, { post: 1, usher_id: hired.usher_id });
  await hire(app.pool, event_id, { status: 'invited' });
  for (const status of ['pending', 'waitlisted', 'rejected'] as const) {
    const { id } = await addRow(app.pool, 'ushers');
    const decided_at = status === 'pending' ? null : new Date();
    await addRow(app.pool, 'applications', { event_id, type_id, usher_id: id, status, decided_at });
  }
  expect(await offered(event_id)).toEqual({ draft: 'event_has_people', in_progress: null, canceled: null });
  // two shifts of one person are one person, and two places, which is what lists count
  const { touches } = await movesOf(event_id);
  expect(touches).toMatchObject({
    applications: 2,
    undecided: 1,
    confirmed: 1,
    confirmed_places: 2,
    invited: 1,
    leaders: 1,
  });

  await makeMove(app, ops, event_id, 'in_progress');
  expect(await offered(event_id)).toEqual({ completed: 'shifts_not_over', canceled: 'owner_only' });
  expect(await offered(event_id, owner)).toEqual({ completed: 'shifts_not_over', canceled: null });
  // the wrong role, whatever the event's own state
  const refused = await askMove(app, ops, event_id, 'canceled', { reason: 'Storm warning' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'owner_only']);

  await beginsIn(app.pool, event_id, -20);
  await attend(app.pool, hired, { clocked_in: true });
  expect(await offered(event_id)).toMatchObject({ completed: 'still_clocked_in' });
  expect((await movesOf(event_id)).touches).toMatchObject({ unresolved: 2, clocked_in: 1 });
  await app.pool.query(
    `insert into attendance (assignment_id, event_id, usher_id, work_date, outcome)
     select id, event_id, usher_id, work_date, 'excused' from assignments where event_id = $1 and status = 'confirmed'
     on conflict (assignment_id) do update set outcome = 'attended', checked_out_at = attendance.checked_in_at`,
    [event_id],
  );
  expect(await offered(event_id)).toMatchObject({ completed: null });
  await makeMove(app, ops, event_id, 'completed');
  expect(await offered(event_id)).toEqual({ in_progress: 'owner_only' });
  expect(await offered(event_id, owner)).toEqual({ in_progress: null });
  expect((await movesOf(event_id)).touches.transfers_pending).toBe(1);
});

test('a draft that lacks something is not to be published, and a canceled one offers nothing', async () => {
  const { event_id } = await addReadyDraft(app, ops, (plan) => ({ ...plan, stepTwo: { ...plan.stepTwo, shifts: [] } }));
  expect(await offered(event_id)).toEqual({ published: 'event_not_ready', canceled: null });
  expect((await movesOf(event_id)).problems.map(({ step, field, code }) => [step, field, code])).toContainEqual([
    'stepTwo',
    'shifts',
    'no_shifts',
  ]);
  await makeMove(app, ops, event_id, 'canceled', { reason: 'Double entry' });
  expect(await offered(event_id)).toEqual({});
});

test('people may be compensated within two days of the first shift', async () => {
  const { event_id } = await addReadyDraft(app, ops);
  await makeMove(app, ops, event_id, 'published');
  const inside = async (hours: number) => {
    await beginsIn(app.pool, event_id, hours);
    return (await movesOf(event_id)).inside_notice_period;
  };
  expect([await inside(49), await inside(47), await inside(-1)]).toEqual([false, true, true]);
});

test.each<PermissionSet>(['recruiter', 'finance', 'viewer'])(
  '%s sees the event but is offered nothing',
  async (set) => {
    const { event_id } = await addReadyDraft(app, ops);
    const { token } = await app.signIn(set);
    expect((await movesOf(event_id, token)).moves).toEqual([]);
  },
);

test('an event that is not there', async () => {
  const params = { id: '018f0000-0000-7000-8000-000000000000' };
  expect((await app.call(getEventMoves, { token: ops, params })).statusCode).toBe(404);
});
