import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINIMUM_AGE } from '@proline/domain/people/age';
import { addDays, addMonths } from '@proline/domain/time/calendar-day';
import { refusedBy } from '../../testing/schema/refused-by.ts';
import { addPlaces, addRow, assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const TRIES = 20;

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
});
afterAll(() => database.drop());

async function countAccepted(work: readonly Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(work);
  return results.filter(({ status }) => status === 'fulfilled').length;
}

const usher = () => addRow(pool, 'ushers', { status: 'approved' });
const placesAt = (from: number, to: number, headcount = 10) =>
  addPlaces(pool, { headcount, shift: { starts_at: atHour(from), ends_at: atHour(to) } });
const at = (from: number, to: number) => ({ starts_at: atHour(from), ends_at: atHour(to) });

describe('nobody is booked twice at once', () => {
  test('two live assignments of one usher never overlap', async () => {
    const { id } = await usher();
    await assign(pool, await placesAt(0, 8), id);
    expect(await refusedBy(assign(pool, await placesAt(7, 12), id, at(7, 12)))).toBe('assignments_never_overlap');
    // an invitation holds a place, not the person
    await assign(pool, await placesAt(2, 3), id, { ...at(2, 3), status: 'invited' });
  });

  test('one may start when the other ends, and a released one frees the time', async () => {
    const { id } = await usher();
    const first = await assign(pool, await placesAt(0, 8), id);
    await assign(pool, await placesAt(8, 12), id, at(8, 12));
    await pool.query(`update assignments set status = 'released' where id = $1`, [first.id]);
    await assign(pool, await placesAt(4, 8), id, at(4, 8));
  });

  test('of many tries at once exactly one succeeds', async () => {
    const { id } = await usher();
    const places = await Promise.all(Array.from({ length: TRIES }, () => placesAt(0, 8)));
    expect(await countAccepted(places.map((place) => assign(pool, place, id)))).toBe(1);
  });

  test('moving a shift moves its assignments, and is refused when they would overlap', async () => {
    const { id } = await usher();
    const early = await placesAt(0, 8);
    await assign(pool, early, id);
    await assign(pool, await placesAt(8, 12), id, at(8, 12));
    const move = 'update shifts set ends_at = $2 where id = $1';
    expect(await refusedBy(pool.query(move, [early.shift_id, atHour(9)]))).toBe('assignments_never_overlap');
    await pool.query(move, [early.shift_id, atHour(7)]);
    const { rows } = await pool.query<{ ends_at: Date }>('select ends_at from assignments where shift_id = $1', [
      early.shift_id,
    ]);
    expect(rows).toEqual([{ ends_at: atHour(7) }]);
  });

  test('an assignment cannot have other times than its shift', async () => {
    const { id } = await usher();
    expect(await refusedBy(assign(pool, await placesAt(0, 8), id, at(20, 28)))).toMatch(/^assignments_shift_id/);
  });

  test('a leader cannot lead two events at once', async () => {
    const leader = await addRow(pool, 'team_leaders', { status: 'approved' });
    const [one, two] = [await placesAt(0, 8), await placesAt(0, 8)];
    await addRow(pool, 'event_leads', { event_id: one.event_id, leader_id: leader.id });
    const second = addRow(pool, 'event_leads', { event_id: two.event_id, leader_id: leader.id, ...at(50, 60) });
    expect(await refusedBy(second)).toBe('bookings_never_overlap');
    await addRow(pool, 'event_leads', { event_id: one.event_id, leader_id: leader.id, ...at(50, 60) });
  });

  test('nobody works at one event while leading another, whichever comes first', async () => {
    const wear = `update persons set leader_status = 'approved' where id = $1`;
    const [one, two] = [await usher(), await usher()];
    for (const { id } of [one, two]) await pool.query(wear, [id]);
    const [here, there] = [await placesAt(0, 8), await placesAt(4, 12)];
    const lead = (leader_id: string, { event_id }: Places) =>
      addRow(pool, 'event_leads', { event_id, leader_id, ...at(0, 12) });

    const worked = await assign(pool, here, one.id, at(0, 8));
    expect(await refusedBy(lead(one.id, there))).toBe('bookings_never_overlap');
    await lead(two.id, there);
    expect(await refusedBy(assign(pool, here, two.id, at(0, 8)))).toBe('bookings_never_overlap');

    // an invitation is no work yet, and whoever was released is free
    const asked = await assign(pool, here, two.id, { ...at(0, 8), status: 'invited' });
    const confirm = pool.query(`update assignments set status = 'confirmed' where id = $1`, [asked.id]);
    expect(await refusedBy(confirm)).toBe('bookings_never_overlap');
    await pool.query(`update assignments set status = 'released' where id = $1`, [worked.id]);
    const second = await lead(one.id, there);
    await pool.query('update event_leads set released_at = now() where id = $1', [second.id]);
    await assign(pool, here, one.id, at(0, 8));
  });

  test('what somebody is booked for follows each change of the assignments and leads', async () => {
    const { id } = await usher();
    const places = await placesAt(0, 8);
    const booked = async () =>
      (await pool.query('select starts_at, ends_at from bookings where person_id = $1 order by 1', [id])).rows;
    await assign(pool, places, id, at(0, 8));
    await pool.query('update shifts set ends_at = $2 where id = $1', [places.shift_id, atHour(7)]);
    expect(await booked()).toEqual([{ starts_at: atHour(0), ends_at: atHour(7) }]);
    await pool.query('delete from assignments where usher_id = $1', [id]);
    expect(await booked()).toEqual([]);
  });

  test('an interviewer has one interview at a time', async () => {
    const admin = await addRow(pool, 'admins');
    const interview = async (from: number) =>
      addRow(pool, 'interviews', { person_id: (await usher()).id, interviewer_id: admin.id, ...at(from, from + 1) });
    await interview(0);
    await interview(1);
    expect(await refusedBy(interview(0.5))).toBe('interviews_never_overlap');
  });
});

