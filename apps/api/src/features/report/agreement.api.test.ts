import { getSummary, getTrend } from '@proline/contract/dashboard/dashboard';
import { getReport, type Report } from '@proline/contract/report/report';
import { countedHoursList } from '@proline/contract/report/counted-people';
import { leaderList } from '@proline/contract/team-leader/team-leader';
import { getTransferSums, transferList } from '@proline/contract/transfer/transfer';
import { countedShiftList, getUsherKpiFigures, usherKpiList } from '@proline/contract/usher-kpi/usher-kpi';
import { usherList } from '@proline/contract/usher/usher';
import type { ReportName } from '@proline/domain/report/report';
import { addDays } from '@proline/domain/time/calendar-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHeld, complete, type Came } from '../../testing/event/held-event.ts';
import { addRow, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let today: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('owner'));
  ({ to: today } = await reportOf('attendance', {}));
  const came = (...people: Came[]) => people;
  const late = { outcome: 'attended', minutes: 440, late: 25 } as const;
  const there = { outcome: 'attended', minutes: 450 } as const;
  const away = { outcome: 'no_show', reason: 'Illness' } as const;
  for (const [days, city, people] of [
    [3, 'Riyadh', came(there, there, late, away, { outcome: 'excused' }, { status: 'released' })],
    [20, 'Jeddah', came(there, away, away, { reserve: true })],
    [45, 'Riyadh', came(late, { ...there, reserve: true }, { status: 'released' })],
  ] as const)
    await complete(app, await led(await addHeld(app, addDays(today, -days), city, 6, people)));
  // of what runs everything but the minutes counts already
  await addHeld(app, addDays(today, -1), 'Riyadh', 3, came(there, away));
  const { id: usher_id } = await addRow(app.pool, 'ushers', { status: 'pending' });
  for (const values of [{}, {}, { voided_at: new Date(), void_reason: 'Twice' }])
    await addRow(app.pool, 'transfers', { usher_id, gross_minor: 1_000, ...values });
});
afterAll(() => app.close());

let leader_id: string | undefined;
/** All of them have the same leader. */
async function led(held: Places): Promise<Places> {
  leader_id ??= (await addRow(app.pool, 'team_leaders', { status: 'approved' })).id;
  await app.pool.query(
    `insert into event_leads (event_id, leader_id, pay_minor, starts_at, ends_at)
     select id, $2, 1, starts_at, ends_at from events where id = $1`,
    [held.event_id, leader_id],
  );
  return held;
}
async function reportOf(report: ReportName, query: Record<string, string>): Promise<Report> {
  const reply = await app.call(getReport, { token, params: { report }, query });
  return getReport.response.parse(reply.json()).data;
}
const barsOf = async (report: ReportName, query: Record<string, string>) =>
  Object.fromEntries((await reportOf(report, query)).bars.map(({ key, count }) => [key, count]));
type Counted = typeof countedShiftList | typeof usherList | typeof transferList;
const totalOf = async (list: Counted, query: object) => {
  const reply = await app.call(list.rows, { token, query: { ...query } });
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  return reply.json<{ meta: { total: number } }>().meta.total;
};

test.for([{}, { city: 'Riyadh' }, { city: 'Jeddah' }])(
  'attendance is the same in its report, on the pages of KPIs and in the list of shifts: %o',
  async (narrowed: { readonly city?: string }) => {
    const from = addDays(today, -60);
    const bars = await barsOf('attendance', { from, to: today, ...narrowed });
    const period = `${from}..${today}`;
    const figures = getUsherKpiFigures.response.parse(
      (await app.call(getUsherKpiFigures, { token, query: { period, ...narrowed } })).json(),
    ).data.now;
    const rows = usherKpiList.rows.response.parse(
      (await app.call(usherKpiList.rows, { token, query: { period, per_page: '100', ...narrowed } })).json(),
    ).data;
    const sumOf = (key: 'attended' | 'on_time' | 'no_shows' | 'late_cancels') =>
      rows.reduce((sum, row) => sum + row[key], 0);
    const shifts = (counted_as: string) => totalOf(countedShiftList, { period, counted_as, ...narrowed });
    const said = { on_time: bars['on_time'], no_shows: bars['no_shows'], late_cancels: bars['late_cancels'] };
    expect(said.on_time).toBeGreaterThan(0);
    const { on_time, no_shows, late_cancels } = figures;
    expect({ on_time, no_shows, late_cancels }).toEqual(said);
    expect({
      on_time: sumOf('on_time'),
      no_shows: sumOf('no_shows'),
      late_cancels: sumOf('late_cancels'),
    }).toEqual(said);
    expect({
      on_time: await shifts('on_time'),
      no_shows: await shifts('no_show'),
      late_cancels: await shifts('late_cancel'),
    }).toEqual(said);
    expect([figures.attended, sumOf('attended'), await shifts('attended')]).toEqual(
      Array(3).fill((bars['on_time'] ?? 0) + (bars['late'] ?? 0)),
    );
  },
);

