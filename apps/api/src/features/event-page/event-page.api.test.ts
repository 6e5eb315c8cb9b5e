import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerOf, Endpoint } from '@proline/contract/frame/endpoint';
import {
  getEventPay,
  getEventTeam,
  listEventApplications,
  listEventAttendance,
  listEventHistory,
} from '@proline/contract/event-page/event-page';
import { addNamed, samplePlan } from '../../testing/sample/sample-plans.ts';
import { addPlaces, addRow, assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('viewer')).token;
});
afterAll(() => app.close());

async function read<E extends Endpoint>(
  endpoint: E,
  id: string,
  query: Record<string, string> = {},
): Promise<AnswerOf<E>> {
  const response = await app.call(endpoint, { token, params: { id }, query });
  expect(response.statusCode, response.body).toBe(200);
  return endpoint.response.parse(response.json()) as AnswerOf<E>;
}
const addUsher = (name_en = 'Hala Mansour') => addRow(app.pool, 'ushers', { name_en });

test('an unknown event has no tabs', async () => {
  const params = { id: '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d' };
  for (const endpoint of [
    getEventTeam,
    listEventApplications,
    listEventAttendance,
    getEventPay,
    listEventHistory,
  ] as const) {
    expect((await app.call(endpoint, { token, params })).statusCode).toBe(404);
  }
});

test('applications: counted by status, the undecided first, page by page', async () => {
  const { event_id, type_id } = await addPlaces(app.pool);
  const admin = await addRow(app.pool, 'admins', { name: 'Mona Adel' });
  const add = async (n: number, status: 'pending' | 'accepted') => {
    const usher = await addUsher(`Applicant ${n}`);
    const decided = status === 'pending' ? {} : { decided_at: new Date(), decided_by: admin.id };
    return addRow(app.pool, 'applications', {
      event_id,
      type_id,
      usher_id: usher.id,
      status,
      message: 'please',
      created_at: atHour(n),
      ...decided,
    });
  };
  const accepted = await add(0, 'accepted');
  const pending = [];
  for (let n = 1; n <= 26; n += 1) pending.push((await add(n, 'pending')).id);

  const first = await read(listEventApplications, event_id);
  expect(first.meta).toEqual({
    counts: { pending: 26, accepted: 1, waitlisted: 0, rejected: 0, withdrawn: 0, expired: 0 },
    current_page: 1,
    per_page: 25,
    total: 27,
    last_page: 2,
  });
  expect(first.data.map(({ id }) => id)).toEqual(pending.slice(0, 25));
  expect(first.data[0]).toMatchObject({ usher: { name_en: 'Applicant 1' }, message: 'please', decided_by: null });
  const second = await read(listEventApplications, event_id, { page: '2' });
  expect(second.data.map(({ id }) => id)).toEqual([pending[25], accepted.id]);
  expect(second.data[1]).toMatchObject({ status: 'accepted', decided_by: 'Mona Adel' });
  const some = await read(listEventApplications, event_id, { status: 'accepted' });
  expect([some.data.length, some.meta.total, some.meta.last_page]).toEqual([1, 1, 1]);
  expect((await read(listEventApplications, event_id, { status: 'accepted', page: '9' })).data).toEqual([]);
  expect((await read(listEventApplications, event_id, { role: type_id })).meta.total).toBe(27);
  const other = await read(listEventApplications, event_id, { role: (await addRow(app.pool, 'types')).id });
  expect([other.data, other.meta.counts.pending]).toEqual([[], 0]);
});

