-- Where an interview is held: a place, or the link of a video call; null: nobody has said.
alter table interviews add column place text check (char_length(place) between 1 and 300);

-- When interviewers are taken: by planned interviews, which triggers keep here, and by time that was blocked by hand.
create table interviewer_times (
  -- that of the interview, if it is one
  id uuid primary key default new_id(),
  interviewer_id uuid not null references admins,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- null: blocked by hand
  interview_id uuid unique references interviews on delete cascade,
  reason text check (char_length(reason) between 1 and 120),
  created_by uuid references admins,
  created_at timestamptz not null default now(),
  check (starts_at < ends_at),
  check ((interview_id is null) = (reason is not null)),
  constraint interviewer_times_apart
    exclude using gist (
      interviewer_id with =, (((interview_id is null)::integer)) with <>, tstzrange(starts_at, ends_at) with &&
    ),
  constraint blocked_times_never_overlap
    exclude using gist (interviewer_id with =, tstzrange(starts_at, ends_at) with &&) where (interview_id is null)
);

create function keep_interviewer_times() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    delete from interviewer_times t using (
      select id, interviewer_id, starts_at, ends_at from removed where status = 'planned'
      except select id, interviewer_id, starts_at, ends_at from added where status = 'planned'
    ) gone where t.interview_id = gone.id;
    insert into interviewer_times (id, interview_id, interviewer_id, starts_at, ends_at, created_at)
    select id, id, interviewer_id, starts_at, ends_at, created_at from added where status = 'planned'
    except select id, id, interviewer_id, starts_at, ends_at, created_at from removed where status = 'planned';
  else
    insert into interviewer_times (id, interview_id, interviewer_id, starts_at, ends_at, created_at)
    select id, id, interviewer_id, starts_at, ends_at, created_at from added where status = 'planned';
  end if;
  return null;
end
$$;
create trigger interviewer_taken_insert after insert on interviews referencing new table as added
  for each statement execute function keep_interviewer_times();
create trigger interviewer_taken_update after update on interviews referencing new table as added old table as removed
  for each statement execute function keep_interviewer_times();

insert into interviewer_times (id, interview_id, interviewer_id, starts_at, ends_at, created_at)
select id, id, interviewer_id, starts_at, ends_at, created_at from interviews where status = 'planned';
