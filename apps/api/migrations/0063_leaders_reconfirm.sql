-- Leaders are asked to reconfirm like everybody else, and new hours also take places away for want of rest or for too long a day
-- or week. docs/decisions/0055 says why.

alter table event_leads
  add column version integer not null default 1,
  -- since when an answer is waited for, because what is led has changed, and when it came
  add column reconfirm_asked_at timestamptz,
  add column reconfirmed_at timestamptz,
  add constraint event_leads_reconfirmed check (reconfirmed_at is null or reconfirm_asked_at is not null);

-- Reasons and kinds are added to those that are there, so that no other migration's are lost.
do $$
declare
  reasons text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'assignments'::regclass and conname = 'assignments_release_reason_check');
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'messages'::regclass and conname = 'messages_kind_check');
begin
  execute 'alter table assignments drop constraint assignments_release_reason_check';
  execute 'alter table assignments add constraint assignments_release_reason_check '
    || replace(reasons, 'ARRAY[', 'ARRAY[''too_little_rest''::text, ''too_many_hours''::text, ');
  execute 'alter table messages drop constraint messages_kind_check';
  execute 'alter table messages add constraint messages_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''lead_clashed''::text, ');
end
$$;
