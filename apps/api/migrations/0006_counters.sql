-- Counts by status for the dashboard. Triggers only add rows (+n, -n), so writers never wait for each other;
-- a reader sums what its snapshot holds, so the figure equals a recount in that same snapshot.
-- fold_counts() replaces many rows by their sum.
create table status_counts (
  entity text not null,
  status text not null,
  n bigint not null
);
create index status_counts_sum on status_counts (entity, status) include (n);

-- The same for what happened on a day.
create table daily_counts (
  metric text not null,
  day date not null,
  n bigint not null
);
create index daily_counts_sum on daily_counts (metric, day) include (n);

create function count_statuses() returns trigger
language plpgsql
as $$
declare
  -- rows outside this condition are in no total
  counted text := coalesce(tg_argv[1], 'true');
  moved text := case tg_op
    when 'INSERT' then format('select status, 1 as sign from added where %s', counted)
    when 'DELETE' then format('select status, -1 as sign from removed where %s', counted)
    else format('select status, 1 as sign from added where %1$s union all select status, -1 from removed where %1$s', counted)
  end;
begin
  execute format(
    'insert into status_counts (entity, status, n)
     select %L, status, sum(sign) from (%s) m group by status having sum(sign) <> 0',
    tg_argv[0], moved
  );
  return null;
end
$$;

create function count_days() returns trigger
language plpgsql
as $$
declare
  metric text := tg_argv[0];
  counted text := tg_argv[1];
  moved text := case tg_op
    when 'INSERT' then format('select work_date as day, 1 as sign from added where %s', counted)
    when 'DELETE' then format('select work_date as day, -1 as sign from removed where %s', counted)
    else format('select work_date as day, 1 as sign from added where %1$s union all select work_date, -1 from removed where %1$s', counted)
  end;
begin
  execute format(
    'insert into daily_counts (metric, day, n)
     select %L, day, sum(sign) from (%s) m group by day having sum(sign) <> 0',
    metric, moved
  );
  return null;
end
$$;

-- TRUNCATE fires no row events: forget the counts with the rows. It waits for a folding in progress, whose sum it
-- could not see and would leave behind.
create function forget_statuses() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_counts'));
  delete from status_counts where entity = tg_argv[0];
  return null;
end
$$;

create function forget_days() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold_counts'));
  delete from daily_counts where metric = tg_argv[0];
  return null;
end
$$;

do $$
declare
  target record;
begin
  for target in
    select * from (values
      ('events', 'count_statuses', 'forget_statuses', $a$'events'$a$),
      ('ushers', 'count_statuses', 'forget_statuses', $a$'ushers'$a$),
      ('team_leaders', 'count_statuses', 'forget_statuses', $a$'team_leaders'$a$),
      ('applications', 'count_statuses', 'forget_statuses', $a$'applications'$a$),
      ('deletion_requests', 'count_statuses', 'forget_statuses', $a$'deletion_requests'$a$),
      ('transfers', 'count_statuses', 'forget_statuses', $a$'transfers', 'voided_at is null'$a$),
      ('attendance', 'count_days', 'forget_days', $a$'shifts_worked', 'outcome = ''attended'''$a$)
    ) t (name, counter, forgetter, arguments)
  loop
    execute format(
      'create trigger counted_insert after insert on %1$I referencing new table as added
         for each statement execute function %2$I(%3$s)',
      target.name, target.counter, target.arguments
    );
    execute format(
      'create trigger counted_update after update on %1$I referencing new table as added old table as removed
         for each statement execute function %2$I(%3$s)',
      target.name, target.counter, target.arguments
    );
    execute format(
      'create trigger counted_delete after delete on %1$I referencing old table as removed
         for each statement execute function %2$I(%3$s)',
      target.name, target.counter, target.arguments
    );
    execute format(
      'create trigger counted_truncate after truncate on %1$I
         for each statement execute function %2$I(%3$s)',
      target.name, target.forgetter, target.arguments
    );
  end loop;
end
$$;

-- One folder at a time; the others go away empty-handed at once. Fewer rows than `spare` are not worth the work.
create function fold_counts(spare integer default 200) returns void
language plpgsql
as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('fold_counts')) then
    return;
  end if;
  if (select count(*) > spare from (select 1 from status_counts limit spare + 1) many) then
    with taken as (delete from status_counts returning entity, status, n)
    insert into status_counts (entity, status, n)
    select entity, status, sum(n) from taken group by entity, status having sum(n) <> 0;
  end if;
  if (select count(*) > (select 2 * count(distinct day) + spare from daily_counts) from daily_counts) then
    with taken as (delete from daily_counts returning metric, day, n)
    insert into daily_counts (metric, day, n)
    select metric, day, sum(n) from taken group by metric, day having sum(n) <> 0;
  end if;
end
$$;
