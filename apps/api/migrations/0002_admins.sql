create table admins (
  id uuid primary key default new_id(),
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 120),
  image text,
  permission_set text not null check (permission_set in ('owner', 'ops', 'recruiter', 'finance', 'viewer')),
  -- null until the first password is set
  password_hash text,
  password_changed_at timestamptz,
  disabled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key default new_id(),
  admin_id uuid not null references admins on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  address inet,
  user_agent text,
  check (expires_at > created_at)
);
create index sessions_live_of_admin on sessions (admin_id) where revoked_at is null;

create table first_password_tokens (
  id uuid primary key default new_id(),
  admin_id uuid not null references admins on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_by uuid references admins,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check (expires_at > created_at)
);
-- one open link per person: a new one replaces the old
create unique index first_password_tokens_open on first_password_tokens (admin_id) where used_at is null;

-- Failures and quotas, shared by all processes. A key is a scope and a keyed hash, never a plain address or e-mail.
create table throttles (
  key text primary key,
  hits integer not null check (hits >= 0),
  blocked_until timestamptz not null,
  updated_at timestamptz not null default now()
);
create index throttles_age on throttles (updated_at);

create table idempotency_keys (
  scope text not null,
  key text not null check (length(key) between 1 and 255),
  endpoint text not null,
  body_hmac bytea not null,
  -- null only inside the transaction that makes the reply
  status smallint,
  reply_encrypted bytea,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table settings (
  key text primary key check (key ~ '^[a-z][a-z0-9_.]{0,63}$'),
  value jsonb not null,
  version integer not null default 1,
  updated_by uuid references admins,
  updated_at timestamptz not null default now()
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: nobody was signed in, or the system itself
  admin_id uuid references admins,
  action text not null,
  entity text not null,
  record_id text not null,
  before jsonb,
  after jsonb,
  request_id text,
  address inet,
  user_agent text
);
create index audit_log_record on audit_log (entity, record_id, id desc);
create index audit_log_admin on audit_log (admin_id, id desc);
create index audit_log_time on audit_log (at desc);

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();
