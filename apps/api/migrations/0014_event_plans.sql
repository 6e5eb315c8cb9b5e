-- Events from draft to published. While an event is a draft, its plan is what somebody has typed so far; publishing makes
-- shifts, zones, positions and leads of it, and going back to draft takes them away again.

alter table events
  alter column category_id drop not null,
  alter column starts_at drop not null,
  alter column ends_at drop not null,
  alter column city set default '',
  add column address text not null default '' check (length(address) <= 300),
  add column cover_id uuid references files,
  add column contact_name text not null default '' check (length(contact_name) <= 120),
  add column contact_phone text not null default '' check (length(contact_phone) <= 40),
  add column reserve_percent smallint not null default 0 check (reserve_percent between 0 and 100),
  -- everybody there as planned; kept when the plan is saved and when it is published
  add column cost_minor bigint not null default 0 check (cost_minor >= 0),
  -- of a draft: nobody is booked by it
  add column planned_leader_ids uuid[] not null default '{}',
  add column started_at timestamptz,
  drop constraint events_title_en_check,
  drop constraint events_title_ar_check,
  add constraint events_title_en_check check (length(title_en) <= 120 and (status in ('draft', 'canceled') or length(title_en) >= 3)),
  add constraint events_title_ar_check check (length(title_ar) <= 120 and (status in ('draft', 'canceled') or length(title_ar) >= 3)),
  -- days of the calendar are told in it; a zone that nobody knows is an error here already
  add constraint events_time_zone_check check (time_zone ~ '^[A-Za-z]' and timezone(time_zone, timestamptz '2000-01-01 00:00Z') is not null),
  -- only what was never published may lack something
  add constraint events_complete check (
    status in ('draft', 'canceled') or (category_id is not null and starts_at is not null and ends_at is not null)
  );

update events set started_at = starts_at where status in ('in_progress', 'completed');

drop trigger events_category_in_use on events;
drop trigger events_category_still_in_use on events;
create trigger events_category_in_use before insert on events
  for each row when (new.category_id is not null) execute function refuse_archived_category();
create trigger events_category_still_in_use before update of category_id on events
  for each row when (new.category_id is not null and new.category_id is distinct from old.category_id)
  execute function refuse_archived_category();
create index events_of_cover on events (cover_id) where cover_id is not null;

-- Drafts without a date count as the latest.
drop index events_by_status, events_by_start;
create index events_by_status on events (status, (coalesce(starts_at, 'infinity')) desc, id desc);
create index events_by_start on events ((coalesce(starts_at, 'infinity')) desc, id desc);
drop index events_by_city, events_by_client;
create index events_by_city on events (city, (coalesce(starts_at, 'infinity')) desc, id desc);
create index events_by_client on events (client_name, (coalesce(starts_at, 'infinity')) desc, id desc);
create index events_by_title_en on events (title_en, id);
create index events_by_title_ar on events (title_ar, id);
create index events_by_cost on events (cost_minor, id);
-- what is on at some time: the calendar
create index events_on on events using gist (tstzrange(starts_at, ends_at)) where starts_at is not null and ends_at is not null;

-- The same promise as before: one leader cannot lead two events at the same time. But the event stands in it as text,
-- because with the column itself the planner took this index to find the leads of an event, in a hundredfold of the time.
alter table event_leads
  drop constraint event_leads_leader_id_event_id_tstzrange_excl,
  add constraint event_leads_leader_id_event_id_tstzrange_excl
    exclude using gist (leader_id with =, (event_id::text) with <>, tstzrange(starts_at, ends_at) with &&) where (released_at is null);

create table event_plans (
  event_id uuid primary key references events on delete cascade,
  -- stepOne, stepTwo, stepThree, stepThreeTeam, stepThreeZones, stepFour
  steps jsonb not null,
  saved_by uuid references admins,
  saved_at timestamptz not null default now()
);
create index transfers_of_event on transfers (event_id) where voided_at is null;

alter table shifts add column arrival_minutes smallint not null default 0 check (arrival_minutes between 0 and 240);
alter table positions
  add column pay_basis text not null default 'hour' check (pay_basis in ('hour', 'shift', 'day', 'fixed'));

-- Which roles somebody does.
create table usher_roles (
  usher_id uuid not null references ushers on delete cascade,
  type_id uuid not null references types,
  primary key (usher_id, type_id)
);
create index usher_roles_of_type on usher_roles (type_id, usher_id);
insert into usher_roles (usher_id, type_id) select distinct usher_id, type_id from applications;
create index ushers_approved_in_city on ushers (city, id) where status = 'approved';
-- who is booked around a moment
create index assignments_live_by_start on assignments (starts_at) include (ends_at, usher_id, event_id)
  where status in ('invited', 'confirmed');

