import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEventStaffing } from '@proline/contract/event/event';
import { addPlanned } from '../../testing/sample/sample-events.ts';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('viewer')).token;
});
afterAll(() => app.close());

const staffing = async (id: string) => {
  const response = await app.call(getEventStaffing, { token, params: { id } });
  expect(response.statusCode, response.body).toBe(200);
  return getEventStaffing.response.parse(response.json()).data;
};

test('needs and fills of a published event by shift, zone and role', async () => {
  const places = await addPlaces(app.pool, { headcount: 3, shift: { break_minutes: 45, arrival_minutes: 20 } });
  const { event_id, shift_id, type_id } = places;
  const second = await addRow(app.pool, 'shifts', {
    event_id,
    work_date: '2030-01-02',
    starts_at: atHour(24),
    ends_at: atHour(30),
  });
  const [ten, two] = [
    await addRow(app.pool, 'zones', { event_id, code: 'Z10' }),
    await addRow(app.pool, 'zones', { event_id, code: 'Z2' }),
  ];
  await addRow(app.pool, 'positions', {
    event_id,
    shift_id: second.id,
    type_id,
    zone_id: two.id,
    headcount: 5,
    rate_minor: 30_000,
    pay_basis: 'shift',
  });
  for (const status of ['confirmed', 'confirmed', 'invited'] as const) {
    await assign(app.pool, places, (await addRow(app.pool, 'ushers')).id, { status });
  }
  const found = await staffing(event_id);
  expect(found.shifts).toEqual([
    {
      id: shift_id,
      work_date: '2030-01-01',
      starts_at: atHour(0).toISOString(),
      ends_at: atHour(8).toISOString(),
      break_minutes: 45,
      arrival_minutes: 20,
    },
    expect.objectContaining({ id: second.id, work_date: '2030-01-02', starts_at: atHour(24).toISOString() }),
  ]);
  expect(found.zones.map(({ id }) => id)).toEqual([two.id, ten.id]);
  expect(found.types).toMatchObject([{ id: type_id }]);
  expect(found.positions).toHaveLength(2);
  expect(found.positions).toContainEqual({
    shift_id,
    type_id,
    zone_id: null,
    headcount: 3,
    confirmed: 2,
    invited: 1,
    rate_minor: 4_000,
    pay_basis: 'hour',
  });
  expect(found.positions).toContainEqual(
    expect.objectContaining({ shift_id: second.id, zone_id: two.id, headcount: 5, confirmed: 0, pay_basis: 'shift' }),
  );
});

test('a draft is told from its plan, in the plan’s own keys', async () => {
  const named = await addNamed(app.pool);
  const { type_id } = named;
  const plan = samplePlan(named);
  const id = await addPlanned(app.pool, {
    ...plan,
    stepThreeZones: {
      ...plan.stepThreeZones,
      places: [{ zone: 'gate', shift: 'day', type_id, headcount: 3 }],
    },
  });
  const found = await staffing(id);
  expect(found.shifts).toMatchObject([
    { id: 'day', starts_at: '2031-03-01T05:00:00.000Z', ends_at: '2031-03-01T13:00:00.000Z', break_minutes: 60 },
    // past midnight
    { id: 'night', starts_at: '2031-03-01T14:00:00.000Z', ends_at: '2031-03-01T22:00:00.000Z', arrival_minutes: 30 },
  ]);
  expect(found.zones).toMatchObject([{ id: 'gate', code: 'G1', radius_m: 200 }]);
  expect(found.types).toMatchObject([{ id: type_id }]);
  const empty = { type_id, confirmed: 0, invited: 0, rate_minor: 4_000, pay_basis: 'hour' };
  expect(found.positions).toEqual([
    { ...empty, shift_id: 'day', zone_id: 'gate', headcount: 3 },
    { ...empty, shift_id: 'day', zone_id: null, headcount: 1 },
    { ...empty, shift_id: 'night', zone_id: null, headcount: 6 },
  ]);
});

test('what names something that is gone is left out', async () => {
  const named = await addNamed(app.pool);
  const plan = samplePlan(named);
  const gone = '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d';
  const id = await addPlanned(app.pool, {
    ...plan,
    stepOne: { ...plan.stepOne, time_zone: 'Mars/Base' },
    stepTwo: { ...plan.stepTwo, shifts: plan.stepTwo.shifts.slice(0, 1) },
    stepThree: { ...plan.stepThree, needs: [...plan.stepThree.needs, { shift: 'day', type_id: gone, headcount: 2 }] },
  });
  const found = await staffing(id);
  expect(found.positions).toMatchObject([{ shift_id: 'day', zone_id: 'gate', headcount: 4 }]);
  expect(found.types.map((type) => type.id)).toEqual([named.type_id]);
});

test('a draft without a plan has nothing yet, and an unknown event is not found', async () => {
  const { id } = await addRow(app.pool, 'events');
  expect(await staffing(id)).toEqual({ shifts: [], zones: [], types: [], positions: [] });
  const unknown = await app.call(getEventStaffing, {
    token,
    params: { id: '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d' },
  });
  expect(unknown.statusCode).toBe(404);
});
