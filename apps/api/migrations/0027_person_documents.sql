-- What people hand in. The bytes are a file of purpose usher_document; only the document's own address opens them, and each
-- opening is in the audit log.
create table person_documents (
  id uuid primary key default new_id(),
  person_id uuid not null references persons,
  kind text not null check (kind in ('national_id', 'residence_permit', 'passport', 'health_card', 'certificate', 'contract', 'other_paper')),
  file_id uuid not null unique references files,
  -- null: it does not expire
  expires_on date,
  added_by uuid references admins,
  created_at timestamptz not null default now()
);
create index person_documents_of_person on person_documents (person_id, expires_on);
create index person_documents_by_expiry on person_documents (expires_on) where expires_on is not null;
