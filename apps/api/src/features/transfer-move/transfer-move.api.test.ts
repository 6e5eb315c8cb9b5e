import { listTransferHistory } from '@proline/contract/audit/transfer-history';
import { setBankAccount } from '@proline/contract/bank-account/bank-account';
import { getTransfer, transferList } from '@proline/contract/transfer/transfer';
import {
  approveTransfer,
  createTransfer,
  editTransfer,
  holdTransfer,
  payTransfer,
  releaseTransfer,
  returnTransfer,
  voidTransfer,
} from '@proline/contract/transfer-move/transfer-move';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOwed, moneyDifferences, outcomeOf, standing } from '../../testing/pay/transfer-course.ts';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { toldPaid } from '../../testing/sample/money-course.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let finance: { id: string; token: string };
let second: { id: string; token: string };
let recruiter: { token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  finance = await app.signIn('finance');
  second = await app.signIn('finance');
  recruiter = await app.signIn('recruiter');
});
afterAll(async () => {
  expect(await moneyDifferences(app.pool)).toEqual([]);
  await app.close();
});

const REASON = { reason: 'Agreed with the client' };
type Made = { readonly id: string; readonly version: number };
const ask = (endpoint: Parameters<typeof outcomeOf>[1], { id, version }: Made, body: object = {}, by = finance) =>
  outcomeOf(app, endpoint, { token: by.token, id, body: { version, ...body } });
const now = ({ id }: Made) => standing(app.pool, id);
const page = async ({ id }: Made, { token } = finance) => {
  const reply = await app.call(getTransfer, { token, params: { id } });
  expect(reply.statusCode, reply.body).toBe(200);
  return getTransfer.response.parse(reply.json()).data;
};
const limit = (amount_minor: number | null) =>
  app.pool.query(
    amount_minor === null
      ? `delete from settings where key = 'payments'`
      : `insert into settings (key, value, version) values ('payments', '{"second_approver_above":[{"currency":"SAR","amount_minor":${amount_minor}}]}', 1)
         on conflict (key) do update set value = excluded.value`,
  );

test('approved, returned with a reason, approved again and paid by hand; the page tells all of it', async () => {
  const made = await addOwed(app.pool);
  expect(await ask(approveTransfer, made)).toBe('done');
  expect(await now(made)).toMatchObject({ status: 'approved', version: 2, approved_by: finance.id });
  expect(await ask(returnTransfer, { ...made, version: 2 }, REASON)).toBe('done');
  expect(await now(made)).toMatchObject({ status: 'pending_approval', approved_by: null });
  expect(await page(made)).toMatchObject({ returned: REASON });
  expect(await ask(approveTransfer, { ...made, version: 3 })).toBe('done');
  const payment = { paid_on: '2026-01-15', bank_reference: 'FT-1' };
  expect(await ask(payTransfer, { ...made, version: 4 }, payment)).toBe('done');
  // the same payment again is no second one, whatever version is known; another one is refused
  expect(await ask(payTransfer, { ...made, version: 4 }, payment)).toBe('done');
  expect(await ask(payTransfer, { ...made, version: 5 }, { ...payment, bank_reference: 'FT-2' })).toBe(
    'transfer_already_paid',
  );
  expect(await toldPaid(app.pool, made.id)).toBe(1);
  const shown = await page(made);
  expect(shown).toMatchObject({
    status: 'transferred',
    transferred_on: '2026-01-15',
    bank_reference: 'FT-1',
    version: 5,
  });
  expect(shown.postings.map(({ move, debit, credit }) => `${move}: ${debit} → ${credit}`)).toEqual([
    'owed: cost → owed',
    'approved: owed → payable',
    'returned: payable → owed',
    'approved: owed → payable',
    'paid: payable → bank',
  ]);
  const history = listTransferHistory.response.parse(
    (await app.call(listTransferHistory, { token: finance.token, params: { id: made.id } })).json(),
  );
  expect(history.data.map(({ action }) => action)).toEqual(['mark_paid', 'approve', 'return', 'approve']);
  expect(history.data[2]?.after).toMatchObject(REASON);
});

