-- What is said of days that are over, of requests to join, applications and transfers: kept sums of each day, which reports of any
-- period add up. Whoever writes what a day is made of only notes the day in stale_days; a day that is noted is counted from its
-- rows when somebody asks, until recount_days() counts it anew. So a sum is that of the very snapshot that reads it, and no writer
-- waits for another.

create function house_zone() returns text
language sql stable
as $$
  select coalesce((select value ->> 'time_zone' from settings where key = 'region'), 'Asia/Riyadh')
$$;

create table stale_days (
  sums text not null check (sums in ('joins', 'applications', 'payouts', 'approvals')),
  day date not null
);
create index stale_days_of_sums on stale_days (sums, day);

create function moment_of_day(wanted date) returns timestamptz
language sql stable
as $$
  select wanted::timestamp at time zone house_zone()
$$;

-- People by the day on which they asked to join as ushers.
create function joins_of_day(wanted date) returns table (city text, asked integer, interviewed integer, joined integer)
language sql stable
as $$
  select p.city, count(*)::integer,
    count(*) filter (where exists (
      select from interviews i where i.person_id = p.id and i.hat = 'usher' and i.status = 'done'))::integer,
    count(*) filter (where p.usher_status in ('approved', 'blocked'))::integer
  from persons p
  where p.usher_status is not null and p.usher_since >= moment_of_day(wanted) and p.usher_since < moment_of_day(wanted + 1)
  group by p.city
$$;
create table kept_joins (
  day date not null,
  city text,
  asked integer not null,
  interviewed integer not null,
  joined integer not null
);
create index kept_joins_by_day on kept_joins (day);

-- Applications by the day on which they came.
create function applications_of_day(wanted date)
  returns table (event_id uuid, type_id uuid, accepted integer, not_taken integer, withdrawn integer, undecided integer)
language sql stable
as $$
  select a.event_id, a.type_id,
    count(*) filter (where a.status = 'accepted')::integer,
    count(*) filter (where a.status in ('rejected', 'expired'))::integer,
    count(*) filter (where a.status = 'withdrawn')::integer,
    count(*) filter (where a.status in ('pending', 'waitlisted'))::integer
  from applications a
  where not a.by_hand and a.created_at >= moment_of_day(wanted) and a.created_at < moment_of_day(wanted + 1)
  group by a.event_id, a.type_id
$$;
create table kept_applications (
  day date not null,
  event_id uuid not null,
  type_id uuid not null,
  accepted integer not null,
  not_taken integer not null,
  withdrawn integer not null,
  undecided integer not null
);
create index kept_applications_by_day on kept_applications (day);

-- Transfers by the day on which they were made, and the one on which they were paid or voided.
create function payouts_of_day(wanted date)
  returns table (kind text, event_id uuid, currency char(3), ended_on date, n integer, net_minor bigint)
language sql stable
as $$
  select t.kind, t.event_id, t.currency,
    least((t.voided_at at time zone house_zone())::date, case when t.status = 'transferred' then t.transferred_on end),
    count(*)::integer, sum(t.net_minor)::bigint
  from transfers t
  where t.created_at >= moment_of_day(wanted) and t.created_at < moment_of_day(wanted + 1)
  group by 1, 2, 3, 4
$$;
create table kept_payouts (
  day date not null,
  kind text not null,
  event_id uuid,
  currency char(3) not null,
  ended_on date,
  n integer not null,
  net_minor bigint not null
);
create index kept_payouts_by_day on kept_payouts (day);

-- Transfers by the day on which they were approved, and how many whole hours they had waited.
create function approvals_of_day(wanted date) returns table (kind text, event_id uuid, hours integer, n integer)
language sql stable
as $$
  select t.kind, t.event_id, floor(extract(epoch from t.approved_at - t.created_at) / 3600)::integer, count(*)::integer
  from transfers t
  where t.approved_at >= moment_of_day(wanted) and t.approved_at < moment_of_day(wanted + 1) and t.voided_at is null
  group by 1, 2, 3
$$;
create table kept_approvals (
  day date not null,
  kind text not null,
  event_id uuid,
  hours integer not null,
  n integer not null
);
create index kept_approvals_by_day on kept_approvals (day);

-- What reports read, and the function that counts anew; those of each are alike.
create index transfers_by_time on transfers (created_at);
do $$
declare
  sums text;
begin
  foreach sums in array array['joins', 'applications', 'payouts', 'approvals'] loop
    execute format(
      'create view daily_%1$s as
       select k.* from kept_%1$s k where not exists (select from stale_days s where s.sums = %1$L and s.day = k.day)
       union all
       select s.day, c.* from (select distinct day from stale_days where sums = %1$L) s cross join lateral %1$s_of_day(s.day) c',
      sums);
  end loop;
end
$$;

-- So many days of each at once; one recounts at a time, and the others go away empty-handed. What is noted while it counts stays
-- noted: it takes only the notes that it has seen, and counts afterwards.
create function recount_days(most integer default 400) returns void
language plpgsql
as $$
declare
  counted text;
  days date[];
begin
  if not pg_try_advisory_xact_lock(hashtext('recount_days')) then
    return;
  end if;
  foreach counted in array array['joins', 'applications', 'payouts', 'approvals'] loop
    with gone as (
      delete from stale_days where sums = counted
        and day in (select distinct s.day from stale_days s where s.sums = counted order by 1 limit most)
      returning day
    )
    select array_agg(distinct day) into days from gone;
    if days is not null then
      execute format('delete from kept_%1$s where day = any ($1)', counted) using days;
      execute format(
        'insert into kept_%1$s select d.day, c.* from unnest($1) d (day) cross join lateral %1$s_of_day(d.day) c', counted)
      using days;
    end if;
  end loop;
