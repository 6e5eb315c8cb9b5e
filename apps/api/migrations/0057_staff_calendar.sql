-- The schedule of somebody of the staff as a calendar that other programs read, at an address that is a secret.
create table staff_feeds (
  person_id uuid primary key references persons on delete cascade,
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);

create or replace function end_staff_access() returns trigger
language plpgsql
as $$
begin
  delete from staff_sessions where person_id = new.id;
  delete from staff_codes where person_id = new.id;
  delete from staff_feeds where person_id = new.id;
  return null;
end
$$;
