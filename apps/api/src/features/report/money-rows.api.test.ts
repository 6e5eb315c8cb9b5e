import { countedEventList } from '@proline/contract/report/counted-event';
import { countedTransferList } from '@proline/contract/report/counted-transfer';
import { getReport, type Report } from '@proline/contract/report/report';
import { rowsBehind, type ReportRows } from '@proline/contract/report/report-rows';
import type { ReportName } from '@proline/domain/report/report';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addHeld, complete } from '../../testing/event/held-event.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const TODAY = new Date().toISOString().slice(0, 10);

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token } = await app.signIn('viewer'));
  for (const [day, city, currency, cost_minor, paid] of [
    ['2026-03-05', 'Riyadh', 'SAR', 9_000, [4_000, 4_500]],
    ['2026-03-20', 'Riyadh', 'SAR', 5_000, []],
    ['2026-03-21', 'Jeddah', 'SAR', 7_000, [8_000]],
    ['2026-03-21', 'Jeddah', 'AED', 3_000, [2_500]],
    ['2026-04-01', 'Riyadh', 'SAR', 1_000, [1_000]],
  ] as const) {
    const held = await addHeld(app, day, city, 2, [{ outcome: 'attended', minutes: 450 }]);
    await complete(app, held);
    const { event_id } = held;
    await app.pool.query('update events set cost_minor = $2, currency = $3 where id = $1', [
      event_id,
      cost_minor,
      currency,
    ]);
    const { id: usher_id } = await addRow(app.pool, 'ushers', { status: 'approved' });
    for (const gross_minor of paid) await addRow(app.pool, 'transfers', { usher_id, event_id, currency, gross_minor });
    // what was voided costs nothing
    const voided = { voided_at: new Date(), void_reason: 'Twice' };
    await addRow(app.pool, 'transfers', { usher_id, event_id, currency, gross_minor: 77, ...voided });
  }
});
afterAll(() => app.close());

const reportOf = async (report: ReportName, query: Record<string, string>): Promise<Report> =>
  getReport.response.parse((await app.call(getReport, { token, params: { report }, query })).json()).data;
const rowsOf = async (list: typeof countedEventList | typeof countedTransferList, rows: ReportRows | undefined) => {
  if (!rows) throw new Error('no rows');
  const reply = await app.call(list.rows, { token, query: { ...rows.query, per_page: '100' } });
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return reply;
};
const costOf = async (rows: ReportRows | undefined) => {
  const { data } = countedEventList.rows.response.parse((await rowsOf(countedEventList, rows)).json());
  return {
    events: data.length,
    planned_minor: data.reduce((sum, row) => sum + row.planned_minor, 0),
    minor: data.reduce((sum, row) => sum + row.minor, 0),
  };
};

test.each([
  [{}, ['SAR', 'AED'], 3],
  [{ city: 'Riyadh' }, ['SAR'], 2],
  [{ weekday: 'saturday' }, ['SAR', 'AED'], 1],
])('planned and actual money leads to the events that it adds up: %o', async (narrowed, currencies, events) => {
  const shown = await reportOf('planned_actual', { ...MARCH, ...narrowed, step: 'week' });
  expect(shown.amounts.map(({ currency }) => currency)).toEqual(currencies);
  for (const { currency, planned_minor, minor } of shown.amounts) {
    const behind = await costOf(rowsBehind(shown, narrowed, { currency }, TODAY));
    expect(behind).toMatchObject({ planned_minor, minor });
    if (currency === 'SAR') expect(behind.events).toBe(events);
  }
  for (const { from, to, currency, planned_minor, minor } of shown.costs)
    expect(await costOf(rowsBehind({ ...shown, from, to }, narrowed, { currency }, TODAY))).toMatchObject({
      planned_minor,
      minor,
    });
});

test('money that is still to be paid leads to its transfers, one currency at a time', async () => {
  const shown = await reportOf('payout_aging', {});
  expect(shown.amounts.map(({ currency, minor }) => [currency, minor])).toEqual(
    expect.arrayContaining([
      ['SAR', 17_500],
      ['AED', 2_500],
    ]),
  );
  for (const { currency, minor } of shown.amounts) {
    const reply = await rowsOf(countedTransferList, rowsBehind(shown, {}, { currency }, TODAY));
    const { data } = countedTransferList.rows.response.parse(reply.json());
    expect(data.reduce((sum, row) => sum + row.net_minor, 0)).toBe(minor);
  }
});
