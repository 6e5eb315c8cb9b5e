-- Interviews are held with persons, for either hat: who wants to be a team leader is interviewed, too.
alter table interviews rename column usher_id to person_id;
alter table interviews rename constraint interviews_usher_id_fkey to interviews_person_id_fkey;
alter table interviews
  add column hat text not null default 'usher' check (hat in ('usher', 'leader')),
  add column mode text not null default 'office' check (mode in ('video', 'office', 'phone')),
  -- one entry for each criterion: {en, ar, score}; null: from before there were criteria
  add column scores jsonb check (jsonb_typeof(scores) = 'array'),
  add column version integer not null default 1,
  -- the mean of the scores, to one decimal
  alter column score type double precision;
alter table interviews rename constraint interviews_interviewer_id_tstzrange_excl to interviews_never_overlap;
create index interviews_of_person on interviews (person_id, starts_at desc, id desc);
create index interviews_of_day on interviews (starts_at);

-- Nobody who is blocked or rejected is booked for what is still ahead, or applies. Held until the end, so that whoever blocks
-- waits and then releases this row, too, or was faster and is seen here. Work that is over stands.
create function refuse_shut_out() returns trigger
language plpgsql
as $$
declare
  status text;
begin
  select usher_status into status from persons where id = new.usher_id for share;
  if status in ('blocked', 'rejected') then
    raise exception 'The usher is blocked or rejected.'
      using errcode = 'check_violation', constraint = 'usher_blocked', table = tg_table_name;
  end if;
  return new;
end
$$;
create trigger assignments_usher_free before insert on assignments
  for each row when (new.status in ('invited', 'confirmed') and new.ends_at > now()) execute function refuse_shut_out();
create trigger assignments_usher_still_free before update of status, usher_id on assignments
  for each row when (
    new.status in ('invited', 'confirmed') and new.ends_at > now()
    and (old.status not in ('invited', 'confirmed') or new.usher_id <> old.usher_id)
  ) execute function refuse_shut_out();
create trigger applications_usher_free before insert on applications
  for each row when (new.status in ('pending', 'waitlisted')) execute function refuse_shut_out();

-- Timed blocks that end.
create index persons_blocked_until on persons (usher_blocked_until) where usher_status = 'blocked';

-- The list of join requests, and who else was born on the same day.
create index persons_joining on persons (id)
  where usher_status in ('pending', 'in_interview', 'rejected') or leader_status = 'pending';
create index persons_by_birth_date on persons (birth_date) where birth_date is not null;
