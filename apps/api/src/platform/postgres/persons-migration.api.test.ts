import { afterAll, beforeAll, expect, test } from 'vitest';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { upgradedDatabase } from '../../testing/schema/upgraded-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';

/** Two leaders who are ushers, one by promotion and one by phone, and one who never was. */
const OLD_DATA = `
  insert into ushers (id, name_en, name_ar, phone, birth_date, gender, nationality, city, photo, status) values
    ('00000000-0000-4000-8000-00000000000a', 'Hala Mansour', 'هالة منصور', '+966500000001', '1998-05-01', 'female', 'SA', 'Riyadh', '/p.webp', 'approved'),
    ('00000000-0000-4000-8000-00000000000b', 'Omar Haddad', 'عمر حداد', '+966500000002', '1996-05-01', 'male', 'JO', 'Riyadh', '/p.webp', 'approved');
  insert into team_leaders (id, usher_id, name_en, name_ar, phone, email, birth_date, city, photo, status) values
    ('10000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000a', 'Hala M.', 'هالة م', '+966500000009', 'hala@example.test', '1998-05-01', 'Riyadh', '/p.webp', 'approved'),
    ('10000000-0000-4000-8000-00000000000b', null, 'Omar Haddad', 'عمر حداد', '+966500000002', null, '1996-05-01', 'Riyadh', '/p.webp', 'approved'),
    ('10000000-0000-4000-8000-00000000000c', null, 'Nasser Salem', 'ناصر سالم', '+971500000003', null, '1990-05-01', 'Dubai', null, 'pending');
  insert into bank_accounts (usher_id, leader_id, iban_encrypted, key_id, iban_hmac, iban_last4, holder_encrypted, bank_name, created_at) values
    ('00000000-0000-4000-8000-00000000000a', null, 'x', 'k', decode(repeat('01', 32), 'hex'), '0001', 'x', 'Bank', '2026-01-01'),
    (null, '10000000-0000-4000-8000-00000000000a', 'x', 'k', decode(repeat('02', 32), 'hex'), '0002', 'x', 'Bank', '2026-02-01'),
    (null, '10000000-0000-4000-8000-00000000000c', 'x', 'k', decode(repeat('03', 32), 'hex'), '0003', 'x', 'Bank', '2026-02-01');
  insert into admins (id, email, name, permission_set) values ('30000000-0000-4000-8000-000000000001', 'owner@example.test', 'Owner', 'owner');
  insert into categories (id, name_en, name_ar) values ('40000000-0000-4000-8000-000000000001', 'Concert', 'حفل');
  insert into events (id, title_en, title_ar, category_id, city, starts_at, ends_at, time_zone, currency, status, published_at, planned_leader_ids) values
    ('20000000-0000-4000-8000-000000000001', 'Lantern Festival', 'مهرجان', '40000000-0000-4000-8000-000000000001', 'Riyadh', '2030-01-01', '2030-01-02', 'Asia/Riyadh', 'SAR', 'published', '2026-01-01', '{}'),
    ('20000000-0000-4000-8000-000000000002', 'Book Fair', 'معرض الكتاب', null, 'Riyadh', '2030-02-01', '2030-02-02', 'Asia/Riyadh', 'SAR', 'draft', null,
      '{10000000-0000-4000-8000-00000000000b,10000000-0000-4000-8000-00000000000c,10000000-0000-4000-8000-00000000000a}');
  insert into event_plans (event_id, steps) values ('20000000-0000-4000-8000-000000000002',
    '{"stepThreeTeam": {"leaders": [{"leader_id": "10000000-0000-4000-8000-00000000000b"}, {"leader_id": "10000000-0000-4000-8000-00000000000c"}, {"leader_id": "10000000-0000-4000-8000-00000000000a"}]}}');
  insert into event_leads (event_id, leader_id, pay_minor, starts_at, ends_at) values
    ('20000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-00000000000a', 100, '2030-01-01', '2030-01-02');
  insert into transfers (kind, leader_id, currency, gross_minor) values ('bonus', '10000000-0000-4000-8000-00000000000a', 'SAR', 100);
  insert into saved_views (list, owner_id, name, query) values ('events', '30000000-0000-4000-8000-000000000001', 'Mine',
    'leader=10000000-0000-4000-8000-00000000000a,10000000-0000-4000-8000-00000000000b');`;

const HALA = '00000000-0000-4000-8000-00000000000a';
const OMAR = '00000000-0000-4000-8000-00000000000b';
const NASSER = '10000000-0000-4000-8000-00000000000c';

let database: TestDatabase;
beforeAll(async () => {
  database = await upgradedDatabase('0025', OLD_DATA);
});
afterAll(() => database.drop());

const all = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows;

test('a leader who is an usher, too, becomes one person with two hats, who keeps the phone of the usher', async () => {
  expect(await all('select id, phone, email, usher_status, leader_status from persons order by phone')).toEqual([
    {
      id: HALA,
      phone: '+966500000001',
      email: 'hala@example.test',
      usher_status: 'approved',
      leader_status: 'approved',
    },
    { id: OMAR, phone: '+966500000002', email: null, usher_status: 'approved', leader_status: 'approved' },
    { id: NASSER, phone: '+971500000003', email: null, usher_status: null, leader_status: 'pending' },
  ]);
});

test('whatever named the leader names the person', async () => {
  expect(await all('select leader_id from event_leads union all select leader_id from transfers')).toEqual([
    { leader_id: HALA },
    { leader_id: HALA },
  ]);
  expect(await all('select person_id, event_id from bookings')).toEqual([
    { person_id: HALA, event_id: '20000000-0000-4000-8000-000000000001' },
  ]);
  expect(await all(`select planned_leader_ids from events where status = 'draft'`)).toEqual([
    { planned_leader_ids: [OMAR, NASSER, HALA] },
  ]);
  expect(await all(`select steps->'stepThreeTeam'->'leaders' as leaders from event_plans`)).toEqual([
    { leaders: [{ leader_id: OMAR }, { leader_id: NASSER }, { leader_id: HALA }] },
  ]);
  expect(await all('select query from saved_views')).toEqual([{ query: `leader=${HALA},${OMAR}` }]);
});

test('of two accounts the later one stays in use', async () => {
  expect(
    await all('select person_id, iban_last4, replaced_at is null as current from bank_accounts order by 2'),
  ).toEqual([
    { person_id: HALA, iban_last4: '0001', current: false },
    { person_id: HALA, iban_last4: '0002', current: true },
    { person_id: NASSER, iban_last4: '0003', current: true },
  ]);
});

test('counters still agree with the rows, and new codes go on', async () => {
  expect(await counterDifferences(database.pool)).toEqual([]);
  const { rows } = await database.pool.query<{ code: string }>(
    `insert into ushers (name_en, phone) values ('New', '+966500000010') returning code`,
  );
  expect(rows).toEqual([{ code: '10003' }]);
});