describe('places never exceed the headcount', () => {
  const confirmAll = async (places: Places) => {
    const ushers = await Promise.all(Array.from({ length: TRIES }, usher));
    return countAccepted(ushers.map(({ id }) => assign(pool, places, id)));
  };
  const counted = async ({ position_id }: Places) => {
    const { rows } = await pool.query<{ confirmed: number; invited: number }>(
      'select confirmed, invited from positions where id = $1',
      [position_id],
    );
    return rows[0];
  };

  test('of many confirmations at once, as many as there are places', async () => {
    const places = await placesAt(0, 8, 7);
    expect(await confirmAll(places)).toBe(7);
    expect(await counted(places)).toEqual({ confirmed: 7, invited: 0 });
  });

  test('without the constraint too many would get in', async () => {
    const open = await createTestDatabase();
    await open.pool.query('alter table positions drop constraint positions_never_overfilled');
    const places = await addPlaces(open.pool, { headcount: 1 });
    const ushers = await Promise.all([1, 2].map(() => addRow(open.pool, 'ushers')));
    expect(await countAccepted(ushers.map(({ id }) => assign(open.pool, places, id)))).toBe(2);
    await open.drop();
  });

  test('an invitation holds a place, and gives it back; a reserve stands beside', async () => {
    const places = await placesAt(0, 8, 1);
    const [a, b] = [await usher(), await usher()];
    const invited = await assign(pool, places, a.id, { status: 'invited' });
    expect(await refusedBy(assign(pool, places, b.id))).toBe('positions_never_overfilled');
    expect(await refusedBy(assign(pool, places, b.id, { status: 'invited' }))).toBe('positions_never_overfilled');
    const reserve = await assign(pool, places, b.id, { reserve: true });
    expect(await counted(places)).toEqual({ confirmed: 0, invited: 1 });
    const call = () => pool.query('update assignments set reserve = false where id = $1', [reserve.id]);
    expect(await refusedBy(call())).toBe('positions_never_overfilled');
    await pool.query(`update assignments set status = 'expired' where id = $1`, [invited.id]);
    await call();
    expect(await counted(places)).toEqual({ confirmed: 1, invited: 0 });
  });

  test('the headcount cannot shrink below who is confirmed, nor be negative', async () => {
    const places = await placesAt(0, 8, 2);
    await assign(pool, places, (await usher()).id);
    const set = (n: number) => pool.query('update positions set headcount = $2 where id = $1', [places.position_id, n]);
    expect(await refusedBy(set(0))).toBe('positions_never_overfilled');
    expect(await refusedBy(set(-1))).toMatch(/^positions_/);
    await set(1);
  });
});

