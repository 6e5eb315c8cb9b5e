import { getPayslip, openPayslip, type Payslip } from '@proline/contract/payslip/payslip';
import { changeSettings } from '@proline/contract/settings/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../testing/pdf-text.ts';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

type Columns = Readonly<Record<string, unknown>>;
const PAID = { status: 'transferred', transferred_on: '2025-11-16', bank_reference: 'R7K-44722' } as const;

/** Two lines of work, a deduction and a recovery: 310 + 165 − 38.25 − 10. */
async function addPaid(person: Columns = {}, transfer: Columns = PAID) {
  const usher = await addRow(app.pool, 'ushers', { name_en: 'Karim Fathy', name_ar: 'كريم فتحي', ...person });
  const account = await addRow(app.pool, 'bank_accounts', {
    person_id: usher.id,
    iban_last4: '7781',
    bank_name: 'Al Rajhi Bank',
  });
  const places = await addPlaces(app.pool, { event: { title_en: 'Winter Market', title_ar: 'سوق الشتاء' } });
  const work = await assign(app.pool, places, usher.id);
  const approver = await app.signIn('finance');
  const approved = { approved_by: approver.id, approved_at: new Date('2025-11-12') };
  const { id, code } = await addRow(app.pool, 'transfers', {
    usher_id: usher.id,
    event_id: places.event_id,
    bank_account_id: account.id,
    gross_minor: 47_500,
    deductions_minor: 4_825,
    recovered_minor: 1_000,
    ...(transfer['status'] === 'transferred' && approved),
    ...transfer,
  });
  const recovery = await addRow(app.pool, 'recoveries', {
    person_id: usher.id,
    amount_minor: 1_000,
    created_by: approver.id,
  });
  await app.pool.query(
    `insert into transfer_lines (transfer_id, assignment_id, recovery_id, kind, minutes, rate_minor, factor, amount_minor)
     values ($1, $2, null, 'work', 465, 4000, 1, 31000), ($1, $2, null, 'overtime', 165, 4000, 1.5, 16500),
       ($1, $2, null, 'late', null, null, 1, -3825), ($1, null, $3, 'recovery', null, null, 1, -1000)`,
    [id, work.id, recovery.id],
  );
  return { id, code, usher_id: usher.id };
}

const slipOf = async (id: string, token: string): Promise<Payslip> => {
  const response = await app.call(getPayslip, { token, params: { id } });
  expect(response.statusCode, response.body).toBe(200);
  return getPayslip.response.parse(response.json()).data;
};
const pdfOf = async (id: string) => {
  const { token } = await app.signIn('finance');
  const response = await app.call(openPayslip, { token, params: { id } });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  return pdfText(response.rawPayload);
};

test('every line, who is paid, and how; the account’s end only for those who may see it', async () => {
  const { id, code } = await addPaid();
  const slip = await slipOf(id, (await app.signIn('finance')).token);
  expect(slip).toMatchObject({
    payee: { kind: 'usher', name_en: 'Karim Fathy' },
    event: { title_en: 'Winter Market' },
    account: { bank_name: 'Al Rajhi Bank', iban_last4: '7781' },
    year: { year: 2025, minutes: 630, net_minor: 42_675 },
    batch: null,
  });
  expect(String(slip.code)).toBe(String(code));
  expect(slip.lines.map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual([
    ['work', 31_000],
    ['overtime', 16_500],
    ['late', -3_825],
    ['recovery', -1_000],
  ]);
  const seen = await slipOf(id, (await app.signIn('viewer')).token);
  expect(seen.account).toEqual({ bank_name: 'Al Rajhi Bank', iban_last4: null });
});

test('the PDF says the same in both languages, with sums that agree', async () => {
  const { id, code } = await addPaid();
  const { pages, text } = await pdfOf(id);
  expect(pages).toHaveLength(1);
  const lines = text.split('\n');
  for (const words of [
    `T-${code}`,
    'Karim Fathy',
    'كريم فتحي',
    'سوق الشتاء',
    'قسيمة الدفع',
    'صافي الأجر',
    '310.00',
    '× 1.50',
    '475.00',
    '−38.25',
    '−10.00',
    '−48.25',
    'SAR 426.75',
    '•••• •••• •••• 7781',
    'R7K-44722',
    'أربعمائة وستة وعشرون ريالا وخمس وسبعون هللة',
    'Page 1 of 1',
  ])
    expect(lines).toContain(words);
  expect(text).not.toContain('Not paid yet');
});

test('a payslip that is not paid yet says so', async () => {
  const { id } = await addPaid({}, {});
  const { text } = await pdfOf(id);
  expect(text).toContain('Not paid yet');
  expect(text).not.toContain('Valid without a signature');
});

test('hostile names stay text, on as many pages as they need', async () => {
  const name_en = `#set text(red) *x* $y$ ] "q" \\ ${'W'.repeat(80)}`;
  const { id } = await addPaid({ name_en, name_ar: '' });
  const { text } = await pdfOf(id);
  expect(text.replaceAll(/\s+/gu, '').replaceAll('\u200b', '')).toContain(name_en.replaceAll(/\s+/gu, ''));
});

test('signs that turn text around do not reach the paper', async () => {
  const { id } = await addPaid({ name_en: 'Karim \u202eyhtaF\u2066', name_ar: '\u200fكريم' });
  const { text } = await pdfOf(id);
  expect(text).toContain('Karim yhtaF');
  expect(text.split('\n')).toContain('كريم');
});

test('each opening is in the audit log, under the person’s key', async () => {
  const { id, usher_id } = await addPaid();
  await pdfOf(id);
  const { rows } = await app.pool.query(`select action, entity from audit_log where record_id = $1`, [id]);
  expect(rows).toEqual([{ action: 'open_payslip', entity: 'transfer' }]);
  expect(usher_id).not.toBe(id);
});

test('a voided transfer has no payslip', async () => {
  const { id } = await addPaid({}, { voided_at: new Date(), void_reason: 'twice' });
  const { token } = await app.signIn('finance');
  for (const endpoint of [getPayslip, openPayslip])
    expect((await app.call(endpoint, { token, params: { id } })).statusCode).toBe(404);
});

test('the head is what the settings say, and nothing that they do not', async () => {
  const { id } = await addPaid();
  const { token } = await app.signIn('owner');
  const value = {
    name_en: 'Proline Events Company',
    name_ar: 'شركة برولاين للفعاليات',
    phone: '+966112345678',
    address_en: 'Olaya Street 4120, Riyadh',
    address_ar: '',
  };
  await app.call(changeSettings.organisation, { token, body: { version: 0, value } });
  const { text } = await pdfOf(id);
  const head = text.split('\n').slice(0, 5);
  expect(head).toEqual([
    'Proline Events Company',
    'Olaya Street 4120, Riyadh',
    '+966112345678',
    'شركة برولاين للفعاليات',
    '+966112345678',
  ]);
});
