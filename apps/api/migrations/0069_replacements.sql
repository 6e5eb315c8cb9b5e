-- Whoever did not come leaves a place that somebody else can have. docs/decisions/0060 says why.

alter table assignments
  -- the holder did not come, and the place was given free; the assignment stays, for attendance and pay
  add column vacated_at timestamptz,
  add constraint assignments_vacated check (vacated_at is null or not reserve);

create or replace function count_places() returns trigger
language plpgsql
as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select position_id, status, reserve, vacated_at, 1 as sign from added'
    when 'DELETE' then 'select position_id, status, reserve, vacated_at, -1 as sign from removed'
    else 'select position_id, status, reserve, vacated_at, 1 as sign from added
          union all select position_id, status, reserve, vacated_at, -1 from removed'
  end;
begin
  -- always in the same order, so that two transactions never wait for each other in a circle
  execute format('select 1 from positions where id in (select position_id from (%s) c) order by id for no key update', changed);
  execute format(
    $sql$
      update positions p
      set confirmed = p.confirmed + c.confirmed, invited = p.invited + c.invited, reserves = p.reserves + c.reserves
      from (
        select position_id,
          sum(sign * (status = 'confirmed' and not reserve and vacated_at is null)::integer) as confirmed,
          sum(sign * (status = 'invited' and not reserve)::integer) as invited,
          sum(sign * (status in ('invited', 'confirmed') and reserve)::integer) as reserves
        from (%s) moved group by position_id
      ) c
      where p.id = c.position_id and (c.confirmed <> 0 or c.invited <> 0 or c.reserves <> 0)
    $sql$,
    changed
  );
  return null;
end
$$;

alter table place_openings
  drop constraint place_openings_cause_check,
  add constraint place_openings_cause_check
    -- released: by operations; lost: by a block, other work, or a change of the event; no_show: given free by operations
    check (cause in ('declined', 'expired', 'released', 'moved', 'asked', 'lost', 'not_reconfirmed', 'no_show'));

create or replace function open_place() returns trigger
language plpgsql
as $$
begin
  if old.vacated_at is null and new.vacated_at is not null then
    insert into place_openings (event_id, position_id, cause) values (old.event_id, old.position_id, 'no_show');
    return null;
  end if;
  -- an offer that came to nothing: its chain goes on
  if old.opening_id is not null then
    update place_openings set state = 'waiting', due_at = now()
    where id = old.opening_id and position_id = old.position_id and state = 'offered';
    if found then
      return null;
    end if;
  end if;
  if new.release_reason in ('event_canceled', 'undone') then
    return null;
  end if;
  insert into place_openings (event_id, position_id, cause)
  values (old.event_id, old.position_id, case
    when new.release_reason = 'not_reconfirmed' then 'not_reconfirmed'
    when new.release_reason <> 'operations' then 'lost'
    when new.status in ('declined', 'expired', 'released') then new.status else 'moved' end);
  return null;
end
$$;
drop trigger assignments_open_place on assignments;
create trigger assignments_open_place after update of status, position_id, reserve, vacated_at on assignments
  for each row when (
    old.status in ('invited', 'confirmed') and not old.reserve and old.vacated_at is null
    and (new.status not in ('invited', 'confirmed') or new.position_id <> old.position_id or new.reserve
      or new.vacated_at is not null)
  ) execute function open_place();

-- Who came after all has the place again, unless it is somebody else's by now: then both are there.
create function take_place_again() returns trigger
language plpgsql
as $$
declare
  place uuid := (select position_id from assignments where id = new.assignment_id and vacated_at is not null);
begin
  if place is null then
    return null;
  end if;
  perform from positions where id = place and confirmed + invited < headcount for no key update;
  if found then
    update assignments set vacated_at = null where id = new.assignment_id;
  end if;
  return null;
end
$$;
create trigger attendance_came_after_all after update of outcome on attendance
  for each row when (old.outcome in ('no_show', 'excused') and coalesce(new.outcome not in ('no_show', 'excused'), true))
  execute function take_place_again();
