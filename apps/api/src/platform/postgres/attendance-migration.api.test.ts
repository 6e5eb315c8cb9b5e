import { expect, test } from 'vitest';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { upgradedDatabase } from '../../testing/schema/upgraded-database.ts';

const EVENT = (n: number) => `2000000${n}-0000-4000-8000-000000000001`;
const SHIFT = (n: number) => `6000000${n}-0000-4000-8000-000000000001`;
const POSITION = (n: number) => `7000000${n}-0000-4000-8000-000000000001`;

/** A running event (1) and a completed one (2), with attendance of the time when a mark was no record of its own. */
const OLD_DATA = `
  insert into categories (id, name_en, name_ar) values ('40000000-0000-4000-8000-000000000001', 'Concert', 'حفل');
  insert into types (id, name_en, name_ar) values ('50000000-0000-4000-8000-000000000001', 'Host', 'مضيف');
  insert into events (id, title_en, title_ar, category_id, city, starts_at, ends_at, time_zone, currency, status, published_at)
    select id, 'Lantern Festival', 'مهرجان', '40000000-0000-4000-8000-000000000001', 'Riyadh', '2026-01-01', '2026-01-03', 'Asia/Riyadh',
      'SAR', 'in_progress', '2025-01-01' from unnest(array['${EVENT(1)}', '${EVENT(2)}']::uuid[]) id;
  insert into shifts (id, event_id, work_date, starts_at, ends_at, break_minutes)
    select s, e, '2026-01-01', '2026-01-01 06:00Z', '2026-01-01 14:00Z', 30
    from unnest(array['${SHIFT(1)}', '${SHIFT(2)}']::uuid[], array['${EVENT(1)}', '${EVENT(2)}']::uuid[]) x (s, e);
  insert into positions (id, event_id, shift_id, type_id, headcount, rate_minor)
    select p, e, s, '50000000-0000-4000-8000-000000000001', 9, 100
    from unnest(array['${POSITION(1)}', '${POSITION(2)}']::uuid[], array['${SHIFT(1)}', '${SHIFT(2)}']::uuid[],
      array['${EVENT(1)}', '${EVENT(2)}']::uuid[]) x (p, s, e);
  insert into ushers (name_en, name_ar, phone, birth_date, photo, status)
    select 'Hala', 'هالة', '+96650000000' || n, '1998-05-01', '/p.webp', 'approved' from generate_series(1, 6) n;
  insert into assignments (event_id, shift_id, position_id, usher_id, work_date, starts_at, ends_at, status)
    select case when n <= 3 then '${EVENT(1)}' else '${EVENT(2)}' end::uuid, case when n <= 3 then '${SHIFT(1)}' else '${SHIFT(2)}' end::uuid,
      case when n <= 3 then '${POSITION(1)}' else '${POSITION(2)}' end::uuid, id, '2026-01-01', '2026-01-01 06:00Z', '2026-01-01 14:00Z', 'confirmed'
    from (select id, right(phone, 1)::integer as n from ushers) u;
  insert into attendance (assignment_id, event_id, usher_id, work_date, outcome, checked_in_at, checked_out_at, method, approved_minutes)
    select a.id, a.event_id, a.usher_id, a.work_date, k.outcome, k.came, k.went, k.method, k.minutes
    from assignments a join ushers u on u.id = a.usher_id join (values
      (1, null, timestamptz '2026-01-01 06:00Z', timestamptz '2026-01-01 14:00Z', 'qr', null::integer),
      (2, null, '2026-01-01 06:10Z', null, 'manual', null),
      (3, 'no_show', null, null, null, null),
      (4, 'attended', '2026-01-01 06:00Z', '2026-01-01 14:00Z', 'qr', 450),
      (5, 'attended', '2026-01-01 06:00Z', '2026-01-01 14:00Z', 'manual', 510),
      (6, 'excused', null, null, null, 0)
    ) k (n, outcome, came, went, method, minutes) on k.n = right(u.phone, 1)::integer;
  update events set status = 'completed', completed_at = '2026-01-04' where id = '${EVENT(2)}';`;

test('whoever left has attended, minutes that the clock would not say were approved by hand, and the rest is as it was', async () => {
  const upgraded = await upgradedDatabase('0065', OLD_DATA);
  try {
    const { rows } = await upgraded.pool.query(
      `select right(u.phone, 1) as n, t.outcome, t.method, t.out_method, t.approved_minutes as minutes, t.minutes_by_hand as hand,
         t.version, t.last_mark
       from attendance t join persons u on u.id = t.usher_id order by 1`,
    );
    const same = { version: 1, last_mark: null };
    expect(rows).toEqual([
      { n: '1', outcome: 'attended', method: 'qr', out_method: 'qr', minutes: null, hand: false, ...same },
      { n: '2', outcome: null, method: 'manual', out_method: null, minutes: null, hand: false, ...same },
      { n: '3', outcome: 'no_show', method: null, out_method: null, minutes: null, hand: false, ...same },
      { n: '4', outcome: 'attended', method: 'qr', out_method: 'qr', minutes: 450, hand: false, ...same },
      { n: '5', outcome: 'attended', method: 'manual', out_method: 'manual', minutes: 510, hand: true, ...same },
      { n: '6', outcome: 'excused', method: null, out_method: null, minutes: 0, hand: false, ...same },
    ]);
    expect(await counterDifferences(upgraded.pool)).toEqual([]);
  } finally {
    await upgraded.drop();
  }
});
