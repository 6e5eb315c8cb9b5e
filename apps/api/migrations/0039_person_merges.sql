-- Two records of one human being become one. What an undo needs is kept for a day, sealed: the values of both as they were.
create table person_merges (
  id uuid primary key default new_id(),
  kept_id uuid not null references persons,
  merged_id uuid not null references persons,
  -- the rows that went from one to the other, by table and column
  moved jsonb not null,
  before_encrypted bytea not null,
  created_at timestamptz not null default now(),
  created_by uuid not null references admins,
  undone_at timestamptz
);
create unique index person_merges_open on person_merges (merged_id) where undone_at is null;
create index person_merges_of_kept on person_merges (kept_id);
create index persons_merged_into on persons (merged_into) where merged_into is not null;

-- Whose attendance it is may change when two records are found to be of one person; what happened stays locked.
create or replace function refuse_locked_attendance() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'usher_id' = to_jsonb(old) - 'usher_id' then
    return new;
  end if;
  if exists (select from events where id = old.event_id and status in ('completed', 'canceled')) then
    raise exception 'Attendance of an event that is over is locked.'
      using errcode = 'check_violation', constraint = 'attendance_locked';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
