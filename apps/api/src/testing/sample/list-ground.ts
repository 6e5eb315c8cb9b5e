import type pg from 'pg';

/** What the demo of a small house lacks, so that each list has two pages and each of its filters finds somebody. */
export async function fillLists(pool: pg.Pool): Promise<void> {
  await pool.query(`update admins set disabled_at = now() where name = 'Person 3'`);
  // so few people are not enough for two pages of join requests
  await pool.query(
    `insert into ushers (name_en, name_ar, phone, city, birth_date, gender, nationality)
     select 'Newcomer ' || n, 'وافد ' || n, '+96659000' || lpad(n::text, 4, '0'), 'Riyadh', '1999-01-01', 'male', 'SA'
     from generate_series(1, 30) n`,
  );
  // nor for two pages of blocked people, of whom one is owed something and one leads an event; and nobody is turned down
  await pool.query(`
    insert into ushers (name_en, name_ar, phone, birth_date, gender, nationality, city, status, status_reason, status_changed_at,
      status_changed_by, blocked_until)
    select 'Blocked ' || n, '', '+96659001' || lpad(n::text, 4, '0'), '1999-01-01', 'male', 'SA', case when n > 9 then 'Riyadh' else 'Abha' end,
      'blocked', 'Left twice', timestamptz '2026-11-01' - n * interval '1 day',
      case when n > 5 then (select id from admins where name = 'Person 1' limit 1) end,
      (array[null, current_date + 3, current_date + 20, current_date + 100])[n % 4 + 1] from generate_series(1, 30) n;
    insert into team_leaders (name_en, phone, city, turned_down_at, turn_down_reason)
    select 'Turned down ' || n, '+96659002' || lpad(n::text, 4, '0'), 'Abha', now(), 'No need' from generate_series(1, 3) n;
    insert into transfers (usher_id, kind, currency, gross_minor) select id, 'bonus', 'SAR', 1 from ushers where name_en = 'Blocked 1';
    insert into event_leads (event_id, leader_id, pay_minor, starts_at, ends_at) select e.id, u.id, 1, '2040-01-01', '2040-01-02'
    from ushers u, (select id from events where status = 'published' limit 1) e where name_en = 'Blocked 2'`);
  // somebody owes something, in each state, to those whom the lists name first
  await pool.query(`
    insert into recoveries (person_id, transfer_id, currency, amount_minor, reason, created_by, created_at, canceled_at, canceled_by,
      cancel_reason, taken_minor)
    select p.id, (select t.id from transfers t where p.id in (t.usher_id, t.leader_id) limit 1), (array['SAR', 'AED'])[n % 2 + 1],
      1000 * n, 'Paid twice', a.id, timestamptz '2026-11-14' - n * interval '1 day', case when n % 3 = 0 then now() end,
      case when n % 3 = 0 then a.id end, case when n % 3 = 0 then 'Waived' end, case when n % 3 = 0 then 0 end
    from (select id, row_number() over (order by id) as n from persons order by id limit 40) p,
      (select id from admins where name = 'Person 1' limit 1) a;
    with paid as (
      insert into transfers (usher_id, kind, currency, gross_minor, deductions_minor, recovered_minor, status, approved_by, approved_at,
        bank_reference, transferred_on)
      select r.person_id, 'bonus', r.currency, r.amount_minor, r.amount_minor, r.amount_minor, 'transferred', r.created_by, now(),
        'SET-OFF', current_date
      from recoveries r where r.amount_minor = 1000 returning id, usher_id, gross_minor
    )
    insert into transfer_lines (transfer_id, kind, amount_minor, recovery_id)
    select p.id, 'other', p.gross_minor, null from paid p
    union all
    select p.id, 'recovery', -p.gross_minor, r.id from paid p join recoveries r on r.person_id = p.usher_id`);
  // nor two pages of leaders whose teams have worked lately
  await pool.query(`
    insert into team_leaders (name_en, phone, city)
    select 'Led ' || n, '+96659003' || lpad(n::text, 4, '0'), 'Abha' from generate_series(1, 30) n;
    update events set client_name = (select min(client_name) from events where client_name > '')
    where id = (select id from events where status = 'completed' and starts_at > now() - interval '80 days' order by id limit 1);
    with held as (
      select id, starts_at, ends_at, row_number() over (order by client_name, id) - 1 as n, count(*) over () as events from events
      where status = 'completed' and starts_at > now() - interval '80 days'
    )
    insert into event_leads (event_id, leader_id, pay_minor, starts_at, ends_at)
    select h.id, l.id, 1, h.starts_at, h.ends_at
    from (select id, row_number() over (order by id) as n from team_leaders where name_en like 'Led %') l join held h on h.n = l.n % h.events;
    select sum_leads(null)`);
  // nor two pages of events that were completed lately, in several currencies
  await pool.query(`
    insert into events (title_en, title_ar, status, city, client_name, category_id, starts_at, ends_at, time_zone, currency, cost_minor,
      published_at, completed_at)
    select 'Held ' || n, 'أقيمت ' || n, 'completed', city, client_name, category_id, starts_at - n * interval '1 day', ends_at - n * interval '1 day',
      time_zone, (array['SAR', 'AED'])[n % 2 + 1], 1000 * n, published_at - n * interval '1 day', completed_at - n * interval '1 day'
    from (select * from events where status = 'completed' order by starts_at desc limit 1) last, generate_series(1, 30) n`);
  // so few people have no interview planned
  await pool.query(
    `insert into interviews (person_id, interviewer_id, starts_at, ends_at)
     select u.id, a.id, '2026-11-16T09:00:00Z', '2026-11-16T09:30:00Z'
     from (select id from ushers where id not in (select person_id from interviews where status = 'planned') limit 1) u,
       (select id from admins where name = 'Person 1' limit 1) a`,
  );
  // the demo knows no tags and no documents
  await pool.query(`update ushers set tags = '{VIP}' where code in (select max(code) from ushers group by status)`);
  // and nobody who is away
  await pool.query(
    `with away as (insert into availability (person_id) select id from ushers order by created_at desc limit 1 returning person_id)
     insert into days_off (person_id, first_day, last_day) select person_id, '2026-10-01', '2026-12-31' from away`,
  );
  for (const [kind, days] of [
    ['passport', -10],
    ['health_card', 10],
  ] as const)
    await pool.query(
      `with paper as (
         insert into files (purpose, name, type, size_bytes) values ('usher_document', 'paper.pdf', 'application/pdf', 1) returning id
       )
       insert into person_documents (person_id, kind, file_id, expires_on)
       select u.id, $1, paper.id, current_date + $2::integer
       from paper, (select id from ushers order by created_at desc offset $3 limit 1) u`,
      [kind, days, days + 10],
    );
  await pool.query(
    `insert into deletion_requests (email, status, handled_at, created_at)
     select 'person' || n || '@example.test', case when n % 3 = 0 then 'done' else 'open' end,
       case when n % 3 = 0 then timestamptz '2026-11-14' end, timestamptz '2026-11-14' - n * interval '1 day'
     from generate_series(1, 40) n`,
  );
  // nor any transfer that is held, made by hand or in a batch
  await pool.query(`
    update transfers set held_at = now(), hold_reason = 'New account' where id in (select id from transfers
      where status = 'pending_approval' and voided_at is null order by created_at limit 2);
    insert into transfers (usher_id, event_id, kind, currency, gross_minor, created_by)
    select p.id, e.id, 'bonus', 'SAR', 2000, (select id from admins order by id limit 1)
    from (select id from persons order by id limit 1) p, (select id from events order by id limit 1) e;
    with payer as (
      insert into payer_accounts (label, holder, bank_name, bic, currency, iban_encrypted, key_id, iban_last4, iban_country)
      values ('Main', 'Proline', 'Bank', 'NCBKSAJE', 'SAR', '\\x00', 'test', '1234', 'SA') returning id
    ), batch as (
      insert into payment_batches (currency, payer_account_id, execute_on, created_by)
      select 'SAR', payer.id, '2026-11-20', (select id from admins order by id limit 1) from payer returning id
    )
    update transfers set batch_id = batch.id from batch where transfers.id = (select id from transfers
      where status = 'approved' and voided_at is null and held_at is null order by created_at limit 1)`);
  // nor are there two pages of events that take staff; some are full, and some start soon
  await pool.query(`
    with event as (
      insert into events (title_en, title_ar, city, starts_at, ends_at, time_zone, currency, status, published_at, category_id)
      select 'Staffed ' || n, 'فعالية ' || n, case when n % 3 = 0 then 'Abha' else 'Riyadh' end,
        now() + n * interval '12 hours', now() + n * interval '12 hours' + interval '8 hours', 'Asia/Riyadh', 'SAR', 'published', now(),
        (select id from categories limit 1)
      from generate_series(1, 33) n returning id, starts_at, ends_at
    ),
    shift as (
      insert into shifts (event_id, work_date, starts_at, ends_at)
      select id, (starts_at at time zone 'Asia/Riyadh')::date, starts_at, ends_at from event returning id, event_id
    )
    insert into positions (event_id, shift_id, type_id, headcount, rate_minor)
    select event_id, id, (select id from types limit 1), row_number() over (order by event_id) % 6, 4000 from shift`);
  await fillBatches(pool);
}