-- What ushers and team leaders are told; their own app reads it.
create table staff_notices (
  id uuid primary key default new_id(),
  usher_id uuid references ushers on delete cascade,
  leader_id uuid references team_leaders on delete cascade,
  event_id uuid not null references events on delete cascade,
  kind text not null check (kind in (
    'event_open', 'invited_ahead', 'chosen_to_lead', 'event_canceled', 'event_withdrawn', 'application_expired', 'event_started', 'rate_team'
  )),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  check (num_nonnulls(usher_id, leader_id) = 1)
);
create index staff_notices_of_usher on staff_notices (usher_id, created_at desc) where usher_id is not null;
create index staff_notices_of_leader on staff_notices (leader_id, created_at desc) where leader_id is not null;
create index staff_notices_of_event on staff_notices (event_id, kind);

-- Places of each event, summed: the list sorts and filters by them. It is a table of its own because whoever changes an
-- event locks it before its places, and whoever fills a place comes the other way; here both come last.
create table event_staffing (
  event_id uuid primary key references events on delete cascade,
  places integer not null default 0,
  confirmed integer not null default 0,
  invited integer not null default 0
);
create index event_staffing_open on event_staffing (event_id) where confirmed < places;

insert into event_staffing (event_id, places, confirmed, invited)
select e.id, coalesce(sum(p.headcount), 0), coalesce(sum(p.confirmed), 0), coalesce(sum(p.invited), 0)
from events e left join positions p on p.event_id = e.id group by e.id;

create function start_staffing() returns trigger
language plpgsql
as $$
begin
  insert into event_staffing (event_id) select id from added;
  return null;
end
$$;
create trigger events_start_staffing after insert on events
  referencing new table as added for each statement execute function start_staffing();

create function sum_staffing() returns trigger
language plpgsql
as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select event_id, headcount, confirmed, invited, 1 as sign from added'
    when 'DELETE' then 'select event_id, headcount, confirmed, invited, -1 as sign from removed'
    else 'select event_id, headcount, confirmed, invited, 1 as sign from added
          union all select event_id, headcount, confirmed, invited, -1 from removed'
  end;
begin
  -- always in the same order, so that two transactions never wait for each other in a circle
  execute format('select 1 from event_staffing where event_id in (select event_id from (%s) c) order by event_id for no key update', changed);
  execute format(
    $sql$
      update event_staffing s
      set places = s.places + c.places, confirmed = s.confirmed + c.confirmed, invited = s.invited + c.invited
      from (
        select event_id, sum(sign * headcount) as places, sum(sign * confirmed) as confirmed, sum(sign * invited) as invited
        from (%s) moved group by event_id
      ) c
      where s.event_id = c.event_id and (c.places <> 0 or c.confirmed <> 0 or c.invited <> 0)
    $sql$,
    changed
  );
  return null;
end
$$;
create trigger positions_sum_insert after insert on positions
  referencing new table as added for each statement execute function sum_staffing();
create trigger positions_sum_update after update on positions
  referencing new table as added old table as removed for each statement execute function sum_staffing();
create trigger positions_sum_delete after delete on positions
  referencing old table as removed for each statement execute function sum_staffing();

update events e set cost_minor = c.cost
from (
  select id,
    coalesce((
      select sum(round(headcount * rate_minor * (extract(epoch from s.ends_at - s.starts_at) / 60 - s.break_minutes) / 60))
      from positions p join shifts s on s.id = p.shift_id where p.event_id = events.id
    ), 0) + coalesce((select sum(pay_minor) from event_leads where event_id = events.id and released_at is null), 0) as cost
  from events
) c
where c.id = e.id;

-- Once an event is completed, or canceled on the way, its attendance is what people are paid for.
create function refuse_locked_attendance() returns trigger
language plpgsql
as $$
begin
  if exists (select from events where id = old.event_id and status in ('completed', 'canceled')) then
    raise exception 'Attendance of an event that is over is locked.'
      using errcode = 'check_violation', constraint = 'attendance_locked';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger attendance_locked before update or delete on attendance
  for each row execute function refuse_locked_attendance();

alter table files drop constraint files_purpose_check,
  add constraint files_purpose_check check (purpose in ('admin_photo', 'usher_photo', 'usher_document', 'event_cover'));
