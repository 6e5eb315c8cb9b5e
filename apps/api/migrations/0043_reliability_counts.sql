-- How many ushers have which reliability, so that a page can say where somebody stands among all without reading them; see
-- docs/decisions/0037. Weights and expectations are those of packages/domain/src/figures/reliability.ts, and a test compares them.
create function reliability_of(attended integer, no_shows integer, late_cancels integer, on_time integer) returns integer
language sql
immutable
parallel safe
as $$
  select round(100 * (
    0.45::float8 * ((attended + 4.5::float8) / (attended + no_shows + late_cancels + 5))
    + 0.25::float8 * ((on_time + 4.25::float8) / (attended + 5))
    + 0.15::float8 * (1 - (late_cancels + 0.25::float8) / (attended + no_shows + late_cancels + 5))
    + 0.12::float8))::integer
$$;

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

do $$
declare
  -- who has fewer shifts is new
  counted constant text := 'attended + no_shows >= 3';
  score constant text := 'reliability_of(attended, no_shows, late_cancels, on_time)::text';
begin
  execute format(
    'create trigger reliable_insert after insert on usher_work referencing new table as added
       for each statement execute function count_statuses(''reliability'', %L, %L)', counted, score);
  execute format(
    'create trigger reliable_update after update on usher_work referencing new table as added old table as removed
       for each statement execute function count_statuses(''reliability'', %L, %L)', counted, score);
  execute format(
    'create trigger reliable_delete after delete on usher_work referencing old table as removed
       for each statement execute function count_statuses(''reliability'', %L, %L)', counted, score);
  execute format(
    'insert into status_counts (entity, status, n)
       select ''reliability'', %2$s, count(*) from usher_work where %1$s group by 2', counted, score);
end
$$;
create trigger reliable_truncate after truncate on usher_work
  for each statement execute function forget_statuses('reliability');
