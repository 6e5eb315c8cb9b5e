-- What everybody has worked, summed, so that a page can set somebody's hours beside the median of all. docs/decisions/0058 says how.

alter table usher_work add column approved_minutes integer not null default 0;

/* Recounts these people; null: everybody. The rows are locked before anything is counted, so that of two transactions the second
   counts what the first has written. */
create or replace function recount_usher_work(ids uuid[]) returns void
language plpgsql
as $$
declare
  narrowed text := case when ids is null then 'true' else 'usher_id = any ($1)' end;
begin
  if ids is not null then
    insert into usher_work (person_id) select id from unnest(ids) id group by id order by id on conflict do nothing;
    perform from usher_work where person_id = any (ids) order by person_id for update;
  end if;
  execute format(
    $sql$
      insert into usher_work as w
        (person_id, attended, no_shows, late_cancels, on_time, last_worked, roles, ratings, rating_weight, rating_sum, rating_order,
        approved_minutes)
      select id, coalesce(t.attended, 0), coalesce(t.no_shows, 0), coalesce(c.late_cancels, 0), coalesce(t.on_time, 0),
        t.last_worked, coalesce(o.roles, '{}'), coalesce(r.ratings, 0), coalesce(r.weight, 0), coalesce(r.sum, 0),
        rating_hundredths(r.ratings, r.sum, r.weight, today.mean, today.faded), coalesce(t.approved_minutes, 0)
      from rating_basis() today, (
        select usher_id as id from attendance where %1$s union select usher_id from ratings where %1$s
        union select usher_id from assignments where late_cancel and %1$s union select unnest($1) union select id from persons where $1 is null
      ) people
      left join (
        select usher_id, count(*) filter (where outcome = 'attended') as attended,
          count(*) filter (where outcome = 'no_show') as no_shows,
          count(*) filter (where outcome = 'attended' and late_minutes <= 10) as on_time,
          max(work_date) filter (where outcome = 'attended') as last_worked,
          sum(approved_minutes) filter (where outcome = 'attended') as approved_minutes
        from attendance where %1$s group by usher_id
      ) t on t.usher_id = id
      left join (
        select usher_id, count(*) as late_cancels from assignments where late_cancel and %1$s group by usher_id
      ) c on c.usher_id = id
      left join (
        select usher_id, array_agg(type_id order by times desc, type_id) as roles
        from (
          select t.usher_id, p.type_id, count(*) as times
          from (select usher_id, assignment_id from attendance where outcome = 'attended' and %1$s) t
          join assignments a on a.id = t.assignment_id join positions p on p.id = a.position_id
          group by t.usher_id, p.type_id
        ) worked
        group by usher_id
      ) o on o.usher_id = id
      left join (
        select usher_id, count(*) as ratings, sum(weight) as weight, sum(weight * stars) as sum
        from (
          select usher_id, stars, power(2, extract(epoch from created_at - timestamptz '2020-01-01 00:00+00') / 86400 / 180) as weight
          from ratings where %1$s
        ) weighed
        group by usher_id
      ) r on r.usher_id = id
      order by id
      on conflict (person_id) do update set
        attended = excluded.attended, no_shows = excluded.no_shows, late_cancels = excluded.late_cancels,
        on_time = excluded.on_time, last_worked = excluded.last_worked, roles = excluded.roles, ratings = excluded.ratings,
        rating_weight = excluded.rating_weight, rating_sum = excluded.rating_sum, rating_order = excluded.rating_order,
        approved_minutes = excluded.approved_minutes
    $sql$, narrowed) using ids;
end
$$;

update usher_work w set approved_minutes = worked.minutes
from (
  select usher_id, sum(approved_minutes) as minutes from attendance where outcome = 'attended' group by usher_id
) worked
where w.person_id = worked.usher_id and worked.minutes > 0;

-- How many of those who have worked at all have so many whole hours, kept like the scores of 0043.
create trigger hours_insert after insert on usher_work referencing new table as added
  for each statement execute function count_statuses('hours_worked', 'attended > 0', '((approved_minutes + 30) / 60)::text');
create trigger hours_update after update on usher_work referencing new table as added old table as removed
  for each statement execute function count_statuses('hours_worked', 'attended > 0', '((approved_minutes + 30) / 60)::text');
create trigger hours_delete after delete on usher_work referencing old table as removed
  for each statement execute function count_statuses('hours_worked', 'attended > 0', '((approved_minutes + 30) / 60)::text');
create trigger hours_truncate after truncate on usher_work
  for each statement execute function forget_statuses('hours_worked');
insert into status_counts (entity, status, n)
  select 'hours_worked', ((approved_minutes + 30) / 60)::text, count(*) from usher_work where attended > 0 group by 2;

-- There are many different hours now: what is folded is not folded again and again because of that.
create or replace function fold_counts(spare integer default 200) returns void
language plpgsql
as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_counts')) then
    return;
  end if;
  if (select count(*) > count(distinct (entity, status)) + spare from status_counts) then
    with taken as (delete from status_counts returning entity, status, n)
    insert into status_counts (entity, status, n)
    select entity, status, sum(n) from taken group by entity, status having sum(n) <> 0;
  end if;
  if (select count(*) > (select 2 * count(distinct day) + spare from daily_counts) from daily_counts) then
    with taken as (delete from daily_counts returning metric, day, n)
    insert into daily_counts (metric, day, n)
    select metric, day, sum(n) from taken group by metric, day having sum(n) <> 0;
  end if;
  if (select count(*) > spare from (select 1 from transfer_sums limit spare + 1) many) then
    with taken as (delete from transfer_sums returning status, currency, net_minor)
    insert into transfer_sums (status, currency, net_minor)
    select status, currency, sum(net_minor) from taken group by status, currency having sum(net_minor) <> 0;
  end if;
end
$$;

-- The queue of applications is narrowed by role.
drop index applications_of_type;
create index applications_of_type on applications (type_id, status);
