-- What the list of ushers shows of somebody's work. Triggers keep it, so that no list counts attendance; docs/decisions/0032 says
-- why it is a table of its own. Who has no row has not worked yet.
create table usher_work (
  person_id uuid primary key references persons on delete cascade,
  attended integer not null default 0,
  no_shows integer not null default 0,
  late_cancels integer not null default 0,
  -- of those attended
  on_time integer not null default 0,
  last_worked date,
  -- types, the most frequent first
  roles uuid[] not null default '{}',
  ratings integer not null default 0,
  -- Ratings fade: each counts half after 180 days. Kept are the sums of weights that grow with the day of the rating instead, so
  -- that a reader only multiplies by today's share.
  rating_weight double precision not null default 0,
  rating_sum double precision not null default 0
);

/* Recounts these people; null: everybody. The rows are locked before anything is counted, so that of two transactions the second
   counts what the first has written. */
create function recount_usher_work(ids uuid[]) returns void
language plpgsql
as $$
declare
  narrowed text := case when ids is null then 'true' else 'usher_id = any ($1)' end;
begin
  if ids is not null then
    insert into usher_work (person_id) select id from unnest(ids) id group by id order by id on conflict do nothing;
    perform from usher_work where person_id = any (ids) order by person_id for update;
  end if;
  execute format(
    $sql$
      insert into usher_work as w
        (person_id, attended, no_shows, late_cancels, on_time, last_worked, roles, ratings, rating_weight, rating_sum)
      select id, coalesce(t.attended, 0), coalesce(t.no_shows, 0), coalesce(c.late_cancels, 0), coalesce(t.on_time, 0),
        t.last_worked, coalesce(o.roles, '{}'), coalesce(r.ratings, 0), coalesce(r.weight, 0), coalesce(r.sum, 0)
      from (
        select usher_id as id from attendance where %1$s union select usher_id from ratings where %1$s
        union select usher_id from assignments where late_cancel and %1$s union select unnest($1)
      ) people
      left join (
        select usher_id, count(*) filter (where outcome = 'attended') as attended,
          count(*) filter (where outcome = 'no_show') as no_shows,
          count(*) filter (where outcome = 'attended' and late_minutes <= 10) as on_time,
          max(work_date) filter (where outcome = 'attended') as last_worked
        from attendance where %1$s group by usher_id
      ) t on t.usher_id = id
      left join (
        select usher_id, count(*) as late_cancels from assignments where late_cancel and %1$s group by usher_id
      ) c on c.usher_id = id
      left join (
        select usher_id, array_agg(type_id order by times desc, type_id) as roles
        from (
          select t.usher_id, p.type_id, count(*) as times
          from (select usher_id, assignment_id from attendance where outcome = 'attended' and %1$s) t
          join assignments a on a.id = t.assignment_id join positions p on p.id = a.position_id
          group by t.usher_id, p.type_id
        ) worked
        group by usher_id
      ) o on o.usher_id = id
      left join (
        select usher_id, count(*) as ratings, sum(weight) as weight, sum(weight * stars) as sum
        from (
          select usher_id, stars, power(2, extract(epoch from created_at - timestamptz '2020-01-01 00:00+00') / 86400 / 180) as weight
          from ratings where %1$s
        ) weighed
        group by usher_id
      ) r on r.usher_id = id
      order by id
      on conflict (person_id) do update set
        attended = excluded.attended, no_shows = excluded.no_shows, late_cancels = excluded.late_cancels,
        on_time = excluded.on_time, last_worked = excluded.last_worked, roles = excluded.roles, ratings = excluded.ratings,
        rating_weight = excluded.rating_weight, rating_sum = excluded.rating_sum
    $sql$, narrowed) using ids;
end
$$;

create function keep_usher_work() returns trigger
language plpgsql
as $$
declare
  -- rows outside this condition change nothing
  counted text := tg_argv[0];
  changed text := case tg_op
    when 'INSERT' then format('select usher_id from added where %s', counted)
    when 'DELETE' then format('select usher_id from removed where %s', counted)
    else format('select usher_id from added where %1$s union select usher_id from removed where %1$s', counted)
  end;
  ids uuid[];
