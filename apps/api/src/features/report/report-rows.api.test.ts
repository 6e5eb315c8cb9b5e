import { getReport, type Report } from '@proline/contract/report/report';
import { countedHoursList, countedLeaderList } from '@proline/contract/report/counted-people';
import { countedEventList } from '@proline/contract/report/counted-event';
import { countedTransferList } from '@proline/contract/report/counted-transfer';
import { countedApplicationList, countedPlaceList } from '@proline/contract/report/report-lists';
import { rowsBehind, type Counted, type ReportRows } from '@proline/contract/report/report-rows';
import { countedShiftList } from '@proline/contract/usher-kpi/usher-kpi';
import { usherList } from '@proline/contract/usher/usher';
import type { ReportName } from '@proline/domain/report/report';
import { addDays } from '@proline/domain/time/calendar-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHeld, complete } from '../../testing/event/held-event.ts';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('viewer'));
});
afterAll(() => app.close());

const LISTS = {
  counted_shifts: countedShiftList,
  counted_places: countedPlaceList,
  counted_applications: countedApplicationList,
  counted_hours: countedHoursList,
  counted_leaders: countedLeaderList,
  counted_transfers: countedTransferList,
  counted_events: countedEventList,
  ushers: usherList,
};
const totalOf = async ({ list, query }: ReportRows): Promise<number> => {
  const reply = await app.call(LISTS[list].rows, { token, query });
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return reply.json<{ meta: { total: number } }>().meta.total;
};
const reportOf = async (report: ReportName, query: Record<string, string>): Promise<Report> =>
  getReport.response.parse((await app.call(getReport, { token, params: { report }, query })).json()).data;

/** How many each bar counts, and how many its list has; bars without a list are left out. */
async function counted(report: ReportName, query: Record<string, string>, today: string) {
  const shown = await reportOf(report, query);
  const bars: [string, number, number][] = [];
  for (const { key, count } of shown.bars) {
    const { from: _from, to: _to, ...narrowed } = query;
    const rows = rowsBehind(shown, narrowed, { bar: key }, today);
    if (!rows) continue;
    bars.push([key, count, await totalOf(rows)]);
  }
  return bars;
}
const TODAY = new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('a bar of attendance counts the shifts of its list, also narrowed to a city', async () => {
  await complete(
    app,
    await addHeld(app, '2026-03-10', 'Riyadh', 8, [
      { outcome: 'attended', minutes: 450 },
      { outcome: 'attended', minutes: 450, late: 10 },
      { outcome: 'attended', minutes: 440, late: 11 },
      { outcome: 'no_show', reason: 'Illness' },
      { outcome: 'no_show' },
      { outcome: 'excused' },
      { status: 'released' },
      { reserve: true },
    ]),
  );
  await complete(app, await addHeld(app, '2026-03-31', 'Jeddah', 2, [{ outcome: 'attended', minutes: 450 }]));
  await complete(app, await addHeld(app, '2026-04-01', 'Jeddah', 2, [{ outcome: 'no_show' }]));
  const MARCH = { from: '2026-03-01', to: '2026-03-31' };
  expect(await counted('attendance', MARCH, TODAY)).toEqual([
    ['on_time', 3, 3],
    ['late', 1, 1],
    ['no_shows', 2, 2],
    ['late_cancels', 1, 1],
    ['excused', 1, 1],
  ]);
  expect(await counted('attendance', { ...MARCH, city: 'Jeddah' }, TODAY)).toContainEqual(['on_time', 1, 1]);
});

test('a bar of the funnel counts the ushers of its list', async () => {
  for (const [at, status] of (['approved', 'rejected', 'pending', 'approved'] as const).entries())
    await addRow(app.pool, 'ushers', {
      ...{ status, city: 'Tabuk' },
      // 23:30 in Riyadh is still the last day, the next one no longer
      created_at: new Date(at === 3 ? '2025-04-30T21:30:00Z' : '2025-04-30T20:30:00Z'),
      ...(status === 'rejected' && { status_reason: 'No answer' }),
    });
  expect(await counted('recruitment_funnel', { from: '2025-04-01', to: '2025-04-30', city: 'Tabuk' }, TODAY)).toEqual([
    ['asked', 3, 3],
    ['interviewed', 0, 0],
    ['joined', 1, 1],
  ]);
});

