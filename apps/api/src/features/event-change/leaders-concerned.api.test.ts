import { listReconfirmations, reconfirmLeadByHand } from '@proline/contract/event-change/event-change';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { listStaffSchedule, reconfirmLead } from '@proline/contract/staff-work/staff-work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askEdit, foreseeEdit, planOf, toldOf, withStep, type Edit } from '../../testing/event/change-course.ts';
import { addPublished } from '../../testing/event/event-course.ts';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('ops'));
});
afterAll(() => app.close());

const codeOf = (reply: { json: <T>() => T }) => reply.json<{ code: string }>().code;
const waitingOf = async (id: string) =>
  listReconfirmations.response.parse((await app.call(listReconfirmations, { token, params: { id } })).json()).data;

/** An hour earlier. */
const EARLY = withStep('stepOne', { starts: { day: '2031-03-01', minutes: 420 } });

/** Leads elsewhere in the hour by which the event begins earlier. */
const busy = async (leader_id: string) => {
  const there = await addPlaces(app.pool);
  await addRow(app.pool, 'event_leads', {
    event_id: there.event_id,
    leader_id,
    starts_at: new Date('2031-03-01T01:00:00Z'),
    ends_at: new Date('2031-03-01T05:00:00Z'),
  });
};

const withLeader =
  (leader_id: string): Edit =>
  (plan) => ({
    ...plan,
    stepThreeTeam: {
      ...plan.stepThreeTeam,
      leaders: [...plan.stepThreeTeam.leaders, { leader_id, scope: 'zone', of: 'gate', pay_minor: null }],
    },
  });
const addLeader = async () => (await addRow(app.pool, 'team_leaders', { status: 'approved' })).id;

test('a leader is asked to reconfirm like everybody else, and answers once for all that is led there', async () => {
  const { event_id, leader_id } = await addPublished(app, token, (plan) => {
    const [lead] = plan.stepThreeTeam.leaders;
    return withLeader(lead?.leader_id ?? '')(plan);
  });
  const shown = await foreseeEdit(app, token, event_id, EARLY);
  expect(shown.numbers).toEqual({ told: 1, asked: 1, released: 0 });
  expect((await askEdit(app, token, event_id, EARLY, shown)).statusCode).toBe(200);
  expect(await toldOf(app.pool, event_id)).toContainEqual(['lead_changed', leader_id]);
  const { asked, waiting } = await waitingOf(event_id);
  expect([asked, waiting.map(({ as, person, role }) => [as, person.id, role])]).toEqual([
    1,
    [['team_leader', leader_id, null]],
  ]);
  const [{ id, version } = { id: '', version: 0 }] = waiting;
  const answer = (seen: number) => app.call(reconfirmLeadByHand, { token, params: { id }, body: { version: seen } });
  expect(codeOf(await answer(version + 1))).toBe('conflict');
  expect((await answer(version)).json()).toEqual({ data: { id, version: version + 1 } });
  expect(codeOf(await answer(version + 1))).toBe('nothing_to_reconfirm');
  expect(await waitingOf(event_id)).toEqual({ asked: 1, waiting: [] });
  const { rows } = await app.pool.query(
    `select action from audit_log where record_id = $1 and entity = 'team_leader' order by id`,
    [leader_id],
  );
  expect(rows).toEqual([{ action: 'ask_to_reconfirm' }, { action: 'reconfirm' }]);
  // a later change asks again; whoever leads no more has nothing to answer
  await askEdit(app, token, event_id, withStep('stepOne', { venue: 'Expo Hall 9' }));
  expect((await waitingOf(event_id)).waiting).toHaveLength(1);
  const other = await addLeader();
  const replaced = withStep('stepThreeTeam', {
    leaders: [{ leader_id: other, scope: 'event', of: null, pay_minor: 70_000 }],
  });
  expect((await askEdit(app, token, event_id, replaced)).statusCode).toBe(200);
  expect(await waitingOf(event_id)).toEqual({ asked: 0, waiting: [] });
  expect(codeOf(await answer(version + 2))).toBe('lead_ended');
});

test('leaders answer in their own app, each for themselves', async () => {
  const { event_id, leader_id } = await addPublished(app, token);
  await askEdit(app, token, event_id, EARLY);
  const [leader, stranger] = [await app.signInStaff(leader_id), await app.signInStaff()];
  const query = { from: '2031-03-01', days: '7' } as const;
  const scheduled = async () =>
    listStaffSchedule.response.parse((await app.call(listStaffSchedule, { token: leader.token, query })).json()).data;
  const [{ id, version } = { id: '', version: 0 }] = await scheduled();
  expect(await scheduled()).toMatchObject([{ as: 'team_leader', reconfirm: true }]);
  const say = (staff: { readonly token: string }, seen: number) =>
    app.call(reconfirmLead, { token: staff.token, params: { id }, body: { version: seen } });
  expect((await say(stranger, version)).statusCode).toBe(404);
  expect(codeOf(await say(leader, version + 1))).toBe('conflict');
  expect((await say(leader, version)).json()).toEqual({ data: { id, version: version + 1 } });
  expect(await scheduled()).toMatchObject([{ as: 'team_leader', reconfirm: false, version: version + 1 }]);
});

test('a leader whose new hours clash no longer leads: named before, told why, gone from the plan', async () => {
  const clashing = await addLeader();
  const { event_id, leader_id } = await addPublished(app, token, withLeader(clashing));
  await busy(clashing);
  const shown = await foreseeEdit(app, token, event_id, EARLY);
  expect(shown.problems.filter(({ blocking }) => blocking)).toEqual([]);
  expect(shown.numbers).toEqual({ told: 2, asked: 1, released: 1 });
  expect(shown.released.map(({ person, as, reason, starts_at }) => [person.id, as, reason, starts_at])).toEqual([
    [clashing, 'team_leader', 'times_changed', '2031-03-01T05:00:00.000Z'],
  ]);
  expect((await askEdit(app, token, event_id, EARLY, shown)).statusCode).toBe(200);
  const leaders = (plan: PlanSteps) => plan.stepThreeTeam.leaders.map((lead) => lead.leader_id);
  expect(leaders(await planOf(app, token, event_id))).toEqual([leader_id]);
  const told = await toldOf(app.pool, event_id);
  expect(told).toContainEqual(['lead_clashed', clashing]);
  expect(told).not.toContainEqual(['lead_released', clashing]);
  expect(told).toContainEqual(['lead_changed', leader_id]);
  const { rows } = await app.pool.query(
    'select leader_id from event_leads where event_id = $1 and released_at is null',
    [event_id],
  );
  expect(rows).toEqual([{ leader_id }]);
});
