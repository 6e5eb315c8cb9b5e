-- A file may name bank accounts, too: a keyed hash of the row's IBAN finds the same account at two people.
alter table usher_import_rows add column iban_hmac bytea;

-- Whoever came in by an import is removed again when it is undone. For each of them the database asks every table that refers
-- to people; without an index it reads the whole table, ten thousand times.
create index attendance_of_recorder on attendance (recorded_by_person) where recorded_by_person is not null;
create index bank_accounts_of_person on bank_accounts (person_id);
create index event_leads_ever_of_leader on event_leads (leader_id);
create index jobs_of_person on jobs (created_by_person) where created_by_person is not null;
create index person_merges_of_merged on person_merges (merged_id);
create index ratings_of_author on ratings (author_leader_id) where author_leader_id is not null;
