-- Ushers and team leaders sign in for themselves, by a code to their phone. docs/decisions/0049 says why it is so.

create table staff_sessions (
  id uuid primary key default new_id(),
  person_id uuid not null references persons on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  address inet,
  user_agent text check (length(user_agent) <= 255),
  check (expires_at > created_at)
);
create index staff_sessions_of_person on staff_sessions (person_id);

-- The one code that a person may use now; a new one takes its place. It is gone when it was used.
create table staff_codes (
  person_id uuid primary key references persons on delete cascade,
  -- keyed: six digits alone would soon be found
  code_hmac bytea not null check (octet_length(code_hmac) = 32),
  tries smallint not null default 0 check (tries >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Whoever is blocked, erased or merged into another record, or gets another phone, is signed out, whichever part of the program does it.
create function end_staff_access() returns trigger
language plpgsql
as $$
begin
  delete from staff_sessions where person_id = new.id;
  delete from staff_codes where person_id = new.id;
  return null;
end
$$;
create trigger staff_access_ends after update of usher_status, phone, anonymised_at, merged_into on persons
  for each row when (
    (new.usher_status = 'blocked' and old.usher_status is distinct from 'blocked')
    or new.phone is distinct from old.phone
    or (new.anonymised_at is not null and old.anonymised_at is null)
    or (new.merged_into is not null and old.merged_into is null)
  ) execute function end_staff_access();
