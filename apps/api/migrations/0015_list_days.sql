-- Events, team leaders and transfers are counted by day as well: a jump to a page in the order of making needs it.
create or replace function count_list_days() returns trigger
language plpgsql
as $$
declare
  -- rows outside this condition are in no list
  listed text := coalesce(tg_argv[1], 'true');
  moved text := case tg_op
    when 'INSERT' then format('select status, (created_at at time zone ''UTC'')::date as day, 1 as sign from added where %s', listed)
    when 'DELETE' then format('select status, (created_at at time zone ''UTC'')::date as day, -1 as sign from removed where %s', listed)
    else format('select status, (created_at at time zone ''UTC'')::date as day, 1 as sign from added where %1$s
                 union all select status, (created_at at time zone ''UTC'')::date, -1 from removed where %1$s', listed)
  end;
begin
  execute format(
    'insert into list_days (list, status, day, n)
     select %L, status, day, sum(sign) from (%s) m group by status, day having sum(sign) <> 0',
    tg_argv[0], moved
  );
  return null;
end
$$;

create trigger listed_insert after insert on events
  referencing new table as added for each statement execute function count_list_days('events');
create trigger listed_update after update on events
  referencing new table as added old table as removed for each statement execute function count_list_days('events');
create trigger listed_delete after delete on events
  referencing old table as removed for each statement execute function count_list_days('events');
create trigger listed_truncate after truncate on events
  for each statement execute function forget_list_days('events');

create trigger listed_insert after insert on team_leaders
  referencing new table as added for each statement execute function count_list_days('team_leaders');
create trigger listed_update after update on team_leaders
  referencing new table as added old table as removed for each statement execute function count_list_days('team_leaders');
create trigger listed_delete after delete on team_leaders
  referencing old table as removed for each statement execute function count_list_days('team_leaders');
create trigger listed_truncate after truncate on team_leaders
  for each statement execute function forget_list_days('team_leaders');

create trigger listed_insert after insert on transfers
  referencing new table as added for each statement execute function count_list_days('transfers', 'voided_at is null');
create trigger listed_update after update on transfers
  referencing new table as added old table as removed for each statement execute function count_list_days('transfers', 'voided_at is null');
create trigger listed_delete after delete on transfers
  referencing old table as removed for each statement execute function count_list_days('transfers', 'voided_at is null');
create trigger listed_truncate after truncate on transfers
  for each statement execute function forget_list_days('transfers');

insert into list_days (list, status, day, n)
select 'events', status, (created_at at time zone 'UTC')::date, count(*) from events group by 2, 3
union all
select 'team_leaders', status, (created_at at time zone 'UTC')::date, count(*) from team_leaders group by 2, 3
union all
select 'transfers', status, (created_at at time zone 'UTC')::date, count(*) from transfers where voided_at is null group by 2, 3;
