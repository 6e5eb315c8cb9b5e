import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

async function payee() {
  const usher_id = (await addRow(app.pool, 'ushers')).id;
  const bank_account_id = (await addRow(app.pool, 'bank_accounts', { person_id: usher_id })).id;
  return { usher_id, bank_account_id };
}

const postings = async (column: 'transfer_id' | 'recovery_id', id: string) =>
  (
    await app.pool.query<{ posting: string }>(
      `select move || ': ' || debit || ' > ' || credit || ' ' || amount_minor as posting
       from ledger_postings where ${column} = $1 order by id`,
      [id],
    )
  ).rows.map(({ posting }) => posting);

const change = (id: string, set: string) => app.pool.query(`update transfers set ${set} where id = $1`, [id]);

test('each move of a transfer is posted', async () => {
  const admin = (await app.signIn('owner')).id;
  const { id } = await addRow(app.pool, 'transfers', await payee());
  await change(id, 'gross_minor = 12000');
  const approve = `status = 'approved', approved_at = now(), approved_by = '${admin}'`;
  await change(id, approve);
  await change(id, `status = 'pending_approval', approved_at = null, approved_by = null`);
  await change(id, 'gross_minor = 9000');
  await change(id, approve);
  await change(id, `status = 'transferred', transferred_on = current_date, bank_reference = 'R1'`);
  expect(await postings('transfer_id', id)).toEqual([
    'owed: cost > owed 10000',
    'changed: cost > owed 2000',
    'approved: owed > payable 12000',
    'returned: payable > owed 12000',
    'changed: owed > cost 3000',
    'approved: owed > payable 9000',
    'paid: payable > bank 9000',
  ]);
});

test('what recoveries take is set off against the debt, and voiding gives it back', async () => {
  const admin = (await app.signIn('owner')).id;
  const person = await payee();
  const recovery = await addRow(app.pool, 'recoveries', { person_id: person.usher_id, created_by: admin });
  const { id } = await addRow(app.pool, 'transfers', person);
  await change(id, 'deductions_minor = 4000, recovered_minor = 4000');
  await change(id, `voided_at = now(), void_reason = 'Twice'`);
  expect(await postings('transfer_id', id)).toEqual([
    'owed: cost > owed 10000',
    'set_off: owed > recoverable 4000',
    'voided: owed > cost 6000',
    'voided: recoverable > cost 4000',
  ]);
  await app.pool.query(
    `update recoveries set canceled_at = now(), cancel_reason = 'A mistake', taken_minor = 1000 where id = $1`,
    [recovery.id],
  );
  expect(await postings('recovery_id', recovery.id)).toEqual([
    'overpaid: recoverable > cost 5000',
    'recovery_canceled: cost > recoverable 4000',
  ]);
});

test('a transfer that comes in at a later status has all of its moves at their times', async () => {
  const admin = (await app.signIn('owner')).id;
  const { id } = await addRow(app.pool, 'transfers', {
    ...(await payee()),
    status: 'transferred',
    created_at: new Date('2026-01-01T08:00:00Z'),
    approved_by: admin,
    approved_at: new Date('2026-01-02T08:00:00Z'),
    transferred_on: '2026-01-05',
    bank_reference: 'R2',
  });
  const { rows } = await app.pool.query(
    `select move, (at at time zone 'UTC')::date::text as day from ledger_postings where transfer_id = $1 order by id`,
    [id],
  );
  expect(rows).toEqual([
    { move: 'owed', day: '2026-01-01' },
    { move: 'approved', day: '2026-01-02' },
    { move: 'paid', day: expect.stringMatching(/^2026-01-0[45]$/) },
  ]);
});

test.each([
  ['a posting is changed', 'update ledger_postings set amount_minor = amount_minor + 1'],
  ['a posting is removed', 'delete from ledger_postings'],
  ['the ledger is emptied', 'truncate ledger_postings'],
  ['a transfer is removed', 'delete from transfers'],
  ['a recovery is removed', 'delete from recoveries'],
  ['a transfer changes its currency', `update transfers set currency = 'AED'`],
  ['a voided transfer comes back', 'update transfers set voided_at = null, void_reason = null'],
  ['a recovery changes its amount', 'update recoveries set amount_minor = amount_minor + 1'],
])('it is refused that %s', async (_what, statement) => {
  const admin = (await app.signIn('owner')).id;
  const person = await payee();
  await addRow(app.pool, 'transfers', { ...person, voided_at: new Date(), void_reason: 'Twice' });
  await addRow(app.pool, 'recoveries', { person_id: person.usher_id, created_by: admin });
  await expect(app.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
});