end
$$;

/* Notes the days of rows that came, went or changed: which sums, the moment by which a row belongs to a day, everything else that
   the sums are made of, and which rows are in them. */
create function note_days() returns trigger
language plpgsql
as $$
declare
  noted text := tg_argv[0];
  part text := format('select %1$s as moment, %2$s from %%1$s r where %3$s and %1$s is not null', tg_argv[1], tg_argv[2], tg_argv[3]);
  changed text := case tg_op
    when 'INSERT' then format(part, 'added')
    when 'DELETE' then format(part, 'removed')
    else format('(%1$s except all %2$s) union all (%2$s except all %1$s)', format(part, 'added'), format(part, 'removed'))
  end;
begin
  execute format(
    'insert into stale_days (sums, day) select distinct %L, (moment at time zone house_zone())::date from (%s) changed', noted, changed);
  return null;
end
$$;

-- An interview counts on the day of its person.
create function note_days_of_interviews() returns trigger
language plpgsql
as $$
declare
  part text := $q$select person_id from %1$s where hat = 'usher' and status = 'done'$q$;
  changed text := case tg_op
    when 'INSERT' then format(part, 'added')
    when 'DELETE' then format(part, 'removed')
    else format('(%1$s except all %2$s) union all (%2$s except all %1$s)', format(part, 'added'), format(part, 'removed'))
  end;
begin
  execute format(
    $q$insert into stale_days (sums, day)
       select distinct 'joins', (p.usher_since at time zone house_zone())::date
       from (%s) changed join persons p on p.id = changed.person_id where p.usher_since is not null$q$, changed);
  return null;
end
$$;

create function note_all_days() returns trigger
language plpgsql
as $$
declare
  noted text;
begin
  foreach noted in array tg_argv loop
    execute format(
      'insert into stale_days (sums, day)
       select distinct %1$L, day + n from (
         select day from kept_%1$s union select day from stale_days where sums = %1$L
       ) known cross join (values (-1), (0), (1)) around (n)', noted);
  end loop;
  return null;
end
$$;

do $$
declare
  source record;
begin
  for source in select * from (values
    ('persons', 'joins', 'r.usher_since', 'r.city, r.usher_status', 'r.usher_status is not null'),
    ('applications', 'applications', 'r.created_at', 'r.event_id, r.type_id, r.status', 'not r.by_hand'),
    ('transfers', 'payouts', 'r.created_at', 'r.kind, r.event_id, r.currency, r.status, r.transferred_on, r.voided_at, r.net_minor', 'true'),
    ('transfers', 'approvals', 'r.approved_at', 'r.kind, r.event_id, r.created_at', 'r.voided_at is null')
  ) s (name, sums, moment, seen, counted) loop
    execute format(
      'create trigger noted_%2$s_insert after insert on %1$I referencing new table as added
         for each statement execute function note_days(%2$L, %3$L, %4$L, %5$L)',
      source.name, source.sums, source.moment, source.seen, source.counted);
    execute format(
      'create trigger noted_%2$s_update after update on %1$I referencing new table as added old table as removed
         for each statement execute function note_days(%2$L, %3$L, %4$L, %5$L)',
      source.name, source.sums, source.moment, source.seen, source.counted);
    execute format(
      'create trigger noted_%2$s_delete after delete on %1$I referencing old table as removed
         for each statement execute function note_days(%2$L, %3$L, %4$L, %5$L)',
      source.name, source.sums, source.moment, source.seen, source.counted);
    execute format(
      'create trigger noted_%2$s_truncate after truncate on %1$I for each statement execute function note_all_days(%2$L)',
      source.name, source.sums);
  end loop;
end
$$;
create trigger noted_joins_insert after insert on interviews referencing new table as added
  for each statement execute function note_days_of_interviews();
create trigger noted_joins_update after update on interviews referencing new table as added old table as removed
  for each statement execute function note_days_of_interviews();
create trigger noted_joins_delete after delete on interviews referencing old table as removed
  for each statement execute function note_days_of_interviews();
create trigger noted_joins_truncate after truncate on interviews for each statement execute function note_all_days('joins');

-- In another zone days begin at another moment.
create trigger noted_zone_insert after insert on settings for each row when (new.key = 'region')
  execute function note_all_days('joins', 'applications', 'payouts', 'approvals');
create trigger noted_zone_update after update of value on settings for each row
  when (new.key = 'region' and (old.value ->> 'time_zone') is distinct from (new.value ->> 'time_zone'))
  execute function note_all_days('joins', 'applications', 'payouts', 'approvals');
create trigger noted_zone_delete after delete on settings for each row when (old.key = 'region')
  execute function note_all_days('joins', 'applications', 'payouts', 'approvals');

insert into stale_days (sums, day)
select distinct 'joins', (usher_since at time zone house_zone())::date from persons where usher_status is not null
union all select distinct 'applications', (created_at at time zone house_zone())::date from applications
union all select distinct 'payouts', (created_at at time zone house_zone())::date from transfers
union all select distinct 'approvals', (approved_at at time zone house_zone())::date from transfers where approved_at is not null;
select recount_days(null);

analyze kept_joins, kept_applications, kept_payouts, kept_approvals;
