import { getReport, type Report } from '@proline/contract/report/report';
import { DIMENSIONS_OF, REPORTS, type ReportName } from '@proline/domain/report/report';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHeld as addHeldEvent, complete as completeEvent, type Came } from '../../testing/event/held-event.ts';
import { addPlaces, addRow, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('viewer'));
});
afterAll(() => app.close());

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const ask = (report: ReportName, query: Record<string, string> = MARCH) =>
  app.call(getReport, { token, params: { report }, query });
const asked = async (report: ReportName, query?: Record<string, string>): Promise<Report> => {
  const reply = await ask(report, query);
  expect([reply.statusCode, reply.json()]).toEqual([200, expect.anything()]);
  return getReport.response.parse(reply.json()).data;
};
const figuresIn = ({ figures }: Pick<Report, 'figures'>) =>
  Object.fromEntries(figures.map(({ key, value, sample }) => [key, sample === null ? value : [value, sample]]));
const barsIn = ({ bars }: Report) => Object.fromEntries(bars.map(({ key, count }) => [key, count]));

const addHeld = (...held: [string, string, number, readonly Came[]]) => addHeldEvent(app, ...held);
const complete = (held: Places) => completeEvent(app, held);

const PEOPLE: readonly Came[] = [
  { outcome: 'attended', minutes: 450, taken: 216 },
  { outcome: 'attended', minutes: 440, late: 11, taken: 24 },
  { outcome: 'no_show', reason: 'Illness' },
  { outcome: 'excused' },
  { status: 'released' },
  { reserve: true },
];

test('places, coming and hours of a completed event are those of its rows, and the same while it still ran', async () => {
  const held = await addHeld('2026-03-10', 'Riyadh', 6, PEOPLE);
  const all = async () => ({
    fill: await asked('fill_rate'),
    time: await asked('time_to_fill'),
    came: await asked('attendance'),
  });
  const running = await all();
  expect(figuresIn(running.fill)).toEqual({ fill_rate: [4 / 6, 6], not_filled: [2, 6], filled_late: [1 / 4, 4] });
  expect(barsIn(running.fill)).toEqual({ filled_early: 3, filled_late: 1, not_filled: 2 });
  // one took the place on the first day, two on the sixth, one on the ninth
  expect(barsIn(running.time)).toMatchObject({ 1: 1, 5: 2, 9: 1 });
  expect(figuresIn(running.time)).toEqual({ time_to_fill: [null, 4], filled_within_week: [3 / 4, 4] });
  expect(figuresIn(running.came)).toEqual({ attendance: [2 / 4, 4], punctuality: [1 / 2, 2], no_show: [1 / 3, 3] });
  expect(barsIn(running.came)).toEqual({ on_time: 1, late: 1, no_shows: 1, late_cancels: 1, excused: 1 });
  expect(running.came.reasons).toMatchObject([{ label_en: 'Illness', label_ar: 'مرض', count: 1 }]);
  expect(figuresIn(await asked('planned_actual'))).toMatchObject({ planned_hours: 0, worked_hours: 0 });
  await complete(held);
  expect(figuresIn(await asked('planned_actual'))).toMatchObject({ planned_hours: 45, worked_hours: 890 / 60 });
  const kept = await app.pool.query(
    'select count(*)::integer as n from position_results r join counted_positions c using (position_id) where r::text = c::text',
  );
  expect(kept.rows).toEqual([{ n: 1 }]);
  const completed = await all();
  for (const [name, before] of Object.entries(running)) {
    const { made_at: _, ...now } = completed[name as keyof typeof completed];
    expect({ ...now, amounts: [] }).toEqual({ ...before, made_at: undefined, amounts: [] });
  }
  await app.pool.query(`update events set status = 'in_progress', completed_at = null where id = $1`, [held.event_id]);
  expect((await app.pool.query('select from position_results')).rowCount).toBe(0);
  await complete(held);
});

test('over time, against the period before, and broken down: the parts are the whole', async () => {
  await complete(await addHeld('2026-03-20', 'Jeddah', 30, Array(25).fill({ outcome: 'attended', minutes: 400 })));
  await complete(await addHeld('2026-02-10', 'Jeddah', 50, Array(20).fill({ outcome: 'attended', minutes: 400 })));
  const report = await asked('fill_rate', { ...MARCH, step: 'week', by: 'city' });
  const [head] = report.figures;
  expect(report.before).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(head).toMatchObject({ value: 29 / 36, part: 29, sample: 36, before: { value: 0.4, sample: 50 } });
  expect(head?.change).toBeCloseTo(29 / 36 - 0.4);
  expect(report.points.map(({ from, value, sample }) => [from, value, sample])).toEqual([
    ['2026-03-01', null, 0],
    ['2026-03-08', 4 / 6, 6],
    ['2026-03-15', 25 / 30, 30],
    ['2026-03-22', null, 0],
    ['2026-03-29', null, 0],
  ]);
  expect(report.groups.map(({ label_ar, figures: [figure] }) => [label_ar, figure?.sample, figure?.change])).toEqual([
    ['جدة', 30, expect.closeTo(25 / 30 - 0.4)],
    // six places are no sample
    ['الرياض', 6, null],
  ]);
  const narrowed = await asked('fill_rate', { ...MARCH, city: 'Jeddah,Doha' });
  expect(figuresIn(narrowed)).toMatchObject({ fill_rate: [25 / 30, 30] });
  for (const by of ['role', 'category', 'client', 'weekday']) {
    const { groups } = await asked('fill_rate', { ...MARCH, by });
    expect(groups.reduce((sum, { figures: [figure] }) => sum + (figure?.sample ?? 0), 0)).toBe(36);
  }
});

