-- Of what is near, people are told once; of another moment or day they are told anew.
alter table events
  add column understaffed_told_for timestamptz,
  add column nobody_confirmed_told_for timestamptz;
alter table interviews add column reminded_for timestamptz;
alter table person_documents add column expiry_told_for date;
alter table deletion_requests add column due_told_at timestamptz;