test('a bar of what waits to be paid counts the transfers of its list, today and at the end of a period that is over', async () => {
  const { id: usher_id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  const { id: admin_id } = await addRow(app.pool, 'admins');
  const { id: bank_account_id } = await addRow(app.pool, 'bank_accounts', { person_id: usher_id });
  const add = (values: object) => addRow(app.pool, 'transfers', { usher_id, gross_minor: 1_000, ...values });
  for (const days of [0, 3, 4, 7, 8, 40]) await add({ created_at: daysAgo(days) });
  // these two waited at the end of the period before, and no longer do
  await add({ created_at: daysAgo(35), voided_at: daysAgo(1), void_reason: 'Twice' });
  const approved = { bank_account_id, status: 'approved', approved_by: admin_id, approved_at: daysAgo(20) };
  await add({ created_at: daysAgo(33), ...approved });
  const { to: today } = await reportOf('payout_aging', {});
  const dayAgo = (days: number) => addDays(today, -days);
  expect(await counted('payout_aging', { from: dayAgo(30), to: today }, today)).toEqual([
    ['soon', 2, 2],
    ['week', 2, 2],
    ['over_week', 3, 3],
  ]);
  const past = { from: dayAgo(60), to: dayAgo(31) };
  expect(await counted('payout_aging', past, today)).toEqual([
    ['soon', 1, 1],
    ['week', 1, 1],
    ['over_week', 1, 1],
  ]);
  const shown = await reportOf('payout_aging', { from: dayAgo(30), to: today });
  expect(shown.groups.map(({ key }) => key)).toEqual(['bonus']);
  for (const { key: group, figures } of shown.groups)
    for (const { key: figure, sample, value } of figures) {
      const rows = rowsBehind(shown, {}, { figure, group }, today);
      const said = figure === 'waiting_long' ? figures[1]?.part : (sample ?? value);
      expect([figure, rows && (await totalOf(rows))]).toEqual([figure, said]);
    }
  const rows = rowsBehind(shown, { client: 'Nobody' }, { bar: 'soon' }, today);
  expect(rows && (await totalOf(rows))).toBe(0);
});

const MARCH = { from: '2026-03-01', to: '2026-03-31' };

test('bars, reasons and cells of places lead to the shifts whose places they add up', async () => {
  const placesOf = async (rows: ReportRows | undefined) => {
    if (!rows) throw new Error('no rows');
    const reply = await app.call(countedPlaceList.rows, { token, query: { ...rows.query, per_page: '100' } });
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    return countedPlaceList.rows.response.parse(reply.json()).data;
  };
  type Sum = 'places' | 'filled_late' | 'not_filled' | 'unasked' | 'waited_places';
  const sumOf = async (rows: ReportRows | undefined, key: Sum) =>
    (await placesOf(rows)).reduce((sum, row) => sum + row[key], 0);
  const shown = await reportOf('fill_rate', { ...MARCH, by: 'weekday' });
  const bars = Object.fromEntries(shown.bars.map(({ key, count }) => [key, count]));
  const behind = (counted: Counted) => rowsBehind(shown, {}, counted, TODAY);
  expect(bars['not_filled']).toBeGreaterThan(0);
  expect(await sumOf(behind({ bar: 'not_filled' }), 'not_filled')).toBe(bars['not_filled']);
  expect(await sumOf(behind({ bar: 'filled_late' }), 'filled_late')).toBe(bars['filled_late']);
  expect(shown.reasons.reduce((sum, { count }) => sum + count, 0)).toBe(bars['not_filled']);
  for (const { key, count } of shown.reasons.filter((reason) => reason.key === 'unasked'))
    expect(await sumOf(behind({ reason: key }), 'unasked')).toBe(count);
  for (const { key, figures } of shown.groups) {
    expect(await sumOf(behind({ figure: 'fill_rate', group: key }), 'places')).toBe(figures[0]?.sample);
    expect(await sumOf(behind({ figure: 'not_filled', group: key }), 'not_filled')).toBe(figures[1]?.value);
    const narrowed = await reportOf('fill_rate', { ...MARCH, weekday: key });
    expect(narrowed.figures[0]?.sample).toBe(figures[0]?.sample);
  }
  expect((await reportOf('fill_rate', { ...MARCH, weekday: 'friday' })).figures[0]?.sample).toBe(0);
  const hours = await reportOf('time_to_fill', MARCH);
  for (const { key, count } of hours.bars)
    expect([key, await sumOf(rowsBehind(hours, {}, { bar: key }, TODAY), 'waited_places')]).toEqual([key, count]);
  expect(await sumOf(rowsBehind(hours, {}, { figure: 'time_to_fill' }, TODAY), 'waited_places')).toBe(
    hours.figures[0]?.sample,
  );
});

test('a cell of attendance, a reason, and a cell of applications count the rows of their lists', async () => {
  const shown = await reportOf('attendance', { ...MARCH, by: 'weekday' });
  expect(shown.groups).not.toEqual([]);
  const pairs: [string, number | null | undefined, number][] = [];
  const add = async (name: string, said: number | null | undefined, rows: ReportRows | undefined) => {
    if (!rows) throw new Error(`${name} has no rows`);
    pairs.push([name, said, await totalOf(rows)]);
  };
  for (const { key: group, figures } of shown.groups)
    for (const { key: figure, sample } of figures)
      await add(`${group} ${figure}`, sample, rowsBehind(shown, {}, { figure, group }, TODAY));
  for (const { key, count } of shown.reasons) await add(key, count, rowsBehind(shown, {}, { reason: key }, TODAY));

  const { event_id, type_id } = await addPlaces(app.pool);
  const day = { created_at: new Date('2025-06-10T20:30:00Z') };
  for (const status of ['accepted', 'rejected', 'expired', 'withdrawn', 'pending'] as const) {
    const { id: usher_id } = await addRow(app.pool, 'ushers', { status: 'approved' });
    await addRow(app.pool, 'applications', {
      ...{ ...day, event_id, type_id, usher_id, status },
      ...(status !== 'pending' && { decided_at: day.created_at }),
    });
  }
  const JUNE = { from: '2025-06-01', to: '2025-06-30' };
  expect(await counted('application_conversion', JUNE, TODAY)).toEqual([
    ['accepted', 1, 1],
    ['not_taken', 2, 2],
    ['withdrawn', 1, 1],
    ['undecided', 1, 1],
  ]);
  const sent = await reportOf('application_conversion', { ...JUNE, by: 'role' });
  await add(
    'role',
    sent.groups[0]?.figures[0]?.sample,
    rowsBehind(sent, {}, { figure: 'accepted', group: type_id }, TODAY),
  );

  const first = await reportOf('retention', { from: '2026-01-01', to: '2026-04-30' });
  // some days in a month have had the time to come again, and others have not
  for (const today of ['2027-01-01', '2026-09-30', '2026-04-25'])
    for (const { key: group, figures } of first.groups)
      for (const { key: figure } of figures) {
        const rows = rowsBehind(first, {}, { figure, group }, today);
        const [from = '', to = ''] = rows?.query['first_worked']?.split('..') ?? [];
        const early = rows && (await reportOf('retention', { from, to })).figures[0]?.sample;
        if (rows) await add(`${group} ${figure}`, early, rows);
        if (today === '2027-01-01') expect(rows).toBeDefined();
      }
  const worked = await reportOf('utilization', MARCH);
  for (const { key: group, figures } of worked.groups)
    await add(group, figures[1]?.part, rowsBehind(worked, {}, { figure: 'worked', group }, TODAY));
  expect(pairs.map(([name, , rows]) => [name, rows])).toEqual(pairs.map(([name, said]) => [name, said]));
});

test('a tenth has the people who stand in it, and their hours there are the share that its bar says', async () => {
  const long = [60, 90, 125, 240, 300, 480, 481];
  const people = Array.from({ length: 27 }, (_, n) => ({ outcome: 'attended' as const, minutes: long[n % 7] ?? 60 }));
  await complete(app, await addHeld(app, '2025-02-10', 'Abha', 30, people));
  const shown = await reportOf('utilization', { from: '2025-02-01', to: '2025-02-28' });
  const all = shown.figures.find(({ key }) => key === 'hours')?.value ?? 0;
  expect([shown.figures[0]?.sample, shown.bars.length]).toEqual([27, 10]);
  for (const { key, count } of shown.bars) {
    const rows = rowsBehind(shown, {}, { bar: key }, TODAY);
    const reply = await app.call(countedHoursList.rows, { token, query: { ...rows?.query } });
    const { data } = countedHoursList.rows.response.parse(reply.json());
    expect(data.length).toBeGreaterThanOrEqual(3);
    expect(data.reduce((sum, row) => sum + row.tenth_minutes, 0) / 60 / all).toBeCloseTo(count, 6);
  }
  const everybody = rowsBehind(shown, {}, { figure: 'unevenness' }, TODAY);
  expect(everybody && (await totalOf(everybody))).toBe(27);
});

test('a band counts the leaders of its list, and a leader’s figures the shifts of the teams', async () => {
  const came = (on_time: number, late: number, away: number) => [
    ...Array.from({ length: on_time }, () => ({ outcome: 'attended' as const, minutes: 450 })),
    ...Array.from({ length: late }, () => ({ outcome: 'attended' as const, minutes: 440, late: 30 })),
    ...Array.from({ length: away }, () => ({ outcome: 'no_show' as const })),
  ];
  // the second is led by nobody, and the last one began on the last day
  for (const [day, people, led] of [
    ['2025-08-10', came(19, 1, 2), true],
    ['2025-08-11', came(5, 0, 0), false],
    ['2025-08-31', came(9, 11, 0), true],
  ] as const) {
    const held = await addHeld(app, day, 'Abha', people.length, people);
    if (led) {
      const { id: leader_id } = await addRow(app.pool, 'team_leaders', { status: 'approved' });
      await addRow(app.pool, 'event_leads', {
        ...{ event_id: held.event_id, leader_id },
        ...{ starts_at: new Date(`${day}T06:00:00Z`), ends_at: new Date(`${day}T14:00:00Z`) },
      });
    }
    await complete(app, held);
  }
  const AUGUST = { from: '2025-08-01', to: '2025-08-31' };
  const bars = await counted('leader_scorecard', AUGUST, TODAY);
  expect(bars.filter(([, count, rows]) => count + rows > 0)).toEqual([
    ['45', 1, 1],
    ['95', 1, 1],
  ]);
  const shown = await reportOf('leader_scorecard', AUGUST);
  for (const { key: group, figures } of shown.groups)
    for (const { key: figure, sample } of figures.filter(({ key }) => key !== 'leaders')) {
      const rows = rowsBehind(shown, {}, { figure, group }, TODAY);
      expect([figure, rows && (await totalOf(rows))]).toEqual([figure, sample]);
    }
  expect(shown.groups.map(({ figures }) => figures[1]?.sample)).toEqual([22, 20]);
  const leaders = rowsBehind(shown, {}, { figure: 'leaders' }, TODAY);
  expect(leaders && (await totalOf(leaders))).toBe(2);
});

test('planned hours are those of completed events alone, and what has no client or no city is found, too', async () => {
  await addHeld(app, '2025-10-05', 'Abha', 3, [{ outcome: 'attended', minutes: 450 }]);
  const done = await addHeld(app, '2025-10-06', 'Abha', 2, [{ outcome: 'attended', minutes: 450 }]);
  await app.pool.query(`update events set client_name = '' where id = $1`, [done.event_id]);
  await complete(app, done);
  const shown = await reportOf('planned_actual', { from: '2025-10-01', to: '2025-10-31', by: 'client' });
  const minutesOf = async (rows: ReportRows | undefined) => {
    const reply = await app.call(countedPlaceList.rows, { token, query: { ...rows?.query } });
    const { data } = countedPlaceList.rows.response.parse(reply.json());
    return data.reduce((sum, row) => sum + row.planned_minutes, 0) / 60;
  };
  expect(shown.groups.map(({ key }) => key)).toEqual(['']);
  for (const group of [undefined, ''])
    expect(
      await minutesOf(rowsBehind(shown, {}, { figure: 'planned_hours', ...(group === '' && { group }) }, TODAY)),
    ).toBe(shown.figures[1]?.value);
  await addRow(app.pool, 'ushers', { city: '', created_at: new Date('2024-05-05T10:00:00Z') });
  const asked = await reportOf('recruitment_funnel', { from: '2024-05-01', to: '2024-05-31' });
  const nowhere = rowsBehind(asked, {}, { figure: 'asked', group: '' }, TODAY);
  expect([asked.groups.map(({ key }) => key), nowhere && (await totalOf(nowhere))]).toEqual([[''], 1]);
});