describe('people', () => {
  test('a phone belongs to one person, whatever the hat, also when two try at once', async () => {
    const phone = '+201000000001';
    expect(await countAccepted(Array.from({ length: TRIES }, () => addRow(pool, 'ushers', { phone })))).toBe(1);
    expect(await refusedBy(addRow(pool, 'ushers', { phone: '0500000001' }))).toBe('persons_phone_check');
    expect(await refusedBy(addRow(pool, 'team_leaders', { phone }))).toBe('persons_phone_key');
  });

  test('an ID number belongs to one usher', async () => {
    const id = { id_number_encrypted: Buffer.from('x'), id_number_hmac: Buffer.from('same'), id_number_last4: '1234' };
    await addRow(pool, 'ushers', id);
    expect(await refusedBy(addRow(pool, 'ushers', id))).toBe('persons_id_number_hmac_key');
    expect(await refusedBy(addRow(pool, 'ushers', { id_number_last4: '1234' }))).toBe('persons_id_number_whole');
  });

  test('somebody may be half known while waiting, and is never approved so', async () => {
    const known = { name_ar: '', birth_date: null, gender: null, nationality: null, city: '', photo: null };
    const { id, code, status } = await addRow(pool, 'ushers', known);
    expect([code > 10_000, status]).toEqual([true, 'pending']);
    const approve = `update ushers set status = 'approved', status_changed_at = now() where id = $1`;
    expect(await refusedBy(pool.query(approve, [id]))).toMatch(/^persons_(usher_of_age|approved_with_photo)$/);
    expect(await refusedBy(addRow(pool, 'ushers', { name_en: '', name_ar: '' }))).toBe('persons_known');
  });

  test('a promoted usher is one person with two codes', async () => {
    const { id, code } = await usher();
    await pool.query(`update persons set leader_status = 'pending' where id = $1`, [id]);
    const { rows } = await pool.query(
      'select usher_id, usher_code = $2 as same, leader_code between 1001 and 10000 as own from persons join team_leaders using (id) where id = $1',
      [id, code],
    );
    expect(rows).toEqual([{ usher_id: id, same: true, own: true }]);
  });

  const today = new Date().toISOString().slice(0, 10);
  const coming = addMonths(today, -12 * MINIMUM_AGE);
  test.each(['ushers', 'team_leaders'] as const)('%s under 18 are never approved', async (table) => {
    const young = { status: 'approved' as const, birth_date: addDays(coming, 2) };
    expect(await refusedBy(addRow(pool, table, young))).toMatch(/of_age$/);
    await addRow(pool, table, { ...young, birth_date: addDays(coming, -2) });
    const waiting = await addRow(pool, table, { ...young, status: 'pending' });
    const approve = pool.query(`update ${table} set status = 'approved', status_changed_at = now() where id = $1`, [
      waiting.id,
    ]);
    expect(await refusedBy(approve)).toMatch(/of_age$/);
  });

  test('an account has one owner, and each person one current account', async () => {
    const { id } = await usher();
    await addRow(pool, 'bank_accounts', { person_id: id });
    expect(await refusedBy(addRow(pool, 'bank_accounts', { person_id: id }))).toBe('bank_accounts_current');
  });
});

describe('events', () => {
  test('start before they end', async () => {
    expect(await refusedBy(addPlaces(pool, { event: { ends_at: atHour(0) } }))).toMatch(/^events_check/);
  });

  test('have each zone code once, and other events may use it too', async () => {
    const [one, two] = [await placesAt(0, 8), await placesAt(0, 8)];
    const zone = (event_id: string) => addRow(pool, 'zones', { event_id, code: 'A1' });
    await zone(one.event_id);
    await zone(two.event_id);
    expect(await refusedBy(zone(one.event_id))).toBe('zones_event_id_code_key');
  });

  test('take one application of an usher for a role', async () => {
    const { event_id, type_id } = await placesAt(0, 8);
    const usher_id = (await usher()).id;
    const apply = () => addRow(pool, 'applications', { event_id, type_id, usher_id });
    expect(await countAccepted(Array.from({ length: TRIES }, apply))).toBe(1);
  });

  test('have shifts of 1 to 16 hours', async () => {
    expect(await refusedBy(placesAt(0, 0.5))).toMatch(/^shifts_check/);
    expect(await refusedBy(placesAt(0, 16.5))).toMatch(/^shifts_check/);
    await placesAt(0, 16);
  });
});

describe('what follows an assignment', () => {
  test('has one attendance and one rating of each author', async () => {
    const usher_id = (await usher()).id;
    const places = await placesAt(0, 8);
    const { id: assignment_id } = await assign(pool, places, usher_id);
    const attend = () => addRow(pool, 'attendance', { assignment_id, usher_id, event_id: places.event_id });
    expect(await countAccepted(Array.from({ length: TRIES }, attend))).toBe(1);

    const [one, two] = [await addRow(pool, 'admins'), await addRow(pool, 'admins')];
    const rate = (author_admin_id: string) => addRow(pool, 'ratings', { assignment_id, usher_id, author_admin_id });
    await rate(one.id);
    await rate(two.id);
    expect(await refusedBy(rate(one.id))).toMatch(/^ratings_.*_key$/);
    expect(await refusedBy(addRow(pool, 'ratings', { assignment_id, usher_id }))).toBe('ratings_check');
    expect(
      await refusedBy(addRow(pool, 'ratings', { assignment_id, usher_id, author_admin_id: two.id, stars: 6 })),
    ).toBe('ratings_stars_check');
  });
});

test('statuses are closed sets', async () => {
  const { rows } = await pool.query<{ owner: string; status: string }>(
    `select table_name as owner, column_name as status from information_schema.columns
     where table_schema = 'public' and column_name in ('status', 'usher_status', 'leader_status', 'outcome', 'permission_set')
       and table_name not in ('status_counts', 'transfer_sums', 'list_days', 'idempotency_keys')
       and table_name not in (select table_name from information_schema.views)`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(9);
  const { rows: closed } = await pool.query<{ owner: string; status: string }>(
    `select distinct k.conrelid::regclass::text as owner, a.attname as status
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and array[a.attnum] = k.conkey
     where k.contype = 'c' and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\['`,
  );
  for (const column of rows) expect(closed).toContainEqual(column);
});
