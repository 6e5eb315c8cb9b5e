-- What people send us. The bytes lie in a folder or a bucket under the row's id; the row says what they are.
create table files (
  id uuid primary key default new_id(),
  purpose text not null check (purpose in ('admin_photo', 'usher_photo', 'usher_document')),
  name text not null check (length(name) between 1 and 200),
  type text not null check (type in ('image/webp', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  uploaded_by uuid not null references admins,
  created_at timestamptz not null default now(),
  -- null: some record uses it; else since when none does, and after a day it is removed
  loose_since timestamptz default now(),
  check ((width is null) = (height is null)),
  check ((type = 'image/webp') = (width is not null))
);
create index files_loose on files (loose_since) where loose_since is not null;

alter table admins
  add column photo_id uuid unique references files,
  -- null: never chosen, the browser decides
  add column language text check (language in ('en', 'ar')),
  add column theme text check (theme in ('auto', 'light', 'dark')),
  add column density text check (density in ('comfortable', 'compact')),
  add column numerals text check (numerals in ('latn', 'arab')),
  -- encrypted and bound to the account; there is one from the set-up's beginning on
  add column two_factor_secret_encrypted bytea,
  -- null: the set-up is not confirmed, nothing is asked for at sign-in
  add column two_factor_on_at timestamptz,
  -- the last period of 30 seconds whose code was used: a code works once
  add column two_factor_last_step integer,
  add check (two_factor_on_at is null or two_factor_secret_encrypted is not null);

create table recovery_codes (
  admin_id uuid not null references admins on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (admin_id, code_hash)
);