describe('attendance', () => {
  const record = async (places: Places, name: string, values: Parameters<typeof addRow<'attendance'>>[2] | null) => {
    const usher = await addUsher(name);
    const { id } = await assign(app.pool, places, usher.id);
    if (values !== null) {
      const of = { assignment_id: id, event_id: places.event_id, usher_id: usher.id };
      await addRow(app.pool, 'attendance', { ...of, ...values });
    }
    return id;
  };
  const came = { checked_in_at: atHour(0), method: 'qr' as const };

  test('who is expected, in, there, absent or excused, and how many were late', async () => {
    const places = await addPlaces(app.pool);
    await record(places, 'A expected', null);
    await record(places, 'B in', { ...came, late_minutes: 10 });
    await record(places, 'C left', { ...came, checked_out_at: atHour(8), late_minutes: 11 });
    await record(places, 'D attended', {
      ...came,
      checked_out_at: atHour(8),
      outcome: 'attended',
      approved_minutes: 450,
      late_minutes: 40,
    });
    await record(places, 'E absent', { outcome: 'no_show' });
    await record(places, 'F excused', { outcome: 'excused' });
    const invited = await addUsher('G invited');
    await assign(app.pool, places, invited.id, { status: 'invited' });
    const released = await record(places, 'H worked, then released', { ...came, checked_out_at: atHour(2) });
    await app.pool.query(`update assignments set status = 'released' where id = $1`, [released]);

    const { data, meta } = await read(listEventAttendance, places.event_id);
    expect(data.map(({ usher, state }) => `${usher.name_en}: ${state}`)).toEqual([
      'A expected: expected',
      'B in: in',
      'C left: left',
      'D attended: left',
      'E absent: no_show',
      'F excused: excused',
      'H worked, then released: left',
    ]);
    expect(data[3]).toMatchObject({ approved_minutes: 450, late_minutes: 40, zone: null });
    expect(data[2]).toMatchObject({ approved_minutes: null, checked_out_at: atHour(8).toISOString() });
    expect(meta).toMatchObject({
      counts: { expected: 1, in: 1, left: 3, attended: 0, no_show: 1, excused: 1 },
      // ten minutes are no lateness yet
      late: 2,
      total: 7,
    });
    const absent = await read(listEventAttendance, places.event_id, { state: 'no_show' });
    expect([absent.data.length, absent.meta.total, absent.meta.counts.left]).toEqual([1, 1, 3]);
    // with the end of the shift whoever left has attended
    await app.pool.query('update shifts set starts_at = $2, ends_at = $3 where id = $1', [
      places.shift_id,
      atHour(-50_000),
      atHour(-49_992),
    ]);
    const over = await read(listEventAttendance, places.event_id, { state: 'attended' });
    expect([over.data.length, over.meta.counts.left]).toEqual([3, 0]);
  });

  test('the plan says how late is late', async () => {
    const places = await addPlaces(app.pool);
    const plan = samplePlan(await addNamed(app.pool));
    const steps = { ...plan, stepFour: { ...plan.stepFour, late_grace_minutes: 30 } };
    await app.pool.query('insert into event_plans (event_id, steps) values ($1, $2)', [
      places.event_id,
      JSON.stringify(steps),
    ]);
    await record(places, 'A', { ...came, late_minutes: 30 });
    await record(places, 'B', { ...came, late_minutes: 31 });
    const { data, meta } = await read(listEventAttendance, places.event_id);
    expect([meta.late, ...data.map(({ is_late }) => is_late)]).toEqual([1, false, true]);
    const late = await read(listEventAttendance, places.event_id, { state: 'late' });
    expect([late.meta.total, ...late.data.map(({ usher }) => usher.name_en)]).toEqual([1, 'B']);
  });

  test('one shift, zone or role of it, with the figures of that part', async () => {
    const places = await addPlaces(app.pool);
    const { event_id, shift_id } = places;
    const zone = await addRow(app.pool, 'zones', { event_id });
    const hostess = await addRow(app.pool, 'types');
    const zoned = await addRow(app.pool, 'positions', {
      ...{ event_id, shift_id, type_id: hostess.id, zone_id: zone.id },
      headcount: 5,
    });
    const times = { starts_at: atHour(24), ends_at: atHour(30) };
    const later = await addRow(app.pool, 'shifts', { event_id, ...times });
    const next = await addRow(app.pool, 'positions', {
      ...{ event_id, shift_id: later.id, type_id: places.type_id },
      headcount: 5,
    });
    await record(places, 'A unzoned', { outcome: 'no_show' });
    await record({ ...places, type_id: hostess.id, position_id: zoned.id }, 'B zoned', null);
    const last = await addUsher('C later');
    await assign(app.pool, { ...places, shift_id: later.id, position_id: next.id }, last.id, times);

    const names = async (query: Record<string, string>) => {
      const { data, meta } = await read(listEventAttendance, event_id, query);
      expect(meta.total).toBe(data.length);
      return data.map(({ usher }) => usher.name_en);
    };
    expect(await names({})).toHaveLength(3);
    expect(await names({ shift: shift_id })).toEqual(['B zoned', 'A unzoned']);
    expect(await names({ shift: later.id })).toEqual(['C later']);
    expect(await names({ zone: zone.id })).toEqual(['B zoned']);
    expect(await names({ zone: 'unzoned' })).toEqual(['A unzoned', 'C later']);
    expect(await names({ role: hostess.id })).toEqual(['B zoned']);
    expect(await names({ role: places.type_id, shift: shift_id, state: 'no_show' })).toEqual(['A unzoned']);
    const { meta } = await read(listEventAttendance, event_id, { shift: later.id });
    expect(meta.counts).toMatchObject({ expected: 1, no_show: 0 });
  });
});

