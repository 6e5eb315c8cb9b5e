-- Recounting takes the locks of all its tables at once, and goes away when one is taken: it never waits for whoever empties tables
-- while it holds others.
create or replace function recount_days(most integer default 400) returns void
language plpgsql
as $$
declare
  counted text;
  days date[];
begin
  if not pg_try_advisory_xact_lock(hashtext('recount_days')) then
    return;
  end if;
  begin
    lock table settings, persons, interviews, applications, transfers in access share mode nowait;
    lock table stale_days, kept_joins, kept_applications, kept_payouts, kept_approvals in row exclusive mode nowait;
  exception when lock_not_available then
    return;
  end;
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
