import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedBy } from '../../testing/schema/refused-by.ts';
import { addPlaces, addRow, atHour } from '../../testing/sample/sample-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const TRIES = 20;

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
});
afterAll(() => database.drop());

async function payee() {
  const usher = await addRow(pool, 'ushers', { status: 'approved' });
  const account = await addRow(pool, 'bank_accounts', { person_id: usher.id });
  return { usher_id: usher.id, bank_account_id: account.id };
}
const people = async () => Promise.all([addRow(pool, 'admins'), addRow(pool, 'admins'), addRow(pool, 'admins')]);
const approvedBy = (id: string) => ({ status: 'approved' as const, approved_by: id, approved_at: atHour(0) });

describe('an event is paid once to each person', () => {
  test('of many tries at once exactly one succeeds; a voided one makes room', async () => {
    const { event_id } = await addPlaces(pool);
    const { usher_id } = await payee();
    const pay = () => addRow(pool, 'transfers', { kind: 'event_pay', event_id, usher_id });
    const results = await Promise.allSettled(Array.from({ length: TRIES }, pay));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await pool.query(`update transfers set voided_at = now(), void_reason = 'reopened' where event_id = $1`, [
      event_id,
    ]);
    await pay();
    expect(await refusedBy(pay())).toBe('transfers_paid_once_usher');
  });

  test('the same for leaders', async () => {
    const { event_id } = await addPlaces(pool);
    const leader = await addRow(pool, 'team_leaders', { status: 'approved' });
    const pay = () => addRow(pool, 'transfers', { kind: 'event_pay', event_id, leader_id: leader.id });
    await pay();
    expect(await refusedBy(pay())).toBe('transfers_paid_once_leader');
  });

  test('corrections and bonuses may come beside it', async () => {
    const { event_id } = await addPlaces(pool);
    const { usher_id } = await payee();
    for (const kind of ['event_pay', 'adjustment', 'adjustment', 'bonus', 'compensation'] as const) {
      await addRow(pool, 'transfers', { kind, event_id, usher_id });
    }
  });
});

describe('two people are needed to pay', () => {
  test('the approver is neither the creator nor the last editor', async () => {
    const [creator, editor, third] = await people();
    const made = { ...(await payee()), created_by: creator.id, last_edited_by: editor.id };
    expect(await refusedBy(addRow(pool, 'transfers', { ...made, ...approvedBy(creator.id) }))).toBe(
      'transfers_two_people',
    );
    expect(await refusedBy(addRow(pool, 'transfers', { ...made, ...approvedBy(editor.id) }))).toBe(
      'transfers_not_the_editor',
    );
    await addRow(pool, 'transfers', { ...made, ...approvedBy(third.id) });
  });

  test('nor becomes one afterwards', async () => {
    const [creator, , third] = await people();
    const { id } = await addRow(pool, 'transfers', {
      ...(await payee()),
      created_by: creator.id,
      ...approvedBy(third.id),
    });
    const edit = pool.query('update transfers set last_edited_by = $2 where id = $1', [id, third.id]);
    expect(await refusedBy(edit)).toBe('transfers_not_the_editor');
  });
});

describe('a transfer is never half way', () => {
  test.each([
    ['approved without an approver', { status: 'approved' as const }],
    ['sent without a bank reference', { status: 'transferred' as const, transferred_on: '2026-01-01' }],
    ['with a bank reference but not sent', { bank_reference: 'X1' }],
    ['with more deducted than earned', { deductions_minor: 10_001 }],
    ['negative', { gross_minor: -1 }],
    ['voided without a reason', { voided_at: atHour(0) }],
    ['in no currency', { currency: 'riy' }],
    ['pay of no event', { kind: 'event_pay' as const }],
  ])('%s', async (_, values) => {
    const { usher_id } = await payee();
    expect(await refusedBy(addRow(pool, 'transfers', { usher_id, ...values }))).toMatch(/^transfers_/);
  });

  test('approved without a bank account, or of nothing', async () => {
    const [admin] = await people();
    const { usher_id, bank_account_id } = await payee();
    const approved = { usher_id, bank_account_id, ...approvedBy(admin.id) };
    const payable = 'transfers_payable';
    expect(await refusedBy(addRow(pool, 'transfers', { ...approved, bank_account_id: null }))).toBe(payable);
    expect(await refusedBy(addRow(pool, 'transfers', { ...approved, gross_minor: 0 }))).toBe(payable);
  });

  test('sent and then voided', async () => {
    const [admin] = await people();
    const sent = { status: 'transferred' as const, transferred_on: '2026-01-01', bank_reference: 'X1' };
    const { id } = await addRow(pool, 'transfers', { ...(await payee()), ...approvedBy(admin.id), ...sent });
    const undo = pool.query(`update transfers set voided_at = now(), void_reason = 'x' where id = $1`, [id]);
    expect(await refusedBy(undo)).toMatch(/^transfers_check/);
  });

  test('to nobody, or to two people', async () => {
    const leader = await addRow(pool, 'team_leaders');
    const { usher_id } = await payee();
    expect(await refusedBy(addRow(pool, 'transfers'))).toMatch(/^transfers_check/);
    expect(await refusedBy(addRow(pool, 'transfers', { usher_id, leader_id: leader.id }))).toMatch(/^transfers_check/);
  });
});

test('the audit log and the ledger are only ever added to, and what they speak of is never removed', async () => {
  await pool.query(`insert into audit_log (action, entity, record_id) values ('sign_in', 'admin', '1')`);
  const owed = await addRow(pool, 'transfers', await payee());
  const { rows } = await pool.query('select from ledger_postings where transfer_id = $1', [owed.id]);
  expect(rows).not.toEqual([]);
  const changes = [
    ...[`update audit_log set action = 'x'`, 'delete from audit_log', 'truncate audit_log'],
    ...['update ledger_postings set amount_minor = 1', 'delete from ledger_postings', 'truncate ledger_postings'],
    `delete from transfers where id = '${owed.id}'`,
  ];
  const refusals = await Promise.all(changes.map((change) => refusedBy(pool.query(change))));
  expect(refusals).toEqual(changes.map(() => '23001'));
});
