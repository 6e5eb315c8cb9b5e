import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { upgradedDatabase } from '../../testing/schema/upgraded-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { ledgerDifferences } from './proof.service.ts';

/** Transfers at every status from the time when there was no ledger, some of them voided, in two currencies. */
const OLD_DATA = `
  insert into settings (key, value) values ('region', '{"time_zone": "Asia/Tokyo"}');
  insert into admins (id, email, name, permission_set)
    values ('30000000-0000-4000-8000-000000000001', 'owner@example.test', 'Owner', 'owner');
  insert into persons (id, name_en, name_ar, phone, birth_date, photo, usher_status)
    values ('00000000-0000-4000-8000-00000000000a', 'Hala', 'هالة', '+966500000001', '1998-05-01', '/p.webp', 'approved');
  insert into bank_accounts (id, person_id, iban_encrypted, key_id, iban_hmac, iban_last4, holder_encrypted, bank_name)
    values ('80000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-00000000000a', 'x', 'k',
      decode(repeat('01', 32), 'hex'), '0001', 'x', 'Bank');
  insert into transfers (code, kind, usher_id, bank_account_id, currency, gross_minor, deductions_minor, status, created_at,
    approved_by, approved_at, transferred_on, bank_reference, voided_at, void_reason)
  select code, 'bonus', '00000000-0000-4000-8000-00000000000a', '80000000-0000-4000-8000-000000000001', currency, gross,
    deductions, status, '2026-01-01 16:00Z',
    case when status <> 'pending_approval' then '30000000-0000-4000-8000-000000000001'::uuid end,
    case when status <> 'pending_approval' then timestamptz '2026-01-03 10:00Z' end, paid_on,
    case when status = 'transferred' then 'FT-1' end,
    case when voided then timestamptz '2026-01-05 10:00Z' end, case when voided then 'Twice' end
  from (values
    (1, 'SAR', 10000, 0, 'pending_approval', null::date, false),
    (2, 'SAR', 9000, 2000, 'pending_approval', null, false),
    (3, 'SAR', 8000, 0, 'approved', null, false),
    (4, 'SAR', 7000, 500, 'transferred', '2026-01-07', false),
    (5, 'KWD', 6000, 0, 'transferred', '2026-01-02', false),
    (6, 'SAR', 5000, 0, 'pending_approval', null, true),
    (7, 'KWD', 4000, 0, 'approved', null, true),
    (8, 'SAR', 3000, 3000, 'pending_approval', null, false)
  ) t (code, currency, gross, deductions, status, paid_on, voided);
  insert into transfer_lines (transfer_id, kind, amount_minor) select id, 'work', gross_minor from transfers;
  insert into transfer_lines (transfer_id, kind, amount_minor)
    select id, 'late', -deductions_minor from transfers where deductions_minor > 0;`;

let upgraded: TestDatabase;
beforeAll(async () => {
  upgraded = await upgradedDatabase('0073', OLD_DATA);
});
afterAll(() => upgraded.drop());

test('transfers from before the ledger are in it, at the days on which it happened', async () => {
  const { rows } = await upgraded.pool.query<{ posting: string }>(
    `select t.code || ' ' || to_char(p.day, 'DD') || ' ' || move || ': ' || debit || ' > ' || credit || ' ' || amount_minor
       || ' ' || p.currency as posting
     from ledger_postings p join transfers t on t.id = p.transfer_id
     order by t.code, p.day, array_position(array['owed', 'approved', 'paid', 'voided'], move)`,
  );
  expect(rows.map(({ posting }) => posting)).toEqual([
    // made at one in the morning, where the agency is
    '1 02 owed: cost > owed 10000 SAR',
    '2 02 owed: cost > owed 7000 SAR',
    '3 02 owed: cost > owed 8000 SAR',
    '3 03 approved: owed > payable 8000 SAR',
    '4 02 owed: cost > owed 6500 SAR',
    '4 03 approved: owed > payable 6500 SAR',
    '4 07 paid: payable > bank 6500 SAR',
    '5 02 owed: cost > owed 6000 KWD',
    '5 03 approved: owed > payable 6000 KWD',
    // the bank's day was before the approval
    '5 03 paid: payable > bank 6000 KWD',
    '6 02 owed: cost > owed 5000 SAR',
    '6 05 voided: owed > cost 5000 SAR',
    '7 02 owed: cost > owed 4000 KWD',
    '7 03 approved: owed > payable 4000 KWD',
    '7 05 voided: payable > cost 4000 KWD',
  ]);
});

test('ledger, transfers, pay lines and sums agree after the migration, and go on to', async () => {
  const db = createDatabase(upgraded.pool);
  expect(await ledgerDifferences(db)).toEqual([]);
  expect(await counterDifferences(upgraded.pool)).toEqual([]);
  await upgraded.pool.query(
    `update transfers set status = 'transferred', transferred_on = '2026-02-01', bank_reference = 'FT-2' where code = 3`,
  );
  expect(await ledgerDifferences(db)).toEqual([]);
});

test('control: a transfer that the migration left out is found', async () => {
  await upgraded.pool.query('alter table transfers disable trigger user');
  await upgraded.pool.query(
    `insert into transfers (code, kind, usher_id, currency, gross_minor)
     values (9, 'bonus', '00000000-0000-4000-8000-00000000000a', 'SAR', 100)`,
  );
  const found = await ledgerDifferences(createDatabase(upgraded.pool));
  expect(found.map(({ check, account }) => [check, account])).toEqual([
    ['transfer', 'cost'],
    ['transfer', 'owed'],
    ['lines', 'gross'],
  ]);
});
