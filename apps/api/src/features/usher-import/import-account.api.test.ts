import { getBankAccount, setBankAccount } from '@proline/contract/bank-account/bank-account';
import {
  exportBadRows,
  listUsherImportRows,
  startUsherImport,
  typeImportValue,
  undoUsherImport,
} from '@proline/contract/usher-import/usher-import';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importCalls, importIn } from '../../testing/sample/import-calls.ts';
import { addPayee, SAMPLE_IBAN, samplePhone } from '../../testing/sample/sample-person.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

const OTHER_IBAN = 'AE070331234567890123456';

let app: TestApp;
let calls: ReturnType<typeof importCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = importCalls(app, (await app.signIn('recruiter')).token);
});
afterAll(() => app.close());

const ended = (id: string, of: 'running' | 'undoing' = 'running') =>
  vi.waitFor(async () => {
    const found = await calls.show(id);
    expect(found[of]?.status).toBe('done');
    return found;
  }, PATIENCE);
const rowsOf = async (id: string) =>
  listUsherImportRows.response.parse((await calls.call(listUsherImportRows, { params: { id } })).json()).data;
const peopleOf = async (import_id: string) => {
  const { rows } = await app.pool.query<{ id: string }>(
    'select person_id as id from usher_import_rows where import_id = $1 and person_id is not null order by number',
    [import_id],
  );
  return rows.map(({ id }) => id);
};
const undone = async (id: string) => {
  const { version } = await calls.show(id);
  importIn(await calls.call(undoUsherImport, { params: { id }, body: { version } }));
  return ended(id, 'undoing');
};

test('whoever may import people may also enter their accounts by hand', () => {
  expect(startUsherImport.access).toBe(setBankAccount.access);
});

test('accounts come in with their people, sealed, recorded by their end, and wait for finance', async () => {
  const checked = await calls.check(
    `Name,Mobile,IBAN,Bank\nMaha,${samplePhone()},SA03 8000 0000 6080 1016 7519,Al Rajhi Bank\nFares,${samplePhone()},,\n`,
  );
  expect(checked.mapping).toEqual(['name_en', 'phone', 'iban', 'bank_name']);
  expect(checked.samples[2]).toEqual(['•••• 7519']);
  await calls.start(checked);
  await ended(checked.id);
  const [maha = '', fares = ''] = await peopleOf(checked.id);
  const accountOf = async (id: string) =>
    getBankAccount.response.parse((await calls.call(getBankAccount, { params: { id } })).json()).data;
  expect(await accountOf(maha)).toMatchObject({
    country: 'SA',
    iban_last4: '7519',
    bank_name: 'Al Rajhi Bank',
    holder: 'Maha',
    checked_at: null,
  });
  expect(await accountOf(fares)).toBeNull();
  const { rows } = await app.pool.query<{ action: string; entry: string }>(
    'select action, audit_log::text as entry from audit_log where record_id = $1 order by id',
    [maha],
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'set_bank_account']);
  // ids are drawn by lot, and may hold any digits
  const entries = rows.map(({ entry }) => entry.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ''));
  expect(entries.join(' ')).not.toMatch(/7519|Rajhi/);
  await undone(checked.id);
  const left = await app.pool.query('select from bank_accounts where person_id = $1', [maha]);
  expect(left.rowCount).toBe(0);
});

test('an account of somebody else, in the house or in the file, is a warning that comes and goes', async () => {
  await addPayee(app, SAMPLE_IBAN);
  const rows = [SAMPLE_IBAN, OTHER_IBAN, OTHER_IBAN].map((iban) => `Maha,${samplePhone()},${iban},Bank`);
  const { id, version, ...checked } = await calls.check(`Name,Mobile,IBAN,Bank\n${rows.join('\n')}\n`);
  expect(checked.rows).toMatchObject({ warning: 3, bad: 0 });
  expect(checked.problems).toEqual([{ field: 'iban', code: 'iban_shared', count: 3 }]);
  expect((await rowsOf(id)).flatMap(({ problems }) => problems.map(({ value }) => value))).toEqual([
    '•••• 7519',
    '•••• 3456',
    '•••• 3456',
  ]);
  const body = { version, row: 4, field: 'iban', value: '' };
  const fixed = importIn(await calls.call(typeImportValue, { params: { id }, body }));
  // the row that named it alone is good now, and a bank without an IBAN is a warning
  expect(fixed.rows).toMatchObject({ good: 1, warning: 2 });
});

test('a wrong IBAN is named at its cell, and comes back whole only to whoever sent the file', async () => {
  const wrong = 'SA0380000000608010167518';
  const { id } = await calls.check(`Name,Mobile,IBAN,Bank\nMaha,${samplePhone()},${wrong},Bank\n`);
  expect((await rowsOf(id))[0]?.problems).toMatchObject([
    { field: 'iban', code: 'iban_not_valid', value: '•••• 7518' },
  ]);
  const file = async (token?: string) =>
    (await calls.call(exportBadRows, { params: { id }, query: { format: 'csv' }, ...(token && { token }) })).body;
  expect(await file()).toContain(wrong);
  const others = await file((await app.signIn('recruiter')).token);
  expect(others).toContain('•••• 7518');
  expect(others).not.toContain(wrong);
});

test('whose account finance has confirmed, or who got another one, is not removed with the import', async () => {
  const rows = [SAMPLE_IBAN, SAMPLE_IBAN, SAMPLE_IBAN].map((iban) => `Maha,${samplePhone()},${iban},Bank`);
  const checked = await calls.check(`Name,Mobile,IBAN,Bank\n${rows.join('\n')}\n`);
  await calls.start(checked);
  await ended(checked.id);
  const [confirmed = '', replaced = ''] = await peopleOf(checked.id);
  await app.pool.query('update bank_accounts set checked_at = now() where person_id = $1', [confirmed]);
  const { rows: accounts } = await app.pool.query<{ id: string }>('select id from bank_accounts where person_id = $1', [
    replaced,
  ]);
  const body = { replaces: accounts[0]?.id ?? null, iban: OTHER_IBAN, bank_name: 'Other', holder: 'Maha' };
  expect((await calls.call(setBankAccount, { params: { id: replaced }, body })).statusCode).toBe(200);
  expect((await undone(checked.id)).undoing).toMatchObject({ done: 1, failed: 2 });
  expect(await peopleOf(checked.id)).toEqual([confirmed, replaced]);
});
