import { getPayslip, openPayslip, type Payslip } from '@proline/contract/payslip/payslip';
import { changeSettings } from '@proline/contract/settings/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../testing/pdf-text.ts';
import { addPaidTransfer, type Columns } from '../../testing/people/paid-transfer.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

const addPaid = (person?: Columns, transfer?: Columns) => addPaidTransfer(app, person, transfer);

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

test('every line, who is paid, and how; the bank and the account’s end only for those who may see them', async () => {
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
  expect(seen.account).toBeNull();
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

test('a line that was set by hand says why instead of a sum that does not give it', async () => {
  const { id } = await addPaid();
  await app.pool.query(
    `update transfer_lines set note = 'Agreed with the client', amount_minor = 20000 where transfer_id = $1 and kind = 'overtime'`,
    [id],
  );
  await app.pool.query(
    `insert into transfer_lines (transfer_id, kind, amount_minor, note) values ($1, 'correction', -3500, 'بدل زي')`,
    [id],
  );
  const slip = await slipOf(id, (await app.signIn('finance')).token);
  expect(slip.lines.map(({ kind, note }) => [kind, note])).toContainEqual(['overtime', 'Agreed with the client']);
  const plain = (await pdfOf(id)).text.replaceAll(/[\u2066-\u2069\u200b]/gu, '').replaceAll(/\s+/gu, ' ');
  expect(plain).toContain('Set by hand: Agreed with the client');
  expect(plain).toContain('بدل زي');
  expect(plain).toContain('200.00');
  expect(plain).not.toContain('× 1.50');
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