test('what people earn is compared with the plan in each currency; a canceled event counts nowhere', async () => {
  const held = await addHeld('2026-05-10', 'Doha', 2, [{ outcome: 'attended', minutes: 450 }]);
  const [{ id: usher_id } = { id: '' }] = (await app.pool.query<{ id: string }>('select id from ushers limit 1')).rows;
  await app.pool.query(`update events set cost_minor = 90000, currency = 'QAR' where id = $1`, [held.event_id]);
  await addRow(app.pool, 'transfers', {
    ...{ kind: 'event_pay', event_id: held.event_id, usher_id, currency: 'QAR', gross_minor: 50_000 },
    deductions_minor: 5_000,
  });
  await complete(held);
  const MAY = { from: '2026-05-01', to: '2026-05-31' };
  expect((await asked('planned_actual', MAY)).amounts).toEqual([
    { currency: 'QAR', planned_minor: 90_000, minor: 45_000 },
  ]);
  const canceled = await addHeld('2026-05-11', 'Doha', 5, []);
  await app.pool.query(
    `update events set status = 'canceled', canceled_at = now(), cancel_reason = 'Rain' where id = $1`,
    [canceled.event_id],
  );
  expect(figuresIn(await asked('fill_rate', MAY))).toMatchObject({ fill_rate: [1 / 2, 2] });
});

test('applications by what became of them, people by how far they came', async () => {
  const { event_id, type_id } = await addPlaces(app.pool);
  const day = { created_at: new Date('2026-04-10T20:30:00Z') };
  for (const status of ['accepted', 'accepted', 'rejected', 'expired', 'withdrawn', 'pending'] as const) {
    const { id: usher_id } = await addRow(app.pool, 'ushers', { status: 'approved' });
    await addRow(app.pool, 'applications', {
      ...{ ...day, event_id, type_id, usher_id, status },
      ...(status !== 'pending' && { decided_at: day.created_at }),
    });
  }
  const APRIL = { from: '2026-04-01', to: '2026-04-30' };
  const conversion = await asked('application_conversion', APRIL);
  expect(figuresIn(conversion)).toEqual({ accepted: [2 / 6, 6], withdrawn: [1 / 6, 6], undecided: [1, 6] });
  expect(barsIn(conversion)).toEqual({ accepted: 2, not_taken: 2, withdrawn: 1, undecided: 1 });

  const { id: interviewer_id } = await addRow(app.pool, 'admins');
  for (const status of ['approved', 'rejected', 'pending'] as const) {
    const { id: person_id } = await addRow(app.pool, 'ushers', {
      ...{ ...day, status, city: 'Tabuk' },
      ...(status === 'rejected' && { status_reason: 'No answer' }),
    });
    if (status !== 'pending')
      await addRow(app.pool, 'interviews', {
        person_id,
        interviewer_id,
        status: 'done',
        score: 4,
        starts_at: day.created_at,
        ends_at: new Date('2026-04-10T21:00:00Z'),
      });
  }
  const funnel = await asked('recruitment_funnel', { ...APRIL, city: 'Tabuk' });
  expect(barsIn(funnel)).toEqual({ asked: 3, interviewed: 2, joined: 1 });
  // 23:30 in Riyadh is still that day, 20:30 UTC
  expect(funnel.points.filter(({ sample }) => sample === 3).map(({ from }) => from)).toEqual(['2026-04-10']);
});

