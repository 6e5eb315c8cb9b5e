import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEventTeam } from '@proline/contract/event-page/event-page';
import { addPlanned } from '../../testing/sample/sample-events.ts';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { addPlaces, addRow, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('viewer')).token;
});
afterAll(() => app.close());

const team = async (id: string) => {
  const response = await app.call(getEventTeam, { token, params: { id } });
  expect(response.statusCode, response.body).toBe(200);
  return getEventTeam.response.parse(response.json()).data;
};

test('who leads a published event and what, and how many leaders its fullest shift needs', async () => {
  const { event_id, shift_id, type_id } = await addPlaces(app.pool, { headcount: 10 });
  const zone = await addRow(app.pool, 'zones', { event_id, code: 'VIP' });
  await addRow(app.pool, 'positions', { event_id, shift_id, type_id, zone_id: zone.id, headcount: 6 });
  const night = await addRow(app.pool, 'shifts', { event_id, starts_at: atHour(9), ends_at: atHour(15) });
  await addRow(app.pool, 'positions', { event_id, shift_id: night.id, type_id, headcount: 15 });
  const leaders = [];
  for (const lead of [
    { released_at: new Date() },
    { scope: 'zone' as const, zone_id: zone.id, pay_minor: 20_000 },
    { scope: 'shift' as const, shift_id, pay_minor: 10_000 },
    { pay_minor: 90_000 },
  ]) {
    const leader = await addRow(app.pool, 'team_leaders');
    leaders.push(leader.id);
    await addRow(app.pool, 'event_leads', { event_id, leader_id: leader.id, ...lead });
  }
  const data = await team(event_id);
  expect(data).toMatchObject({
    currency: 'SAR',
    busiest_shift: 16,
    leaders_needed: 2,
    invited_ahead: [],
    excluded: [],
  });
  expect(data.leads.map(({ leader }) => leader.id)).toEqual([leaders[3], leaders[2], leaders[1], leaders[0]]);
  expect(data.leads).toMatchObject([
    { scope: 'event', zone: null, shift: null, pay_minor: 90_000, released_at: null },
    { scope: 'shift', shift: { starts_at: atHour(0).toISOString(), ends_at: atHour(8).toISOString() } },
    { scope: 'zone', zone: { code: 'VIP' } },
    { scope: 'event', released_at: expect.any(String) as string },
  ]);
});

test('of a draft, the team is told from its plan', async () => {
  const named = await addNamed(app.pool);
  const second = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const [asked, refused] = [await addRow(app.pool, 'ushers'), await addRow(app.pool, 'ushers')];
  const plan = samplePlan(named);
  const id = await addPlanned(app.pool, {
    ...plan,
    stepThreeTeam: {
      leaders: [
        { leader_id: second.id, scope: 'shift', of: 'night', pay_minor: 1_000 },
        { leader_id: named.leader_id, scope: 'zone', of: 'gate', pay_minor: null },
      ],
      invited: [asked.id],
      excluded: [refused.id],
    },
  });
  const data = await team(id);
  expect(data.leads).toMatchObject([
    {
      leader: { id: second.id, phone: second.phone },
      shift: { starts_at: '2031-03-01T14:00:00.000Z', ends_at: '2031-03-01T22:00:00.000Z' },
      pay_minor: 1_000,
    },
    // the common rate of the plan
    { leader: { id: named.leader_id }, zone: { code: 'G1', name_en: 'Gate' }, shift: null, pay_minor: 60_000 },
  ]);
  expect(data).toMatchObject({ busiest_shift: 6, leaders_needed: 1 });
  await app.pool.query(`insert into settings (key, value) values ('hiring', '{"ushers_per_leader": 4}')`);
  expect((await team(id)).leaders_needed).toBe(2);
  await app.pool.query(`delete from settings where key = 'hiring'`);
  expect([data.invited_ahead, data.excluded].map(([one]) => one?.id)).toEqual([asked.id, refused.id]);
});

test('whom the plan asked ahead and excluded is still told when it is published', async () => {
  const named = await addNamed(app.pool);
  const { event_id } = await addPlaces(app.pool);
  const asked = await addRow(app.pool, 'ushers');
  const plan = samplePlan(named);
  const steps = { ...plan, stepThreeTeam: { ...plan.stepThreeTeam, invited: [asked.id] } };
  await app.pool.query('insert into event_plans (event_id, steps) values ($1, $2)', [event_id, JSON.stringify(steps)]);
  const data = await team(event_id);
  expect(data).toMatchObject({ leads: [], busiest_shift: 10, invited_ahead: [{ id: asked.id }] });
});
