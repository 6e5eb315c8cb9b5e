import { changeAvailability, getAvailability, listBookings } from '@proline/contract/availability/availability';
import { listPersonHistory } from '@proline/contract/audit/person-history';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { ALWAYS_FREE, type WeekdayHours } from '@proline/domain/people/availability';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

const OFF: WeekdayHours = { kind: 'off', from: null, until: null };
const EVENING: WeekdayHours = { kind: 'hours', from: 1_080, until: 1_440 };
const weekWith = (days: Readonly<Record<number, WeekdayHours>>) => ALWAYS_FREE.map((day, at) => days[at] ?? day);
const off = (first_day: string, last_day: string, reason = '') => ({ first_day, last_day, reason });

type Said = { version?: number; week?: WeekdayHours[]; days_off?: ReturnType<typeof off>[] };
const say = async (id: string, { version = 0, week = [...ALWAYS_FREE], days_off = [] }: Said) => {
  const reply = await app.call(changeAvailability, { token, params: { id }, body: { version, week, days_off } });
  const { code, errors } = reply.json<Partial<ErrorReply>>();
  return { status: reply.statusCode, code, errors };
};
const read = async (id: string) =>
  getAvailability.response.parse((await app.call(getAvailability, { token, params: { id } })).json()).data;

test('who has said nothing is free on every day; what is said is kept, and said again it replaces the rest', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  expect(await read(id)).toEqual({ version: 0, week: ALWAYS_FREE, days_off: [] });
  const week = weekWith({ 4: EVENING, 5: OFF });
  expect(
    await say(id, { week, days_off: [off('2030-03-09', '2030-03-12', 'Exams'), off('2030-02-01', '2030-02-01')] }),
  ).toMatchObject({ status: 200 });
  expect(await read(id)).toEqual({
    version: 1,
    week,
    days_off: [off('2030-02-01', '2030-02-01'), off('2030-03-09', '2030-03-12', 'Exams')],
  });
  await say(id, { version: 1, week: weekWith({ 5: OFF }) });
  expect(await read(id)).toEqual({ version: 2, week: weekWith({ 5: OFF }), days_off: [] });
});

test('the history says each weekday that changed and the days off; the reason stands under the person’s key', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  await say(id, { week: weekWith({ 4: EVENING }), days_off: [off('2030-03-09', '2030-03-12', 'Knee surgery')] });
  const reply = await app.call(listPersonHistory, { token, params: { id } });
  expect(listPersonHistory.response.parse(reply.json()).data).toMatchObject([
    {
      action: 'set_availability',
      entity: 'usher',
      before: { thursday: 'all_day', days_off: [] },
      after: {
        thursday: '18:00–24:00',
        days_off: [{ first_day: '2030-03-09', last_day: '2030-03-12', reason: 'Knee surgery' }],
      },
    },
  ]);
  const { rows } = await app.pool.query<{ after: unknown }>('select after from audit_log where record_id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain('Knee surgery');
});

test('what cannot be is refused by name at its place, and nothing of it is kept', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  expect(await say(id, { days_off: [off('2030-03-12', '2030-03-09')] })).toEqual({
    status: 422,
    code: 'days_off_end_before_start',
    errors: { 'days_off.0': ['days_off_end_before_start'] },
  });
  expect(await say(id, { days_off: [off('2030-03-01', '2030-03-09'), off('2030-03-09', '2030-03-12')] })).toMatchObject(
    { status: 422, code: 'days_off_overlap', errors: { 'days_off.1': ['days_off_overlap'] } },
  );
  expect(await say(id, { week: weekWith({ 2: { kind: 'hours', from: 600, until: 600 } }) })).toMatchObject({
    status: 422,
    code: 'hours_end_before_start',
    errors: { 'week.2': ['hours_end_before_start'] },
  });
  for (const wrong of [
    { week: [...ALWAYS_FREE].slice(1) },
    { week: weekWith({ 1: { kind: 'hours', from: 1_440, until: 1_500 } }) },
    { days_off: [off('2030-02-30', '2030-03-01')] },
    { days_off: [off('2030-03-01', '2030-03-01', 'x'.repeat(201))] },
    { days_off: Array.from({ length: 101 }, (_, n) => off(`20${10 + (n % 90)}-01-01`, `20${10 + (n % 90)}-01-01`)) },
  ])
    expect(await say(id, wrong)).toMatchObject({ status: 422, code: 'validation_failed' });
  expect(await read(id)).toEqual({ version: 0, week: ALWAYS_FREE, days_off: [] });
});

test('of two who save over the same version, one is told', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const both = await Promise.all([say(id, { week: weekWith({ 0: OFF }) }), say(id, { week: weekWith({ 1: OFF }) })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read(id)).version).toBe(1);
});

test('recruiters and owners change it, others read it; nobody is found who is not there', async () => {
  const { id } = await addRow(app.pool, 'team_leaders');
  const body = { version: 0, week: ALWAYS_FREE, days_off: [] };
  const viewer = await app.signIn('viewer');
  const reply = await app.call(changeAvailability, { token: viewer.token, params: { id }, body });
  expect(reply.statusCode).toBe(403);
  expect((await app.call(getAvailability, { token: viewer.token, params: { id } })).statusCode).toBe(200);
  expect((await say(crypto.randomUUID(), {})).status).toBe(404);
});

test('shows what somebody is booked for and invited to, by the days of the organization', async () => {
  const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  // 22:30 to 02:30 in Riyadh, from the last of January into February
  const shift = {
    work_date: '2030-01-31',
    starts_at: new Date('2030-01-31T19:30:00Z'),
    ends_at: new Date('2030-01-31T23:30:00Z'),
  };
  const later = {
    work_date: '2030-02-10',
    starts_at: new Date('2030-02-10T06:00:00Z'),
    ends_at: new Date('2030-02-10T12:00:00Z'),
  };
  await assign(app.pool, await addPlaces(app.pool, { shift }), id, shift);
  await assign(app.pool, await addPlaces(app.pool, { shift: later }), id, { ...later, status: 'invited' });
  const bookings = async (from: string) => {
    const reply = await app.call(listBookings, { token, params: { id }, query: { from, days: '28' } });
    return listBookings.response.parse(reply.json()).data.map(({ starts_at, confirmed }) => [starts_at, confirmed]);
  };
  expect(await bookings('2030-02-01')).toEqual([
    ['2030-01-31T19:30:00.000Z', true],
    ['2030-02-10T06:00:00.000Z', false],
  ]);
  expect(await bookings('2030-02-11')).toEqual([]);
});