test('nobody approves what they made or edited last; above the limit two different admins do', async () => {
  const own = await addOwed(app.pool, { created_by: finance.id });
  expect(await ask(approveTransfer, own)).toBe('own_transfer');
  expect(await ask(approveTransfer, own, {}, second)).toBe('done');
  await limit(9_999);
  const dear = await addOwed(app.pool);
  expect(await ask(approveTransfer, dear)).toBe('done');
  expect(await now(dear)).toMatchObject({ status: 'pending_approval', first_approved_by: finance.id });
  expect(await page(dear)).toMatchObject({ second_approver_above: 9_999 });
  expect(await ask(approveTransfer, { ...dear, version: 2 })).toBe('first_approver');
  expect(await ask(approveTransfer, { ...dear, version: 2 }, {}, second)).toBe('done');
  expect(await now(dear)).toMatchObject({ status: 'approved', approved_by: second.id });
  await limit(10_000);
  const even = await addOwed(app.pool);
  expect(await ask(approveTransfer, even)).toBe('done');
  expect(await now(even)).toMatchObject({ status: 'approved', first_approved_by: null });
  await limit(null);
});

test('a held one is neither approved nor paid, and a voided one is done with', async () => {
  const made = await addOwed(app.pool);
  expect(await ask(holdTransfer, made, REASON)).toBe('done');
  expect(await ask(approveTransfer, { ...made, version: 2 })).toBe('transfer_held');
  expect(await ask(holdTransfer, { ...made, version: 2 }, REASON)).toBe('transfer_already_held');
  expect(await ask(releaseTransfer, { ...made, version: 2 })).toBe('done');
  expect(await ask(approveTransfer, { ...made, version: 3 })).toBe('done');
  expect(await ask(holdTransfer, { ...made, version: 4 }, REASON)).toBe('done');
  expect(await ask(payTransfer, { ...made, version: 5 }, { paid_on: '2026-01-15', bank_reference: 'X' })).toBe(
    'transfer_held',
  );
  expect(await ask(voidTransfer, { ...made, version: 5 }, REASON)).toBe('done');
  for (const endpoint of [approveTransfer, releaseTransfer])
    expect(await ask(endpoint, { ...made, version: 6 })).toBe('transfer_voided');
  // it is in no list, and its page still opens
  const listed = await app.call(transferList.rows, { token: finance.token, query: { payee: made.usher_id } });
  expect(listed.json()).toMatchObject({ data: [] });
  expect(await page(made)).toMatchObject({ voided: REASON, status: 'approved' });
});

test('who was slower hears what happened, or that it is another version by now', async () => {
  const made = await addOwed(app.pool);
  expect(await ask(approveTransfer, { ...made, version: 7 })).toBe('conflict');
  expect(await ask(approveTransfer, made)).toBe('done');
  expect(await ask(approveTransfer, made)).toBe('transfer_already_approved');
  expect(await ask(editTransfer, made, { changes: [], additions: [{ amount_minor: 1, note: 'One more' }] })).toBe(
    'transfer_not_pending',
  );
  expect(await ask(returnTransfer, made, REASON)).toBe('conflict');
});

test('lines are changed and added with a note each; the editor does not approve it, and a first approval is void', async () => {
  await limit(1);
  const made = await addOwed(app.pool);
  expect(await ask(approveTransfer, made, {}, second)).toBe('done');
  const [line] = (await page(made)).lines;
  const id = line?.id ?? '';
  const changes = [{ id, amount_minor: 8_000, note: 'Left at five' }];
  const additions = [{ amount_minor: -500, note: 'Uniform lost' }];
  expect(await ask(editTransfer, { ...made, version: 2 }, { changes, additions })).toBe('done');
  const shown = await page(made);
  expect(shown).toMatchObject({ gross_minor: 8_000, deductions_minor: 500, net_minor: 7_500, first_approval: null });
  expect(shown.lines.map(({ kind, amount_minor, note }) => ({ kind, amount_minor, note }))).toEqual([
    { kind: 'other', amount_minor: 8_000, note: 'Left at five' },
    { kind: 'correction', amount_minor: -500, note: 'Uniform lost' },
  ]);
  expect(await ask(approveTransfer, { ...made, version: 3 })).toBe('own_transfer');
  const again = { ...made, version: 3 };
  const refused = (edit: object) => ask(editTransfer, again, { changes: [], additions: [], ...edit });
  expect(await refused({})).toBe('lines_unchanged');
  expect(await refused({ changes: [{ id, amount_minor: 400, note: 'Too little' }] })).toBe('deductions_exceed_pay');
  expect(await refused({ changes: [{ id: crypto.randomUUID(), amount_minor: 1, note: 'Whose line' }] })).toBe(
    'line_not_found',
  );
  expect(await refused({ additions: [{ amount_minor: 100_000_001, note: 'Absurd' }] })).toBe('validation_failed');
  expect(await refused({ additions: [{ amount_minor: 1, note: '' }] })).toBe('validation_failed');
  expect(await now(made)).toMatchObject({ version: 3 });
  await limit(null);
});

