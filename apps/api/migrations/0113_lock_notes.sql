-- Why a place is locked, for whoever comes upon it. It goes with the lock, whatever takes that away.
alter table assignments add column lock_note text check (char_length(lock_note) between 1 and 120);

create function forget_lock_note() returns trigger language plpgsql as $$
begin
  new.lock_note := null;
  return new;
end $$;
create trigger assignments_lock_note before update of locked on assignments
  for each row when (not new.locked and new.lock_note is not null) execute function forget_lock_note();
