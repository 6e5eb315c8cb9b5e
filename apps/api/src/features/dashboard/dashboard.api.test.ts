import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  getMenuCounts,
  getSummary,
  getTrend,
  type DashboardSummary,
  type ShiftsTrend,
} from '@proline/contract/dashboard/dashboard';
import { blockedUsherList } from '@proline/contract/blocked-usher/blocked-usher';
import { eventList } from '@proline/contract/event/event';
import { leaderList } from '@proline/contract/team-leader/team-leader';
import { transferList } from '@proline/contract/transfer/transfer';
import { usherList } from '@proline/contract/usher/usher';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  // no clock of the program meets what is emptied
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('viewer'));
});
afterAll(() => app.close());
beforeEach(() => app.pool.query('truncate events, persons, deletion_requests, settings cascade'));

const summary = async () => (await app.call(getSummary, { token })).json<{ data: DashboardSummary }>();

test('every status without rows counts zero, under the names of the specification', async () => {
  expect(await summary()).toEqual({
    data: {
      events: { total: 0, completed: 0, draft: 0, in_progress: 0, published: 0, canceled: 0 },
      ushers: { total: 0, approved: 0, blocked: 0, in_interview: 0, rejected: 0, pending: 0 },
      transfers_reports: { total: 0, approved: 0, pending_approval: 0, transferred: 0 },
      team_leader: { total: 0, approved: 0, pending: 0 },
    },
  });
});

test('the summary counts what is there, and a voided transfer is not', async () => {
  const { pool } = app;
  await addPlaces(pool);
  await addPlaces(pool, { event: { status: 'completed', completed_at: atHour(0) } });
  const usher = await addRow(pool, 'ushers', { status: 'approved' });
  await addRow(pool, 'ushers', { status: 'blocked', status_reason: 'late' });
  await addRow(pool, 'ushers');
  await addRow(pool, 'team_leaders');
  await addRow(pool, 'transfers', { usher_id: usher.id });
  await addRow(pool, 'transfers', { usher_id: usher.id, voided_at: atHour(0), void_reason: 'twice' });
  expect(await summary()).toEqual({
    data: {
      events: { total: 2, completed: 1, draft: 0, in_progress: 0, published: 1, canceled: 0 },
      ushers: { total: 3, approved: 1, blocked: 1, in_interview: 0, rejected: 0, pending: 1 },
      transfers_reports: { total: 1, approved: 0, pending_approval: 1, transferred: 0 },
      team_leader: { total: 1, approved: 0, pending: 1 },
    },
  });
});

/** Where the numbers of each group lead; the total is the list without a filter. */
const LISTS = {
  events: eventList.rows,
  ushers: usherList.rows,
  transfers_reports: transferList.rows,
  team_leader: leaderList.rows,
} as const;

test('every number is the total of the list that it leads to', async () => {
  const { pool } = app;
  await addPlaces(pool);
  const usher = await addRow(pool, 'ushers', { status: 'approved' });
  await addRow(pool, 'ushers', { status: 'blocked', status_reason: 'late' });
  await addRow(pool, 'ushers', { status: 'rejected', status_reason: 'late' });
  for (const status of ['in_interview', 'pending'] as const) await addRow(pool, 'ushers', { status });
  await addRow(pool, 'team_leaders');
  await addRow(pool, 'team_leaders', { turned_down_at: atHour(0), turn_down_reason: 'No need' });
  await addRow(pool, 'transfers', { usher_id: usher.id });
  await addRow(pool, 'transfers', { usher_id: usher.id, voided_at: atHour(0), void_reason: 'twice' });
  const { data } = await summary();
  for (const group of ['events', 'ushers', 'transfers_reports', 'team_leader'] as const)
    for (const [status, counted] of Object.entries(data[group])) {
      const [list, query] =
        status === 'blocked'
          ? ([blockedUsherList.rows, {}] as const)
          : ([LISTS[group], status === 'total' ? {} : { status }] as const);
      const answer = await app.call(list, { token, query });
      expect([group, status, answer.json<{ meta: { total: number } }>().meta.total]).toEqual([group, status, counted]);
    }
});

test('a write that was acknowledged is in every summary asked for after it', async () => {
  for (let written = 1; written <= 5; written += 1) {
    await addRow(app.pool, 'ushers');
    const answers = await Promise.all(Array.from({ length: 20 }, summary));
    expect(new Set(answers.map(({ data }) => data.ushers.total))).toEqual(new Set([written]));
  }
});

