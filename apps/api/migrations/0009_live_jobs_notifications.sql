-- What changed, for browsers that look at it. Kept for an hour; see docs/decisions/0015.
create table changes (
  id bigint generated always as identity primary key,
  -- with it a reader can say "everything up to here" without missing a transaction that commits late
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  -- null: many records
  record_id text,
  -- null: everybody who may read the topic
  only_for uuid,
  at timestamptz not null default clock_timestamp()
);
create index changes_resume on changes (xid);
create index changes_age on changes (at);

-- Whoever resumes from before this one has missed something.
create table changes_swept (
  only_row boolean primary key default true check (only_row),
  highest_xid xid8 not null
);
insert into changes_swept (highest_xid) values ('0');

-- Every audited write is a change: nobody can forget it.
create function change_of_audit() returns trigger
language plpgsql
as $$
begin
  insert into changes (topic, record_id, only_for)
  select entity, case when count(distinct record_id) = 1 then min(record_id) end, only_for
  from (
    select entity, record_id, case when entity in ('session', 'notification') then admin_id end as only_for,
      case when (select count(*) from added) <= 20 then record_id end as apart
    from added
  ) a
  group by entity, only_for, apart;
  -- whom a change of his own account concerns hears of it, whatever he may read
  insert into changes (topic, record_id, only_for)
  select distinct entity, record_id, record_id::uuid from added
  where entity = 'admin' and record_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  return null;
end
$$;
create trigger audited_change after insert on audit_log referencing new table as added
  for each statement execute function change_of_audit();

create table jobs (
  id uuid primary key default new_id(),
  kind text not null check (kind ~ '^[a-z_]+\.[a-z_]+$'),
  params jsonb not null default '{}',
  -- null: the program itself
  created_by uuid references admins,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'canceled')),
  -- shown to whoever started it
  visible boolean not null,
  total integer not null default 0 check (total >= 0),
  -- a scheduled job's turn: whoever comes first adds it, all others find it there
  slot text unique,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  check ((status in ('done', 'canceled')) = (finished_at is not null))
);
create index jobs_of_admin on jobs (created_by, id desc) where visible;
create index jobs_open on jobs (id) where status in ('queued', 'running');
create index jobs_age on jobs (finished_at) where finished_at is not null;

-- Its starter sees it begin and end; owners hear of cancelling and repeating through the audit log.
create function change_of_jobs() returns trigger
language plpgsql
as $$
begin
  insert into changes (topic, record_id, only_for) select 'job', id::text, created_by from touched where visible;
  return null;
end
$$;
create trigger jobs_added after insert on jobs referencing new table as touched
  for each statement execute function change_of_jobs();
create trigger jobs_moved after update on jobs referencing new table as touched
  for each statement execute function change_of_jobs();

create table job_items (
  id bigint generated always as identity primary key,
  job_id uuid not null references jobs on delete cascade,
  record_id text not null,
  label_en text not null,
  label_ar text not null,
  status text not null default 'pending' check (status in ('pending', 'done', 'failed', 'canceled')),
  -- short jobs (0) go before long ones (1): a mail does not wait for ten thousand rows
  lane smallint not null default 0,
  attempts smallint not null default 0,
  run_after timestamptz not null default now(),
  -- why it failed
  code text,
  detail jsonb,
  finished_at timestamptz,
  check ((status = 'failed') = (code is not null))
);
create index job_items_next on job_items (lane, run_after, id) where status = 'pending';
create index job_items_of_job on job_items (job_id, status, id);

create table notifications (
  id uuid primary key default new_id(),
  admin_id uuid not null references admins on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  params jsonb not null default '{}',
  -- where it leads, inside the web app
  link text check (link ~ '^/'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_of_admin on notifications (admin_id, id desc);
create index notifications_unread on notifications (admin_id, id desc) where read_at is null;
create index notifications_age on notifications (created_at);

create table notification_choices (
  admin_id uuid not null references admins on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  wanted boolean not null,
  primary key (admin_id, kind)
);

create function change_of_notifications() returns trigger
language plpgsql
as $$
begin
  insert into changes (topic, only_for) select distinct 'notification', admin_id from touched;
  return null;
end
$$;
create trigger notifications_added after insert on notifications referencing new table as touched
  for each statement execute function change_of_notifications();
create trigger notifications_read after update on notifications referencing new table as touched
  for each statement execute function change_of_notifications();
