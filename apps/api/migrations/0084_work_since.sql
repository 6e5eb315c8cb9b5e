-- Since when somebody is an usher stands beside the figures of their work: people with good figures, the newest first, are then
-- found in one narrow index, instead of passing over everybody who is too new to have any. docs/decisions/0071 says why.

alter table usher_work add column usher_since timestamptz;

/* Whichever way the row comes to be there. */
create function start_usher_since() returns trigger
language plpgsql
as $$
begin
  new.usher_since := (select usher_since from persons where id = new.person_id);
  return new;
end
$$;
create trigger since_started before insert on usher_work for each row execute function start_usher_since();

/* A hat that is put on later, or comes along with a merge. The figures are the last row of a person that is locked. */
create function keep_usher_since() returns trigger
language plpgsql
as $$
begin
  update usher_work set usher_since = new.usher_since where person_id = new.id;
  return null;
end
$$;
create trigger work_since_kept after update on persons
  for each row when (old.usher_since is distinct from new.usher_since) execute function keep_usher_since();

update usher_work w set usher_since = p.usher_since from persons p
where p.id = w.person_id and p.usher_since is not null;

-- What the list is narrowed by most stands in one index, so that a total is counted without reading the people themselves.
create index ushers_by_filters on persons (usher_status, birth_date) include (gender, languages, nationality, city)
  where usher_status is not null;

analyze usher_work;