test('a bonus is a new transfer that somebody else approves; amounts, people and events are checked', async () => {
  const usher = await addRow(app.pool, 'ushers', { status: 'approved' });
  const { event_id } = await addPlaces(app.pool);
  const body = { kind: 'bonus', person_id: usher.id, event_id, currency: 'SAR', amount_minor: 25_000, ...REASON };
  const add = (changed: object) =>
    outcomeOf(app, createTransfer, { token: finance.token, body: { ...body, ...changed } });
  const reply = await app.call(createTransfer, { token: finance.token, body });
  const made = createTransfer.response.parse(reply.json()).data;
  const shown = await page({ ...made, version: 1 });
  expect(shown).toMatchObject({ kind: 'bonus', net_minor: 25_000, ...REASON, created_by: { id: finance.id } });
  expect(shown.lines).toMatchObject([{ kind: 'bonus', amount_minor: 25_000, note: REASON.reason }]);
  // the payee has no account yet
  expect(await ask(approveTransfer, { ...made, version: 1 }, {}, second)).toBe('no_bank_account');
  for (const amount_minor of [0, -1, 100_000_001, 1.5, Number.MAX_SAFE_INTEGER])
    expect(await add({ amount_minor })).toBe('validation_failed');
  expect(await add({ kind: 'event_pay' })).toBe('validation_failed');
  expect(await add({ currency: 'AED' })).toBe('currency_not_of_event');
  expect(await add({ person_id: crypto.randomUUID() })).toBe('payee_gone');
  const draft = await addRow(app.pool, 'events');
  expect(await add({ event_id: draft.id })).toBe('event_not_payable');
  // an account that comes later attaches to what waits
  const account = { iban: 'SA0380000000608010167519', bank_name: 'Al Rajhi', holder: 'Hala Mansour', replaces: null };
  const saved = await app.call(setBankAccount, { token: recruiter.token, params: { id: usher.id }, body: account });
  expect([saved.statusCode, saved.body]).toEqual([200, saved.body]);
  expect(await ask(approveTransfer, { ...made, version: 2 }, {}, second)).toBe('done');
});

test('a change of the account clears a first approval and leaves what is approved as it is', async () => {
  await limit(1);
  const made = await addOwed(app.pool);
  const approved = await addOwed(app.pool, {
    usher_id: made.usher_id,
    ...{ status: 'approved', approved_by: second.id, approved_at: new Date() },
  });
  expect(await ask(approveTransfer, made)).toBe('done');
  await app.call(setBankAccount, {
    token: recruiter.token,
    params: { id: made.usher_id },
    body: { iban: 'SA0380000000608010167519', bank_name: 'SNB', holder: 'Hala', replaces: made.bank_account_id },
  });
  const after = await now(made);
  expect(after).toMatchObject({ first_approved_by: null, status: 'pending_approval' });
  expect(after.bank_account_id).not.toBe(made.bank_account_id);
  expect((await now(approved)).bank_account_id).toBe(made.bank_account_id);
  expect(await page(approved)).toMatchObject({ account: { replaced: true } });
  await limit(null);
  // returned, it goes to the account of now
  expect(await ask(returnTransfer, approved, REASON)).toBe('done');
  expect((await now(approved)).bank_account_id).toBe(after.bank_account_id);
});

test('those who only read see no account and do nothing', async () => {
  const made = await addOwed(app.pool);
  for (const set of ['viewer', 'ops'] as const) {
    const reader = await app.signIn(set);
    expect(await page(made, reader)).toMatchObject({ iban_last4: null, account: null, has_bank_account: true });
    expect(await ask(approveTransfer, made, {}, reader)).toBe('forbidden');
    expect(await ask(voidTransfer, made, REASON, reader)).toBe('forbidden');
    const byBank = await app.call(transferList.rows, { token: reader.token, query: { bank: 'Bank' } });
    expect(byBank.statusCode).not.toBe(200);
  }
});

test('a payment is never in the future', async () => {
  const made = await addOwed(app.pool, { status: 'approved', approved_by: second.id, approved_at: new Date() });
  expect(await ask(payTransfer, made, { paid_on: '2099-01-01', bank_reference: 'X' })).toBe('paid_in_future');
});
