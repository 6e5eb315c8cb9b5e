-- Nobody waits for, is asked for or is expected at an event that is a draft or canceled. What was worked before an event was
-- canceled stays on record.

create function refuse_closed_event() returns trigger
language plpgsql
as $$
begin
  -- Held until the end, so that whoever moves the event waits and then sees this row, or was faster and is seen here. It
  -- happens before the row locks anything: moves, too, take the event first.
  perform from events where id = new.event_id and status not in ('draft', 'canceled') for share;
  -- an event that is not there is the foreign key's to refuse
  if not found and exists (select from events where id = new.event_id) then
    raise exception 'The event is a draft or canceled.'
      using errcode = 'check_violation', constraint = 'event_closed', table = tg_table_name;
  end if;
  return new;
end
$$;

-- Who was expected already needs no new leave: his event cannot be closed over him, see below.
create trigger applications_event_open before insert on applications
  for each row when (new.status in ('pending', 'waitlisted')) execute function refuse_closed_event();
create trigger applications_event_still_open before update of status, event_id on applications
  for each row when (
    new.status in ('pending', 'waitlisted')
    and (old.status not in ('pending', 'waitlisted') or new.event_id <> old.event_id)
  ) execute function refuse_closed_event();
create trigger assignments_event_open before insert on assignments
  for each row when (new.status in ('invited', 'confirmed')) execute function refuse_closed_event();
create trigger assignments_event_still_open before update of status, event_id on assignments
  for each row when (
    new.status in ('invited', 'confirmed')
    and (old.status not in ('invited', 'confirmed') or new.event_id <> old.event_id)
  ) execute function refuse_closed_event();

-- The other side of it: an event is closed only after everybody was released.
create function refuse_closing_with_people() returns trigger
language plpgsql
as $$
begin
  if exists (select from applications where event_id = new.id and status in ('pending', 'waitlisted'))
    or exists (
      select from assignments a where a.event_id = new.id and a.status in ('invited', 'confirmed')
        and not exists (select from attendance w where w.assignment_id = a.id and w.outcome is not null)
    )
  then
    raise exception 'Somebody still counts on the event.'
      using errcode = 'check_violation', constraint = 'event_has_people', table = tg_table_name;
  end if;
  return null;
end
$$;
create trigger events_closed_without_people after update of status on events
  for each row when (new.status in ('draft', 'canceled') and old.status <> new.status)
  execute function refuse_closing_with_people();

-- How many shifts somebody has worked, and how he was rated, is read from these alone: the wizard asks it of all people of a city.
create index attendance_attended on attendance (usher_id) where outcome = 'attended';
drop index ratings_of_usher;
create index ratings_of_usher on ratings (usher_id, created_at desc) include (stars);

-- What the list of events reads for each row, and its order by open places.
create index event_leads_live on event_leads (event_id, leader_id) where released_at is null;
create index event_staffing_by_open on event_staffing ((places - confirmed), event_id);
