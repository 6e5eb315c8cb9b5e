-- On which days each person worked, and for how many minutes: reports of hours and of who came again are sums of these rows, and
-- no longer of attendance. `work_starts` has the first day and the next one, and its row is what whoever recounts somebody holds:
-- of two transactions the second counts what the first has written. It stays when nothing is left, so that it can be held.

create table work_days (
  usher_id uuid not null,
  day date not null,
  minutes integer not null check (minutes >= 0),
  primary key (usher_id, day)
);
create index work_days_by_day on work_days (day) include (usher_id, minutes);

create table work_starts (
  usher_id uuid primary key,
  first_day date,
  next_day date check (next_day > first_day)
);
create index work_starts_by_day on work_starts (first_day) include (usher_id, next_day);

-- Of the first person the first day, and so on; null: everything.
create function recount_work(ushers uuid[], days date[]) returns void
language plpgsql
as $$
begin
  if ushers is null then
    truncate work_days, work_starts;
    insert into work_days
    select usher_id, work_date, sum(coalesce(approved_minutes, 0)) from attendance where outcome = 'attended' group by 1, 2;
    insert into work_starts
    select usher_id, min(day), min(day) filter (where place = 2)
    from (select usher_id, day, row_number() over (partition by usher_id order by day) as place from work_days) d
    where place <= 2 group by 1;
    return;
  end if;
  insert into work_starts (usher_id) select distinct u from unnest(ushers) u order by 1 on conflict do nothing;
  perform from work_starts where usher_id = any (ushers) order by usher_id for update;
  delete from work_days d using unnest(ushers, days) c (usher_id, day) where d.usher_id = c.usher_id and d.day = c.day;
  insert into work_days
  select t.usher_id, t.work_date, sum(coalesce(t.approved_minutes, 0))
  from (select distinct * from unnest(ushers, days) u (usher_id, day)) c
  join attendance t on t.usher_id = c.usher_id and t.work_date = c.day and t.outcome = 'attended'
  group by 1, 2;
  update work_starts s set first_day = f.first_day, next_day = f.next_day
  from (select distinct u as usher_id from unnest(ushers) u) c
  cross join lateral (
    select min(day) as first_day, min(day) filter (where place = 2) as next_day
    from (select day, row_number() over (order by day) as place from work_days where usher_id = c.usher_id order by day limit 2) d
  ) f
  where s.usher_id = c.usher_id and (s.first_day, s.next_day) is distinct from (f.first_day, f.next_day);
end
$$;

create function keep_work_days() returns trigger
language plpgsql
as $$
declare
  part text := $q$select assignment_id, usher_id, work_date, approved_minutes from %1$s where outcome = 'attended'$q$;
  changed text := case tg_op
    when 'INSERT' then format(part, 'added')
    when 'DELETE' then format(part, 'removed')
    else format('(%1$s except all %2$s) union all (%2$s except all %1$s)', format(part, 'added'), format(part, 'removed'))
  end;
  ushers uuid[];
  days date[];
begin
  execute format('select array_agg(usher_id), array_agg(work_date) from (select distinct usher_id, work_date from (%s) c) d', changed)
  into ushers, days;
  if ushers is not null then
    perform recount_work(ushers, days);
  end if;
  return null;
end
$$;
create function forget_work_days() returns trigger
language plpgsql
as $$
begin
  perform recount_work(null, null);
  return null;
end
$$;

-- The names make these the last of the table, as those of the figures are.
create trigger z_work_days_insert after insert on attendance referencing new table as added
  for each statement execute function keep_work_days();
create trigger z_work_days_update after update on attendance referencing new table as added old table as removed
  for each statement execute function keep_work_days();
create trigger z_work_days_delete after delete on attendance referencing old table as removed
  for each statement execute function keep_work_days();
create trigger z_work_days_truncate after truncate on attendance for each statement execute function forget_work_days();

select recount_work(null, null);
analyze work_days, work_starts;
