import {
  confirmBankAccount,
  getBankAccount,
  revealIban,
  setBankAccount,
  type BankAccount,
} from '@proline/contract/bank-account/bank-account';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPayee, SAMPLE_IBAN } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let recruiter: string;
let finance: string;
beforeAll(async () => {
  app = await startTestApp();
  recruiter = (await app.signIn('recruiter')).token;
  finance = (await app.signIn('finance')).token;
});
afterAll(() => app.close());

type Reply = { statusCode: number; json: () => unknown };
const accountIn = (reply: Reply) => (reply.json() as { data: BankAccount | null }).data;
const refusal = (reply: Reply) => [reply.statusCode, (reply.json() as ErrorReply).code];

const set = (id: string, body: { iban?: string; replaces?: string | null; holder?: string } = {}) =>
  app.call(setBankAccount, {
    token: recruiter,
    params: { id },
    body: { replaces: null, iban: SAMPLE_IBAN, bank_name: 'Oasis Bank', holder: 'HALA MANSOUR', ...body },
  });
const confirm = (id: string, account_id: string) =>
  app.call(confirmBankAccount, { token: finance, params: { id }, body: { account_id } });
const actionsOf = async (id: string) =>
  (
    await app.pool.query<{ action: string; entry: string }>(
      'select action, audit_log::text as entry from audit_log where record_id = $1 order by id',
      [id],
    )
  ).rows;

test('an account is kept encrypted, shown by its end, and waits for finance', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  expect(accountIn(await app.call(getBankAccount, { token: recruiter, params: { id } }))).toBeNull();
  const account = accountIn(await set(id, { iban: 'sa03 8000 0000 6080 1016 7519' }));
  expect(account).toMatchObject({
    country: 'SA',
    iban_last4: '7519',
    bank_name: 'Oasis Bank',
    holder: 'HALA MANSOUR',
    checked_at: null,
  });
  const { rows } = await app.pool.query<{ row: string }>(
    'select bank_accounts::text as row from bank_accounts where person_id = $1',
    [id],
  );
  expect(rows[0]?.row).not.toMatch(/60801016|HALA/);
  const entries = await actionsOf(id);
  expect(entries.map(({ action }) => action)).toEqual(['set_bank_account']);
  expect(entries[0]?.entry).not.toMatch(/60801016|HALA/);
});

test('one wrong digit is refused at its field', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const reply = await set(id, { iban: 'SA0380000000608010167518' });
  expect([...refusal(reply), reply.json<ErrorReply>().errors]).toEqual([
    422,
    'iban_not_valid',
    { iban: ['iban_not_valid'] },
  ]);
});

test.each(['holder', 'bank_name'] as const)('an emoji is no %s', async (field) => {
  const { id } = await addRow(app.pool, 'ushers');
  const reply = await set(id, { [field]: '😀' });
  expect([...refusal(reply), reply.json<ErrorReply>().errors]).toEqual([
    422,
    'validation_failed',
    { [field]: ['no_letters'] },
  ]);
});

test('a new account replaces the one that was seen, and must be confirmed again', async () => {
  const { id, account_id } = await addPayee(app);
  expect(accountIn(await confirm(id, account_id))?.checked_at).not.toBeNull();
  expect(refusal(await set(id))).toEqual([409, 'conflict']);
  const next = accountIn(await set(id, { replaces: account_id, iban: 'AE070331234567890123456' }));
  expect(next).toMatchObject({ country: 'AE', iban_last4: '3456', checked_at: null });
  expect(refusal(await set(id, { replaces: account_id }))).toEqual([409, 'conflict']);
  const { rows } = await app.pool.query(
    'select id, replaced_at is null as current from bank_accounts where person_id = $1 order by created_at',
    [id],
  );
  expect(rows).toEqual([
    { id: account_id, current: false },
    { id: next?.id, current: true },
  ]);
});

test('only the account that was looked at is confirmed, and once', async () => {
  const { id, account_id } = await addPayee(app);
  expect(refusal(await confirm(id, crypto.randomUUID()))).toEqual([409, 'conflict']);
  expect((await confirm(id, account_id)).statusCode).toBe(200);
  expect(refusal(await confirm(id, account_id))).toEqual([409, 'bank_account_confirmed']);
});

test('what waits for approval goes to the new account; what is approved stays', async () => {
  const { id, account_id } = await addPayee(app);
  const { id: approved_by } = await app.addAdmin('finance');
  const waiting = await addRow(app.pool, 'transfers', { usher_id: id, bank_account_id: account_id });
  const approved = await addRow(app.pool, 'transfers', {
    usher_id: id,
    bank_account_id: account_id,
    status: 'approved',
    approved_by,
    approved_at: new Date(),
  });
  const next = accountIn(await set(id, { replaces: account_id, iban: 'AE070331234567890123456' }));
  const { rows } = await app.pool.query('select id, bank_account_id from transfers where usher_id = $1 order by code', [
    id,
  ]);
  expect(rows).toEqual([
    { id: waiting.id, bank_account_id: next?.id },
    { id: approved.id, bank_account_id: account_id },
  ]);
  // its history says so, without the account
  const [moved, ...more] = await actionsOf(waiting.id);
  expect([moved?.action, more, await actionsOf(approved.id)]).toEqual(['set_bank_account', [], []]);
  expect(moved?.entry).not.toMatch(/3456|Oasis|HALA/);
});

test('an account of two people names the other one', async () => {
  const { id } = await addPayee(app, 'QA58DOHB00001234567890ABCDEFG');
  const { id: other } = await addPayee(app, 'QA58DOHB00001234567890ABCDEFG');
  const account = accountIn(await app.call(getBankAccount, { token: finance, params: { id } }));
  expect(account?.shared_with).toMatchObject([{ id: other, kind: 'usher' }]);
});

test('the whole number is for finance and owners, and each time recorded', async () => {
  const { id } = await addPayee(app);
  const reply = await app.call(revealIban, { token: finance, params: { id } });
  expect(reply.json()).toEqual({ data: { iban: SAMPLE_IBAN } });
  expect((await app.call(revealIban, { token: recruiter, params: { id } })).statusCode).toBe(403);
  const entries = await actionsOf(id);
  expect(entries.map(({ action }) => action)).toEqual(['reveal_iban']);
  expect(entries[0]?.entry).not.toContain('60801016');
});

test('of two changes at the same moment one wins', async () => {
  const { id, account_id } = await addPayee(app);
  const replies = await Promise.all([
    set(id, { replaces: account_id, iban: 'AE070331234567890123456' }),
    set(id, { replaces: account_id, iban: 'EG380019000500000000263180002' }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('nobody has no account', async () => {
  const id = crypto.randomUUID();
  for (const endpoint of [getBankAccount, revealIban])
    expect((await app.call(endpoint, { token: finance, params: { id } })).statusCode).toBe(404);
  expect((await set(id)).statusCode).toBe(404);
});
