-- Somebody who is called in while a shift is on cannot have been there at its beginning. docs/decisions/0076 says why.

alter table assignments
  -- confirmed so late that coming in time was not possible: late is who comes later than this; null: than the beginning
  add column due_at timestamptz,
  -- when somebody said to come, or can be here; null: nobody said anything
  add column expected_at timestamptz,
  -- whose place it was, of whoever comes instead
  add column replaces uuid references assignments,
  add constraint assignments_arrival check ((due_at is null and expected_at is null) or (status = 'confirmed' and not reserve)),
  add constraint assignments_replaces_another check (replaces <> id);
create index assignments_replacing on assignments (replaces) where replaces is not null;

-- What was agreed belongs to one confirmed place at one time, and goes with it.
create function forget_arrival() returns trigger
language plpgsql
as $$
begin
  if new.shift_id <> old.shift_id or new.status <> 'confirmed' or new.reserve or new.due_at >= new.ends_at
    or new.expected_at >= new.ends_at
  then
    new.due_at := null;
    new.expected_at := null;
  end if;
  return new;
end
$$;
create trigger b_arrival_forgotten before update of shift_id, status, reserve, ends_at on assignments
  for each row when (old.due_at is not null or old.expected_at is not null) execute function forget_arrival();

-- Whoever gets the place of a no-show by a chain of offers comes instead, too.
alter table place_openings add column left_by uuid references assignments;

create or replace function open_place() returns trigger
language plpgsql
as $$
begin
  if old.vacated_at is null and new.vacated_at is not null then
    insert into place_openings (event_id, position_id, cause, left_by)
    values (old.event_id, old.position_id, 'no_show', old.id);
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
