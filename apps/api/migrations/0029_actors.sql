-- Whoever acts is an admin, a person or the system; a visitor is somebody who is not signed in.
alter table audit_log
  -- without a foreign key: the log outlives whoever stands in it
  add column person_id uuid,
  add column actor text not null generated always as (
    case
      when admin_id is not null then 'admin'
      when person_id is not null then 'person'
      when address is null then 'system'
      else 'visitor'
    end
  ) stored check (actor in ('admin', 'person', 'system', 'visitor')),
  add constraint audit_log_one_actor check (admin_id is null or person_id is null);
-- nearly all entries are of admins, and those are found by time
create index audit_log_actor on audit_log (actor, at desc, id desc) where actor <> 'admin';
create index audit_log_person on audit_log (person_id, id desc) where person_id is not null;

alter table files
  alter column uploaded_by drop not null,
  -- without a foreign key, as in the log: what was sent outlives its sender
  add column uploaded_by_person uuid,
  add constraint files_one_uploader check (num_nonnulls(uploaded_by, uploaded_by_person) <= 1);
alter table jobs
  add column created_by_person uuid references persons,
  add constraint jobs_one_starter check (num_nonnulls(created_by, created_by_person) <= 1);
alter table attendance
  add column recorded_by_person uuid references persons,
  add constraint attendance_one_recorder check (num_nonnulls(recorded_by, recorded_by_person) <= 1);

-- An item that is about a person says which; what the person is called is read from there, so that it is nowhere else.
alter table job_items add column person_id uuid references persons on delete set null;
create index job_items_of_person on job_items (person_id) where person_id is not null;

-- Personal values in the audit log stand under a key of that person. Whoever is erased loses the key, and with it the
-- values, while the log itself stays as it was written. The key is encrypted by the data key, bound to the person.
create table person_keys (
  person_id uuid primary key references persons on delete cascade,
  key_encrypted bytea not null,
  created_at timestamptz not null default now()
);
