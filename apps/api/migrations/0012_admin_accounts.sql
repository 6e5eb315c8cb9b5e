alter table admins
  add column invited_by uuid references admins,
  add column disabled_by uuid references admins,
  add column disabled_reason text check (length(disabled_reason) between 1 and 500),
  -- the same as adminStatus in packages/domain/src/admin-guard.ts
  add column status text generated always as (
    case when disabled_at is not null then 'disabled' when password_hash is null then 'invited' else 'active' end
  ) stored check (status in ('active', 'invited', 'disabled')),
  add column search_text text generated always as (normalise_search(name || ' ' || email)) stored,
  add check (disabled_at is not null or num_nonnulls(disabled_by, disabled_reason) = 0);

-- what became of the mail that carries the link
alter table first_password_tokens add column mail_job_id uuid references jobs on delete set null;

create index admins_newest on admins (created_at desc, id desc);
create index admins_by_name on admins (name, id);

-- when somebody was here last, ended sessions included
create index sessions_of_admin on sessions (admin_id);

-- The audit log is read newest first, whatever it is narrowed by.
drop index audit_log_record;
drop index audit_log_admin;
drop index audit_log_time;
create index audit_log_time on audit_log (at desc, id desc);
create index audit_log_record on audit_log (record_id, at desc, id desc);
create index audit_log_admin on audit_log (admin_id, at desc, id desc);
create index audit_log_entity on audit_log (entity, at desc, id desc);
create index audit_log_action on audit_log (action, at desc, id desc);
