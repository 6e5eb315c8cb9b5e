import {
  addPayerAccount,
  archivePayerAccount,
  listPayerAccounts,
  type PayerAccount,
} from '@proline/contract/payer-account/payer-account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { good, refusal } from '../../testing/bank/batch-desk.ts';
import { addDraft } from '../../testing/bank/sample-batch.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  owner = (await app.signIn('owner')).token;
});
afterAll(() => app.close());

const ACCOUNT = {
  label: 'Main account',
  holder: 'Proline Events Co.',
  bank_name: 'Al Rajhi Bank',
  bic: 'RJHISARI',
  currency: 'SAR',
  iban: 'SA03 8000 0000 6080 1016 7519',
};
const add = (more = {}) => app.call(addPayerAccount, { token: owner, body: { ...ACCOUNT, ...more } });

test('an account is kept encrypted, shown by its end, and archived instead of removed', async () => {
  const account = good<PayerAccount>(await add());
  expect(account).toMatchObject({ label: 'Main account', country: 'SA', iban_last4: '7519', archived: false });
  const { rows } = await app.pool.query<{ row: string; entry: string }>(
    `select payer_accounts::text as row, (select audit_log::text from audit_log where record_id = $1) as entry
     from payer_accounts where id = $1::uuid`,
    [account.id],
  );
  expect(rows[0]?.row).not.toContain('60801016');
  expect(rows[0]?.entry).not.toContain('60801016');
  const archive = (archived: boolean) =>
    app.call(archivePayerAccount, { token: owner, params: { id: account.id }, body: { archived } });
  expect(good<PayerAccount>(await archive(true)).archived).toBe(true);
  expect(good<PayerAccount>(await archive(true)).archived).toBe(true);
  expect(good<PayerAccount[]>(await app.call(listPayerAccounts, { token: owner })).at(-1)?.id).toBe(account.id);
  expect(good<PayerAccount>(await archive(false)).archived).toBe(false);
});

test.each([
  ['a wrong digit', { iban: 'SA0380000000608010167518' }, 'iban_not_valid'],
  ['a holder that no bank can read', { holder: '山田商店' }, 'payer_holder_unwritable'],
  ['a BIC that is none', { bic: 'BANK' }, 'validation_failed'],
])('%s is refused', async (_, wrong, code) => {
  expect(refusal(await add(wrong))).toEqual([422, code]);
});

test('an account that a batch names is never changed, not even by hand', async () => {
  const { payer_account_id } = await addDraft(app, 1);
  const change = (column: string) =>
    app.pool.query(`update payer_accounts set ${column} = 'Other' where id = $1`, [payer_account_id]);
  await expect(change('holder')).rejects.toThrow('stays as it is');
  await change('label');
});