describe('pay', () => {
  test('sums of what counts, and each transfer with its minutes', async () => {
    const { event_id } = await addPlaces(app.pool, { event: { cost_minor: 700_000 } });
    const named = await addNamed(app.pool);
    const plan = samplePlan(named);
    const budget = { limit_minor: 900_000, kind: 'warn' as const };
    await app.pool.query('insert into event_plans (event_id, steps) values ($1, $2)', [
      event_id,
      JSON.stringify({ ...plan, stepFour: { ...plan.stepFour, budget } }),
    ]);
    const usher = await addUsher('Zaid');
    const pay = { event_id, kind: 'event_pay' as const };
    const work = await addRow(app.pool, 'transfers', {
      ...pay,
      usher_id: usher.id,
      gross_minor: 30_000,
      deductions_minor: 500,
    });
    await app.pool.query(
      `insert into transfer_lines (transfer_id, kind, minutes, amount_minor)
       values ($1, 'work', 400, 26000), ($1, 'overtime', 30, 4000), ($1, 'late', 15, -500)`,
      [work.id],
    );
    await addRow(app.pool, 'transfers', { ...pay, leader_id: named.leader_id, gross_minor: 60_000 });
    await addRow(app.pool, 'transfers', {
      ...pay,
      usher_id: (await addUsher()).id,
      voided_at: new Date(),
      void_reason: 'reopened',
    });
    await addRow(app.pool, 'transfers', { usher_id: usher.id });

    const { data, meta } = await read(getEventPay, event_id);
    expect(data).toMatchObject({
      currency: 'SAR',
      planned_minor: 700_000,
      budget_minor: 900_000,
      sums: [{ status: 'pending_approval', count: 2, net_minor: 89_500 }],
    });
    expect(data.transfers).toMatchObject([
      { payee: { id: named.leader_id }, is_leader: true, minutes: null, net_minor: 60_000 },
      {
        id: work.id,
        payee: { name_en: 'Zaid' },
        is_leader: false,
        minutes: 430,
        gross_minor: 30_000,
        net_minor: 29_500,
      },
    ]);
    expect(meta).toEqual({ current_page: 1, per_page: 25, total: 2, last_page: 1 });
  });

  test('without a plan there is no budget, which is not 0', async () => {
    const { event_id } = await addPlaces(app.pool);
    expect((await read(getEventPay, event_id)).data).toMatchObject({ budget_minor: null, sums: [], transfers: [] });
  });
});
