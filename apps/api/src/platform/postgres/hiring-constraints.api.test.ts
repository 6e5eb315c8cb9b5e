import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
import { refusedBy } from '../../testing/schema/refused-by.ts';
import { upgradedDatabase } from '../../testing/schema/upgraded-database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const addUsher = async () => (await addRow(database.pool, 'ushers')).id;

test('one person holds one place of a shift', async () => {
  const { pool } = database;
  const places = await addPlaces(pool, { headcount: 5 });
  const usher_id = await addUsher();
  await assign(pool, places, usher_id, { status: 'invited' });
  expect(await refusedBy(assign(pool, places, usher_id, { status: 'invited' }))).toBe('assignments_once_per_shift');
});

test('shifts that are asked for are of the event, and where everybody is invited nobody applies', async () => {
  const { pool } = database;
  const [here, there] = [await addPlaces(pool), await addPlaces(pool)];
  const usher_id = await addUsher();
  const { event_id, type_id } = here;
  const apply = (shift_ids: string[]) => addRow(pool, 'applications', { event_id, type_id, usher_id, shift_ids });
  expect(await refusedBy(apply([here.shift_id, there.shift_id]))).toBe('applications_shifts_of_event');
  await pool.query(`update events set hiring_mode = 'invite' where id = $1`, [event_id]);
  expect(await refusedBy(apply([here.shift_id]))).toBe('applications_not_taken');
});

/** Two places with one confirmed and three invited, from the time when invitations held no place. */
const OLD_DATA = `
  insert into categories (id, name_en, name_ar) values ('40000000-0000-4000-8000-000000000001', 'Concert', 'حفل');
  insert into types (id, name_en, name_ar) values ('50000000-0000-4000-8000-000000000001', 'Host', 'مضيف');
  insert into events (id, title_en, title_ar, category_id, city, starts_at, ends_at, time_zone, currency, status, published_at) values
    ('20000000-0000-4000-8000-000000000001', 'Lantern Festival', 'مهرجان', '40000000-0000-4000-8000-000000000001', 'Riyadh', '2030-01-01', '2030-01-02', 'Asia/Riyadh', 'SAR', 'published', '2026-01-01');
  insert into shifts (id, event_id, work_date, starts_at, ends_at) values
    ('60000000-0000-4000-8000-000000000001', '20000000-0000-4000-8000-000000000001', '2030-01-01', '2030-01-01 06:00Z', '2030-01-01 14:00Z');
  insert into positions (id, event_id, shift_id, type_id, headcount, rate_minor) values
    ('70000000-0000-4000-8000-000000000001', '20000000-0000-4000-8000-000000000001', '60000000-0000-4000-8000-000000000001', '50000000-0000-4000-8000-000000000001', 2, 100);
  insert into ushers (name_en, name_ar, phone, birth_date, photo, status)
    select 'Hala', 'هالة', '+96650000000' || n, '1998-05-01', '/p.webp', 'approved' from generate_series(1, 4) n;
  insert into assignments (event_id, shift_id, position_id, usher_id, work_date, starts_at, ends_at, status, invited_at, created_at)
    select '20000000-0000-4000-8000-000000000001', '60000000-0000-4000-8000-000000000001', '70000000-0000-4000-8000-000000000001', id,
      '2030-01-01', '2030-01-01 06:00Z', '2030-01-01 14:00Z', case when phone like '%1' then 'confirmed' else 'invited' end, now(),
      timestamptz '2026-01-01' + (right(phone, 1) || ' days')::interval
    from ushers;`;

test('of invitations from before, those beyond the places become reserves; nobody is forgotten', async () => {
  const upgraded = await upgradedDatabase('0050', OLD_DATA);
  try {
    const { rows } = await upgraded.pool.query(
      `select right(u.phone, 1) as usher, a.status, a.reserve from assignments a join persons u on u.id = a.usher_id order by 1`,
    );
    expect(rows).toEqual([
      { usher: '1', status: 'confirmed', reserve: false },
      { usher: '2', status: 'invited', reserve: false },
      { usher: '3', status: 'invited', reserve: true },
      { usher: '4', status: 'invited', reserve: true },
    ]);
    const counted = await upgraded.pool.query('select confirmed, invited, reserves from positions');
    expect(counted.rows).toEqual([{ confirmed: 1, invited: 1, reserves: 2 }]);
  } finally {
    await upgraded.drop();
  }
});