test('the dashboard counts the same shifts, transfers and people', async () => {
  const trend = getTrend.response.parse((await app.call(getTrend, { token })).json()).data;
  const [first] = trend.points;
  const bars = await barsOf('attendance', { from: first?.starts_on ?? today, to: today });
  expect(trend.total).toBe((bars['on_time'] ?? 0) + (bars['late'] ?? 0));
  const summary = getSummary.response.parse((await app.call(getSummary, { token })).json()).data;
  const { pending_approval, approved } = summary.transfers_reports;
  const waiting = (await reportOf('payout_aging', {})).figures[0]?.value;
  expect([waiting, await totalOf(transferList, { status: 'pending_approval,approved' })]).toEqual(
    Array(2).fill(pending_approval + approved),
  );
  const asked = await barsOf('recruitment_funnel', { from: addDays(today, -1_000), to: today });
  expect([asked['asked'], await totalOf(usherList, {})]).toEqual(Array(2).fill(summary.ushers.total));
});

test('hours are the same by the plan, by the people and by their figures, once the events are completed', async () => {
  const query = { from: addDays(today, -60), to: addDays(today, -2) };
  const valueIn = async (report: ReportName, key: string) =>
    (await reportOf(report, query)).figures.find((figure) => figure.key === key)?.value;
  const figures = getUsherKpiFigures.response.parse(
    (await app.call(getUsherKpiFigures, { token, query: { period: `${query.from}..${query.to}` } })).json(),
  ).data.now;
  const { data } = countedHoursList.rows.response.parse(
    (await app.call(countedHoursList.rows, { token, query: { period: `${query.from}..${query.to}` } })).json(),
  );
  const hours = figures.approved_minutes / 60;
  expect(hours).toBeGreaterThan(0);
  expect([
    await valueIn('planned_actual', 'worked_hours'),
    await valueIn('utilization', 'hours'),
    data.reduce((sum, { minutes }) => sum + minutes, 0) / 60,
  ]).toEqual([hours, hours, hours]);
  const worked = (await reportOf('utilization', query)).figures.find(({ key }) => key === 'worked')?.part;
  expect([worked, await totalOf(usherList, { worked: `${query.from}..${query.to}` })]).toEqual(
    Array(2).fill(data.length),
  );
});

test('money that waits, and what became of teams, are the same in reports, lists and sums', async () => {
  const sums = getTransferSums.response.parse((await app.call(getTransferSums, { token })).json()).data;
  const waiting = sums.currencies.map(({ currency, pending, approved }) => ({
    currency,
    minor: pending.net_minor + approved.net_minor,
  }));
  const { amounts } = await reportOf('payout_aging', {});
  expect(amounts.map(({ currency, minor }) => ({ currency, minor }))).toEqual(waiting.filter(({ minor }) => minor > 0));

  const scores = await reportOf('leader_scorecard', { from: addDays(today, -60), to: today });
  const { data } = leaderList.rows.response.parse((await app.call(leaderList.rows, { token, query: {} })).json());
  expect(scores.groups).toHaveLength(1);
  for (const { key, figures } of scores.groups) {
    const row = data.find(({ id }) => id === key);
    expect([row?.arrivals, row?.on_time]).toEqual([figures[0]?.sample, figures[0]?.value]);
  }
});

const SUMS = ['attended', 'on_time', 'no_shows', 'late_cancels'].map((key) => `sum(${key})::int as ${key}`).join();

test('what is counted of places is what is counted of the assignments that hold them', async () => {
  const { rows } = await app.pool.query<Record<'places' | 'assignments', object>>(`
    with places as (select ${SUMS} from counted_positions), assigned as (select ${SUMS} from counted_assignments)
    select to_json(places) as places, to_json(assigned) as assignments from places, assigned`);
  expect(rows[0]?.assignments).toEqual(rows[0]?.places);
});