test('what waits to be paid when the period ends, how old it is, and how long approving took', async () => {
  const { id: usher_id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  const on = (day: number) => new Date(Date.UTC(2026, 5, day, 9));
  const add = (day: number, values: object = {}) =>
    addRow(app.pool, 'transfers', { usher_id, currency: 'KWD', gross_minor: 2_000, created_at: on(day), ...values });
  await add(29);
  await add(25);
  await add(10);
  await add(28, { voided_at: on(29), void_reason: 'Twice' });
  const report = await asked('payout_aging', { from: '2026-06-01', to: '2026-06-30' });
  expect(figuresIn(report)).toMatchObject({ waiting: 3, waiting_long: [1 / 3, 3] });
  expect(barsIn(report)).toEqual({ soon: 1, week: 1, over_week: 1 });
  expect(report.amounts).toEqual([{ currency: 'KWD', planned_minor: null, minor: 6_000 }]);
  expect(report.groups.map(({ key }) => key)).toEqual(['bonus']);
});

test('hours of everybody who could have worked; who worked again, of those who had the time to', async () => {
  const hours = await asked('utilization', { from: '2026-03-20', to: '2026-03-20', city: 'Jeddah' });
  // twenty-five worked on that day, twenty others before it
  expect(figuresIn(hours)).toMatchObject({ worked: [25 / 45, 45], hours: (25 * 400) / 60 });
  expect(hours.bars.map(({ count }) => count)).toEqual(Array(10).fill(expect.closeTo(0.1)));
  const first = await asked('retention', { from: '2026-02-01', to: '2026-02-28', city: 'Jeddah' });
  expect(figuresIn(first)).toMatchObject({ again_after_1: [0, 20], again_after_6: [0, 20] });
  const { rows } = await app.pool.query<{ usher_id: string }>(
    `select usher_id from attendance where work_date = '2026-02-10' limit 1`,
  );
  const [again] = rows;
  const later = await addHeld('2026-04-20', 'Abha', 1, [{ outcome: 'attended', minutes: 400 }]);
  await app.pool.query('update assignments set usher_id = $2 where event_id = $1', [later.event_id, again?.usher_id]);
  await app.pool.query('update attendance set usher_id = $2 where event_id = $1', [later.event_id, again?.usher_id]);
  expect(figuresIn(await asked('retention', { from: '2026-02-01', to: '2026-02-28', city: 'Jeddah' }))).toMatchObject({
    again_after_1: [0, 20],
    again_after_3: [1 / 20, 20],
  });
});

test('teams of leaders at completed events', async () => {
  const { id: leader_id } = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const held = await addHeld('2026-07-05', 'Khobar', 4, [...PEOPLE]);
  await addRow(app.pool, 'event_leads', {
    ...{ event_id: held.event_id, leader_id },
    ...{ starts_at: new Date('2026-07-05T06:00:00Z'), ends_at: new Date('2026-07-05T14:00:00Z') },
  });
  await complete(held);
  const report = await asked('leader_scorecard', { from: '2026-07-01', to: '2026-07-31' });
  expect(figuresIn(report)).toEqual({ team_punctuality: [1 / 2, 2], team_no_show: [1 / 3, 3], leaders: 1 });
  expect(report.groups).toMatchObject([{ key: leader_id, label_en: 'Nasser Salem', label_ar: 'ناصر سالم' }]);
});

test('every report answers for a period of which nothing is known, by each of its parts', async () => {
  for (const report of REPORTS)
    for (const by of DIMENSIONS_OF[report]) {
      const { figures, groups } = await asked(report, { from: '2019-01-01', to: '2019-03-31', by });
      expect(figures.every(({ value }) => value === null || value === 0)).toBe(true);
      // everybody who is approved could have worked, had they been there
      expect(groups).toEqual([]);
    }
});

test('a period that ends before it begins, or is too long, and parts that a report has not, are refused by name', async () => {
  const refused = async (report: ReportName, query: Record<string, string>) => {
    const reply = await ask(report, query);
    return [reply.statusCode, reply.json<{ code: string }>().code];
  };
  expect(await refused('attendance', { from: '2026-03-02', to: '2026-03-01' })).toEqual([422, 'report_period_invalid']);
  expect(await refused('attendance', { from: '2020-01-01', to: '2026-03-01' })).toEqual([422, 'report_period_invalid']);
  expect(await refused('attendance', { from: '2026-02-30' })).toEqual([422, 'validation_failed']);
  expect(await refused('retention', { by: 'role' })).toEqual([422, 'report_cannot']);
  expect(await refused('recruitment_funnel', { role: '018f0000-0000-7000-8000-000000000001' })).toEqual([
    422,
    'report_cannot',
  ]);
  expect(await refused('attendance', { from: '2025-01-01', to: '2026-03-01', step: 'day' })).toEqual([
    422,
    'report_cannot',
  ]);
});

test('reasons stand in the order of how often they were given', async () => {
  const away = (reason?: string): Came => ({ outcome: 'no_show', ...(reason !== undefined && { reason }) });
  const people = [away('Transport'), away('Illness'), away('Illness'), away('Illness'), away(), away()];
  await addHeld('2024-11-10', 'Abha', 6, people);
  const { reasons } = await asked('attendance', { from: '2024-11-01', to: '2024-11-30' });
  expect(reasons.map(({ label_en, count }) => [label_en, count])).toEqual([
    ['Illness', 3],
    ['No reason given', 2],
    ['Transport', 1],
  ]);
});