begin
  execute format('select array_agg(distinct usher_id) from (%s) c', changed) into ids;
  if ids is not null then
    perform recount_usher_work(ids);
  end if;
  return null;
end
$$;

do $$
declare
  source record;
begin
  for source in select * from (values ('attendance', 'outcome is not null'), ('ratings', 'true')) s (name, counted) loop
    execute format(
      'create trigger worked_insert after insert on %1$I referencing new table as added
         for each statement execute function keep_usher_work(%2$L)', source.name, source.counted);
    execute format(
      'create trigger worked_update after update on %1$I referencing new table as added old table as removed
         for each statement execute function keep_usher_work(%2$L)', source.name, source.counted);
    execute format(
      'create trigger worked_delete after delete on %1$I referencing old table as removed
         for each statement execute function keep_usher_work(%2$L)', source.name, source.counted);
  end loop;
end
$$;

-- Both are rare, while the rows around them change all the time.
create function keep_work_of_usher() returns trigger
language plpgsql
as $$
begin
  perform recount_usher_work(case tg_op when 'UPDATE' then array[old.usher_id, new.usher_id] else array[new.usher_id] end);
  return null;
end
$$;
create trigger worked_late_insert after insert on assignments
  for each row when (new.late_cancel) execute function keep_work_of_usher();
create trigger worked_late_update after update of late_cancel, usher_id on assignments
  for each row when (new.late_cancel or old.late_cancel) execute function keep_work_of_usher();

create function keep_roles_worked() returns trigger
language plpgsql
as $$
declare
  ids uuid[] := array(
    select distinct a.usher_id from assignments a join attendance t on t.assignment_id = a.id
    where a.position_id = new.id and t.outcome = 'attended');
begin
  if cardinality(ids) > 0 then
    perform recount_usher_work(ids);
  end if;
  return null;
end
$$;
create trigger worked_as after update of type_id on positions
  for each row when (old.type_id is distinct from new.type_id) execute function keep_roles_worked();

select recount_usher_work(null);
create index usher_work_by_day on usher_work (last_worked) where last_worked is not null;
create index usher_work_by_role on usher_work using gin (roles);

-- The mean of all ratings comes from here.
create trigger rated_insert after insert on ratings referencing new table as added
  for each statement execute function count_statuses('ratings', 'true', 'stars::text');
create trigger rated_update after update on ratings referencing new table as added old table as removed
  for each statement execute function count_statuses('ratings', 'true', 'stars::text');
create trigger rated_delete after delete on ratings referencing old table as removed
  for each statement execute function count_statuses('ratings', 'true', 'stars::text');
create trigger rated_truncate after truncate on ratings
  for each statement execute function forget_statuses('ratings');
insert into status_counts (entity, status, n) select 'ratings', stars::text, count(*) from ratings group by stars;

-- Tags that somebody wears, for whoever looks for one. A tag that nobody wears any more is forgotten.
create table known_tags (tag text primary key);

create function keep_known_tags() returns trigger
language plpgsql
as $$
declare
  before text[] := case when tg_op = 'INSERT' then '{}' else old.tags end;
  after text[] := case when tg_op = 'DELETE' then '{}' else new.tags end;
  gone text[] := array(select unnest(before) except select unnest(after));
begin
  insert into known_tags (tag) select tag from unnest(after) tag where tag <> all (before) order by tag
  on conflict (tag) do update set tag = excluded.tag;
  if cardinality(gone) > 0 then
    perform from known_tags where tag = any (gone) order by tag for update;
    delete from known_tags k where tag = any (gone) and not exists (select from persons where tags @> array[k.tag]);
  end if;
  return null;
end
$$;
create trigger tags_known_insert after insert on persons
  for each row when (new.tags <> '{}') execute function keep_known_tags();
create trigger tags_known_update after update of tags on persons
  for each row when (old.tags is distinct from new.tags) execute function keep_known_tags();
create trigger tags_known_delete after delete on persons
  for each row when (old.tags <> '{}') execute function keep_known_tags();
insert into known_tags (tag) select distinct unnest(tags) from persons;

-- Who is booked from a moment on.
create index bookings_by_end on bookings (ends_at);

analyze usher_work;
