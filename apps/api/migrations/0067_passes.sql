-- A pass is for one place, and each place counts its passes: the one with this number counts, those before are revoked. What is
-- printed on it is signed and stored nowhere. docs/decisions/0059 says why.

alter table assignments add column pass_number integer not null default 1 check (pass_number > 0);

-- Whoever gives a place back, loses it or turns out to be somebody else needs another pass, whichever part of the program does it.
create function revoke_pass() returns trigger
language plpgsql
as $$
begin
  new.pass_number := greatest(new.pass_number, old.pass_number + 1);
  return new;
end
$$;
create trigger pass_revoked before update of status, usher_id on assignments
  for each row when ((old.status = 'confirmed' and new.status <> 'confirmed') or old.usher_id <> new.usher_id)
  execute function revoke_pass();
