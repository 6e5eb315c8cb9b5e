-- The day of an event: every check-in, check-out, no-show, excuse, correction and undo is a mark in a log, and attendance is what
-- the marks have led to. docs/decisions/0057 says why.

alter table attendance
  -- counts the marks that had an effect
  add column version integer not null default 1,
  add column out_method text,
  -- a hand approved the minutes: they win over the times, also when the event is completed again
  add column minutes_by_hand boolean not null default false,
  -- checked in or out too far from the venue
  add column outside boolean not null default false,
  -- why somebody did not come
  add column reason text check (length(reason) between 1 and 500),
  -- what an excuse was shown with
  add column file_id uuid references files,
  -- by the transaction that changed it last, so that a board can ask for what is new; see decision 15
  add column changed_xid xid8 not null default pg_current_xact_id(),
  drop constraint attendance_method_check,
  add constraint attendance_method_check check (method in ('manual', 'qr', 'scanner', 'self', 'roll_call')),
  add constraint attendance_out_method_check check (out_method in ('manual', 'qr', 'scanner', 'self', 'roll_call')),
  add constraint attendance_reason_of_absence check (reason is null or coalesce(outcome in ('no_show', 'excused'), false)),
  add constraint attendance_file_of_excuse check (file_id is null or coalesce(outcome = 'excused', false)),
  add constraint attendance_minutes_by_hand check (not minutes_by_hand or approved_minutes is not null),
  add constraint attendance_outside check (not outside or checked_in_at is not null);
create index attendance_of_file on attendance (file_id) where file_id is not null;

-- In and out resolve by themselves; so far that waited for the minutes.
update attendance t set outcome = 'attended'
from events e
where e.id = t.event_id and e.status in ('published', 'in_progress') and t.outcome is null and t.checked_out_at is not null;

-- So far nothing said who had approved minutes. What the clock would say as well needs nobody to have said it.
alter table attendance disable trigger user;
update attendance set out_method = method where checked_out_at is not null;
update attendance t set minutes_by_hand = true
from assignments a join shifts s on s.id = a.shift_id
where a.id = t.assignment_id and t.outcome = 'attended' and t.approved_minutes is not null
  and t.approved_minutes is distinct from greatest(0, least(
    floor(extract(epoch from least(t.checked_out_at, a.ends_at) - greatest(t.checked_in_at, a.starts_at)) / 60),
    floor(extract(epoch from a.ends_at - a.starts_at) / 60) - s.break_minutes
  ))::integer;
alter table attendance enable trigger user;

alter table assignments add column changed_xid xid8 not null default pg_current_xact_id();
create index assignments_changed on assignments (event_id, changed_xid);
create index attendance_changed on attendance (event_id, changed_xid);

create function note_change() returns trigger
language plpgsql
as $$
begin
  new.changed_xid := pg_current_xact_id();
  return new;
end
$$;
create trigger a_change_noted before update on assignments for each row execute function note_change();
create trigger a_change_noted before update on attendance for each row execute function note_change();

-- Once an event is over its attendance is what people are paid for: nothing is changed, taken away or added. Whose it is may
-- change when two records are found to be of one person, and what is said about somebody goes when the person is erased.
create or replace function refuse_locked_attendance() returns trigger
language plpgsql
as $$
declare
  free text[] := array['usher_id', 'changed_xid'] || case when tg_op = 'UPDATE' and new.reason is null and new.file_id is null
    then array['reason', 'file_id'] else '{}' end;
begin
  if tg_op = 'INSERT' then
    -- held until the end: whoever completes the event waits and then sees this row, or was faster and is seen here
    perform from events where id = new.event_id and status not in ('completed', 'canceled') for share;
    if found or not exists (select from events where id = new.event_id) then
      return new;
    end if;
  elsif tg_op = 'UPDATE' and to_jsonb(new) - free = to_jsonb(old) - free then
    return new;
  elsif not exists (select from events where id = old.event_id and status in ('completed', 'canceled')) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'Attendance of an event that is over is locked.'
    using errcode = 'check_violation', constraint = 'attendance_locked';
