-- What team leaders report while an event is on, and what the office made of it. docs/decisions/0060 says why.

create table incidents (
  -- made by whoever reports, so that a report that is sent twice is one
  id uuid primary key,
  event_id uuid not null references events on delete cascade,
  -- where; null: somewhere at the event
  zone_id uuid references zones,
  kind text not null check (kind in ('injury', 'security', 'guest', 'staff', 'damage', 'other')),
  -- empty once the person it is about was erased
  text text not null check (length(text) <= 1000),
  file_id uuid unique references files,
  -- whom of the team it is about; null: nobody in particular
  usher_id uuid references persons,
  reported_by uuid not null references persons,
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- null: still open
  handled_at timestamptz,
  handled_by uuid references admins,
  handling_note text check (length(handling_note) <= 1000),
  version integer not null default 1,
  constraint incidents_handled check ((handled_at is null) = (handled_by is null)),
  constraint incidents_note_of_handled check (handling_note is null or handled_at is not null)
);
create index incidents_of_event on incidents (event_id, happened_at desc, id desc);
create index incidents_of_usher on incidents (usher_id) where usher_id is not null;
create index incidents_of_reporter on incidents (reported_by);

-- Purposes of files are added to those that are there, so that no other migration's are lost.
do $$
declare
  purposes text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'files'::regclass and conname = 'files_purpose_check');
begin
  execute 'alter table files drop constraint files_purpose_check';
  execute 'alter table files add constraint files_purpose_check '
    || replace(purposes, 'ARRAY[', 'ARRAY[''incident_photo''::text, ');
end
$$;
