import { getEventCost, getStatement, openStatement } from '@proline/contract/statement/statement';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPaidTransfer } from '../../testing/people/paid-transfer.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

const IN_2025 = { from: '2025-01-01', to: '2025-12-31' };
const asked = async (id: string, query: Record<string, string> = IN_2025) =>
  getStatement.response.parse(
    (await app.call(getStatement, { token: (await app.signIn('viewer')).token, params: { id }, query })).json(),
  ).data;
const fileOf = async (id: string, format: string) =>
  app.call(openStatement, {
    token: (await app.signIn('finance')).token,
    params: { id },
    query: { ...IN_2025, format },
  });

test('what was paid within the period, with a sum for each currency', async () => {
  const { usher_id, code } = await addPaidTransfer(app);
  const statement = await asked(usher_id);
  expect(statement.sums).toEqual([
    { currency: 'SAR', count: 1, minutes: 630, gross_minor: 47_500, deductions_minor: 4_825, net_minor: 42_675 },
  ]);
  expect(statement.rows).toMatchObject([{ paid_on: '2025-11-16', event: { title_en: 'Winter Market' } }]);
  expect(String(statement.rows[0]?.code)).toBe(String(code));
});

test('both ends of the period count; beyond them nothing does, nor what is not paid', async () => {
  const { usher_id } = await addPaidTransfer(app);
  const rowsIn = async (from: string, to: string) => (await asked(usher_id, { from, to })).rows.length;
  expect(await rowsIn('2025-11-16', '2025-11-16')).toBe(1);
  expect(await rowsIn('2025-11-17', '2025-12-31')).toBe(0);
  expect(await rowsIn('2025-12-31', '2025-01-01')).toBe(0);
  expect((await asked((await addPaidTransfer(app, {}, {})).usher_id)).rows).toEqual([]);
});

test('as a table and as a PDF, each opening audited', async () => {
  const { usher_id, code } = await addPaidTransfer(app);
  const csv = await fileOf(usher_id, 'csv');
  expect(csv.body.split('\n')[1]).toBe(`2025-11-16,T-${code},Winter Market,10.5,SAR,475.00,48.25,426.75`);
  const { text } = await pdfText((await fileOf(usher_id, 'pdf')).rawPayload);
  for (const words of ['كشف المدفوعات', 'كريم فتحي', 'سوق الشتاء', `T-${code}`, '−48.25', '426.75'])
    expect(text.split('\n')).toContain(words);
  const { rows } = await app.pool.query(`select action from audit_log where record_id = $1`, [usher_id]);
  expect(rows).toEqual([{ action: 'open_statement' }, { action: 'open_statement' }]);
});

test('a period in which nothing was paid says so', async () => {
  const { usher_id } = await addPaidTransfer(app, {}, {});
  const { text } = await pdfText((await fileOf(usher_id, 'pdf')).rawPayload);
  expect(text).toContain('Nothing was paid in this period.');
});

test('what an event cost, part by part; a recovery is no part of it', async () => {
  const { id } = await addPaidTransfer(app);
  const { rows } = await app.pool.query<{ event_id: string }>('select event_id from transfers where id = $1', [id]);
  const { token } = await app.signIn('viewer');
  const reply = await app.call(getEventCost, { token, params: { id: rows[0]?.event_id ?? '' } });
  const cost = getEventCost.response.parse(reply.json()).data;
  expect(Object.fromEntries(cost.parts.map(({ part, actual_minor }) => [part, actual_minor]))).toEqual({
    work: 31_000,
    overtime: 16_500,
    lead: 0,
    allowance: 0,
    extra: 0,
    deductions: -3_825,
  });
  expect(cost).toMatchObject({ currency: 'SAR', actual_minor: 43_675, people: 1 });
  expect(cost.parts.find(({ part }) => part === 'work')?.planned_minor).toBe(cost.planned_minor);
});