/** Batches of every status and two currencies, two pages of them; the canceled one had no reason to be kept. */
const fillBatches = (pool: pg.Pool) =>
  pool.query(`
    with payer as (
      insert into payer_accounts (label, holder, bank_name, bic, currency, iban_encrypted, key_id, iban_last4, iban_country)
      select 'Account ' || c, 'Proline', 'Bank', 'RJHISARI', c, 'x', 'test', '7519', 'SA' from unnest(array['SAR', 'AED']) c
      returning id, currency
    )
    insert into payment_batches (status, currency, payer_account_id, execute_on, created_by, created_at, exported_at, message_id,
      file_sha256, line_count, total_minor, csv_forms, closed_at, canceled_at, cancel_reason)
    select s, p.currency, p.id, date '2026-10-25' + n, (select id from admins where name = 'Person 1' limit 1),
      timestamptz '2026-10-20' + n * interval '1 day', e, case when e is not null then 'LIST-' || n end,
      case when e is not null then repeat('0', 64) end, case when e is not null then 0 end, case when e is not null then 0 end,
      case when e is not null then '[]'::jsonb end, case when s = 'closed' then e end,
      case when s = 'canceled' then now() end, case when s = 'canceled' then 'Wrong day' end
    from generate_series(1, 32) n
    cross join lateral (select (array['draft', 'exported', 'closed', 'canceled'])[n % 4 + 1] as s) status
    cross join lateral (select case when s in ('exported', 'closed') then timestamptz '2026-11-20' end as e) sent
    join payer p on p.currency = (array['SAR', 'AED'])[n % 2 + 1]`);
