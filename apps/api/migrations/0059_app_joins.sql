-- Somebody who has no account asks to join through the app. docs/decisions/0051 says why it is so.

-- The one code that a phone may use now to join with, whoever has it; a new one takes its place. The phone itself stands nowhere.
create table join_codes (
  phone_hmac bytea primary key check (octet_length(phone_hmac) = 32),
  -- keyed: six digits alone would soon be found
  code_hmac bytea not null check (octet_length(code_hmac) = 32),
  tries smallint not null default 0 check (tries >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Whoever entered the code may send a photo and one request. The person who is made by it gets the pass's id.
create table join_passes (
  id uuid primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  phone_encrypted bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > created_at),
  -- the phone is the person's from then on
  check ((used_at is null) = (phone_encrypted is not null))
);

alter table persons
  -- asked to join through the app, having agreed to the privacy policy; null: the office entered them
  add column joined_by_app_at timestamptz,
  -- asked again when they were known already; the audit log has what they said
  add column asked_again_at timestamptz,
  -- an identity number that they named and somebody else has
  add column claimed_id_hmac bytea check (octet_length(claimed_id_hmac) = 32),
  add column claimed_id_last4 text check (length(claimed_id_last4) <= 4),
  add constraint persons_claimed_id_whole check (num_nulls(claimed_id_hmac, claimed_id_last4) in (0, 2));
create index persons_claimed_id on persons (claimed_id_hmac) where claimed_id_hmac is not null;
