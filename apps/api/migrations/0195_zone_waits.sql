-- A writer notes a day by the zone of the house. If the zone changed before that writer was done, the note could name another day
-- than the one to which its rows belong from then on, and that day kept a wrong sum. So whoever notes days holds the zone together
-- with all others who do, and whoever changes it waits for them.

create or replace function note_days() returns trigger
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
  perform pg_advisory_xact_lock_shared(hashtext('house_zone'));
  execute format(
    'insert into stale_days (sums, day) select distinct %L, (moment at time zone house_zone())::date from (%s) changed', noted, changed);
  return null;
end
$$;

create or replace function note_days_of_interviews() returns trigger
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
  perform pg_advisory_xact_lock_shared(hashtext('house_zone'));
  execute format(
    $q$insert into stale_days (sums, day)
       select distinct 'joins', (p.usher_since at time zone house_zone())::date
       from (%s) changed join persons p on p.id = changed.person_id where p.usher_since is not null$q$, changed);
  return null;
end
$$;

-- Before the change, so that note_all_days finds what they have noted.
create function hold_zone() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('house_zone'));
  return coalesce(new, old);
end
$$;
create trigger held_zone_insert before insert on settings for each row when (new.key = 'region') execute function hold_zone();
create trigger held_zone_update before update of value on settings for each row
  when (new.key = 'region' and (old.value ->> 'time_zone') is distinct from (new.value ->> 'time_zone'))
  execute function hold_zone();
create trigger held_zone_delete before delete on settings for each row when (old.key = 'region') execute function hold_zone();
