-- How many ushers have which reliability, so that a page can say where somebody stands among all without reading them; see
-- docs/decisions/0037.

-- Whoever was erased is in no count: what they worked stays for the ledger, and nothing is kept about it.
create function forget_work() returns trigger
language plpgsql
as $$
begin
  delete from usher_work where person_id = new.id;
  return null;
end
$$;
create trigger erased_forgotten after update of anonymised_at on persons
  for each row when (new.anonymised_at is not null) execute function forget_work();

-- A recount, as when two types are merged, does not bring it back.
create function forget_erased_work() returns trigger
language plpgsql
as $$
begin
  delete from usher_work w using added, persons p
  where w.person_id = added.person_id and p.id = added.person_id and p.anonymised_at is not null;
  return null;
end
$$;
create trigger erased_insert after insert on usher_work referencing new table as added
  for each statement execute function forget_erased_work();
delete from usher_work w using persons p where p.id = w.person_id and p.anonymised_at is not null;

create trigger reliable_insert after insert on usher_work referencing new table as added
  for each statement execute function count_statuses('reliability', 'reliability is not null', 'reliability::text');
create trigger reliable_update after update on usher_work referencing new table as added old table as removed
  for each statement execute function count_statuses('reliability', 'reliability is not null', 'reliability::text');
create trigger reliable_delete after delete on usher_work referencing old table as removed
  for each statement execute function count_statuses('reliability', 'reliability is not null', 'reliability::text');
create trigger reliable_truncate after truncate on usher_work
  for each statement execute function forget_statuses('reliability');
insert into status_counts (entity, status, n)
  select 'reliability', reliability::text, count(*) from usher_work where reliability is not null group by 2;