test('the menu counts what waits', async () => {
  const { pool } = app;
  const { event_id, type_id } = await addPlaces(pool);
  const usher = await addRow(pool, 'ushers', { status: 'approved' });
  await addRow(pool, 'ushers');
  await addRow(pool, 'ushers', { status: 'in_interview' });
  await addRow(pool, 'team_leaders');
  await addRow(pool, 'team_leaders', { status: 'approved' });
  await addRow(pool, 'applications', { event_id, type_id, usher_id: usher.id });
  await addRow(pool, 'transfers', { usher_id: usher.id });
  const answer = await app.call(getMenuCounts, { token });
  expect(answer.json()).toEqual({ data: { event_applications: 1, join_requests: 3, transactions: 1 } });
});

const trend = async (range?: string) => {
  const answer = await app.call(getTrend, { token, ...(range && { query: { range } }) });
  return answer.json<{ data: ShiftsTrend }>().data;
};
const worked = (day: string, n: number) =>
  app.pool.query(`insert into daily_counts (metric, day, n) select 'shifts_worked', ${day}, $1`, [n]);
const TODAY = `(now() at time zone 'Asia/Riyadh')::date`;

test('the trend compares weeks that end today with as many before', async () => {
  await worked(TODAY, 5);
  await worked(`${TODAY} - 6`, 2);
  await worked(`${TODAY} - 7`, 10);
  await worked(`${TODAY} - 28`, 4);
  await worked(`${TODAY} - 55`, 6);
  await worked(`${TODAY} - 56`, 100);
  await worked(`${TODAY} + 1`, 100);
  const { points, ends_on: _today, ...rest } = await trend('4_weeks');
  expect(rest).toEqual({ range: '4_weeks', total: 17, previous_total: 10, change: 0.7 });
  expect(points.map((point) => point.shifts)).toEqual([0, 0, 10, 7]);
  expect(points.map((point) => point.previous_shifts)).toEqual([6, 0, 0, 4]);
});

test('twelve weeks unless asked, twelve months for a year, no change to nothing', async () => {
  const asked = await trend();
  expect([asked.range, asked.points.length, asked.change]).toEqual(['12_weeks', 12, null]);
  expect((await trend('year')).points).toHaveLength(12);
  expect((await app.call(getTrend, { token, query: { range: 'decade' } })).statusCode).toBe(422);
});

test('a year is compared with the whole year before it', async () => {
  const back = (years: number, days = 0) => `(${TODAY} - interval '${years} years')::date + ${days}`;
  await worked(TODAY, 3);
  await worked(back(1, 1), 5);
  await worked(back(1), 40);
  await worked(back(2, 1), 60);
  await worked(back(2), 1_000);
  const { points, ends_on: _today, ...rest } = await trend('year');
  expect(rest).toEqual({ range: 'year', total: 8, previous_total: 100, change: -0.92 });
  expect([points[0], points.at(-1)]).toMatchObject([
    { shifts: 5, previous_shifts: 60 },
    { shifts: 3, previous_shifts: 40 },
  ]);
});

test('a shift counts on its day once it was attended', async () => {
  const { pool } = app;
  const { rows } = await pool.query<{ today: string }>(`select ${TODAY}::text as today`);
  const work_date = rows[0]?.today ?? '';
  const starts_at = new Date(Date.now() - 3_600_000);
  const shift = { work_date, starts_at, ends_at: new Date(starts_at.getTime() + 4 * 3_600_000) };
  const places = await addPlaces(pool, { shift });
  const usher_id = (await addRow(pool, 'ushers', { status: 'approved' })).id;
  const { id: assignment_id } = await assign(pool, places, usher_id, shift);
  expect((await trend()).total).toBe(0);
  const { event_id } = places;
  await addRow(pool, 'attendance', {
    assignment_id,
    usher_id,
    event_id,
    work_date,
    outcome: 'attended',
    checked_in_at: starts_at,
    method: 'qr',
  });
  expect((await trend()).total).toBe(1);
});

test('today is the day in the zone of the settings', async () => {
  // there is always one day between these two
  const set = (zone: string) =>
    app.pool.query(
      `insert into settings (key, value) values ('region', jsonb_build_object('time_zone', $1::text))
       on conflict (key) do update set value = excluded.value`,
      [zone],
    );
  await worked(`(now() at time zone 'Pacific/Kiritimati')::date`, 1);
  await set('Pacific/Kiritimati');
  expect((await trend()).total).toBe(1);
  await set('Pacific/Pago_Pago');
  expect((await trend()).total).toBe(0);
});