end
$$;
create trigger attendance_insert_locked before insert on attendance
  for each row execute function refuse_locked_attendance();

-- Each mark under an id that whoever marks has made, so that a mark that is sent twice is one.
create table attendance_marks (
  id uuid primary key,
  -- in the order in which they took effect
  seq bigint generated always as identity,
  event_id uuid not null references events,
  assignment_id uuid not null references assignments,
  kind text not null check (kind in ('check_in', 'check_out', 'no_show', 'excuse', 'correct', 'undo')),
  -- its own time: when somebody came, or was marked on a device without a network
  at timestamptz not null,
  received_at timestamptz not null default now(),
  -- neither: the system
  by_admin uuid references admins,
  by_person uuid references persons,
  method text not null check (method in ('manual', 'qr', 'scanner', 'self', 'roll_call')),
  distance_m integer check (distance_m >= 0),
  outside boolean not null default false,
  reason text check (length(reason) between 1 and 500),
  file_id uuid references files on delete set null,
  undoes uuid references attendance_marks,
  -- why a mark of a queue had no effect; it stays, so that the same id is answered the same
  refused text check (refused ~ '^[a-z_]{3,40}$'),
  -- of the attendance, after this mark
  version integer not null,
  before jsonb,
  after jsonb,
  constraint attendance_marks_one_actor check (num_nonnulls(by_admin, by_person) <= 1),
  constraint attendance_marks_effect check ((refused is null) = (before is not null) and (refused is null) = (after is not null)),
  constraint attendance_marks_undo check ((kind = 'undo') = (undoes is not null) or refused is not null)
);
alter table attendance
  -- the newest that had an effect, which alone can be taken back, and when it came; none on rows from before
  add column last_mark uuid references attendance_marks,
  add column marked_at timestamptz;
create index attendance_marks_of_assignment on attendance_marks (assignment_id, seq desc);
create index attendance_marks_of_event on attendance_marks (event_id, seq desc);
create index attendance_marks_of_person on attendance_marks (by_person) where by_person is not null;
create index attendance_marks_of_file on attendance_marks (file_id) where file_id is not null;
-- Two who mark from the same state cannot both have an effect, and nothing is taken back twice.
create unique index attendance_marks_one_step on attendance_marks (assignment_id, version) where refused is null;
create unique index attendance_marks_undone_once on attendance_marks (undoes) where undoes is not null and refused is null;

-- The log is only added to. What it says about a person goes when the person is erased.
create function refuse_changed_mark() returns trigger
language plpgsql
as $$
declare
  personal text[] := array['reason', 'file_id', 'distance_m', 'before', 'after'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - personal = to_jsonb(old) - personal
    and new.reason is null and new.file_id is null
    and coalesce(new.before - 'reason' - 'file_id' = old.before - 'reason' - 'file_id', true)
    and coalesce(new.after - 'reason' - 'file_id' = old.after - 'reason' - 'file_id', true)
  then
    return new;
  end if;
  raise exception 'Marks of attendance are only added.'
    using errcode = 'check_violation', constraint = 'attendance_marks_append_only';
end
$$;
create trigger attendance_marks_append_only before update or delete on attendance_marks
  for each row execute function refuse_changed_mark();

-- What operations were told about the day, so that they are told once.
create table attendance_alerts (
  id uuid primary key default new_id(),
  event_id uuid not null references events on delete cascade,
  kind text not null check (kind in ('late_check_ins', 'zone_under_minimum', 'nobody_in', 'event_not_completed')),
  shift_id uuid references shifts on delete cascade,
  zone_id uuid references zones on delete cascade,
  told_at timestamptz not null default now(),
  unique nulls not distinct (event_id, kind, shift_id, zone_id)
);

-- Purposes of files are added to those that are there, so that no other migration's are lost.
do $$
declare
  purposes text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'files'::regclass and conname = 'files_purpose_check');
begin
  execute 'alter table files drop constraint files_purpose_check';
  execute 'alter table files add constraint files_purpose_check '
    || replace(purposes, 'ARRAY[', 'ARRAY[''excuse_document''::text, ');
end
$$;
