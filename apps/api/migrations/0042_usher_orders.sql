-- The list of ushers in the order of what is known of their work, page by page over an index. docs/decisions/0036 says how.

/* 0 to 100, to the whole; null: new. The rule of packages/domain/src/figures; a test compares the two. Nobody is asked to reconfirm
   yet, so that part is what is expected of everybody. */
create function reliability_of(attended integer, no_shows integer, late_cancels integer, on_time integer) returns integer
language sql immutable parallel safe
as $$
  select case when attended + no_shows >= 3 then round(100 * (
    0.45::float8 * ((attended + 4.5::float8) / (attended + no_shows + late_cancels + 5))
    + 0.25::float8 * ((on_time + 4.25::float8) / (attended + 5))
    + 0.15::float8 * (1 - ((late_cancels + 0.25::float8) / (attended + no_shows + late_cancels + 5)))
    + 0.12::float8))::integer end
$$;

/* The mean of all ratings, and what a kept weight is worth now. */
create function rating_basis(out mean float8, out faded float8)
language sql stable
as $$
  select (select (sum(status::integer * n) / nullif(sum(n), 0))::float8 from status_counts where entity = 'ratings'),
    power(0.5::float8, (extract(epoch from now() - timestamptz '2020-01-01 00:00+00') / 86400 / 180)::float8)
$$;

/* A rating from 100 to 500; null: nobody has rated yet. */
create function rating_hundredths(ratings bigint, sum float8, weight float8, mean float8, faded float8) returns integer
language sql immutable parallel safe
as $$
  select case when ratings > 0 then round(100 * (5 * mean + sum * faded) / (5 + weight * faded))::integer end
$$;

alter table usher_work
  add column reliability integer generated always as (reliability_of(attended, no_shows, late_cancels, on_time)) stored,
  -- as of the last change of the person's ratings, or the last turn of the clock: it fades by itself, and the mean of all is in it
  add column rating_order integer;

/* Recounts these people; null: everybody. The rows are locked before anything is counted, so that of two transactions the second
   counts what the first has written. */
create or replace function recount_usher_work(ids uuid[]) returns void
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
        (person_id, attended, no_shows, late_cancels, on_time, last_worked, roles, ratings, rating_weight, rating_sum, rating_order)
      select id, coalesce(t.attended, 0), coalesce(t.no_shows, 0), coalesce(c.late_cancels, 0), coalesce(t.on_time, 0),
        t.last_worked, coalesce(o.roles, '{}'), coalesce(r.ratings, 0), coalesce(r.weight, 0), coalesce(r.sum, 0),
        rating_hundredths(r.ratings, r.sum, r.weight, today.mean, today.faded)
      from rating_basis() today, (
        select usher_id as id from attendance where %1$s union select usher_id from ratings where %1$s
        union select usher_id from assignments where late_cancel and %1$s union select unnest($1) union select id from persons where $1 is null
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
        rating_weight = excluded.rating_weight, rating_sum = excluded.rating_sum, rating_order = excluded.rating_order
    $sql$, narrowed) using ids;
end
$$;

/* What time and the ratings of others have done to the order. Who is being recounted is passed over: that writes it, too. */
create function refresh_rating_order() returns integer
language plpgsql
as $$
declare
  refreshed integer;
begin
  with outdated as (
    select w.person_id, rating_hundredths(w.ratings, w.rating_sum, w.rating_weight, today.mean, today.faded) as hundredths
    from usher_work w, rating_basis() today
    where w.ratings > 0
      and w.rating_order is distinct from
        rating_hundredths(w.ratings, w.rating_sum, w.rating_weight, today.mean, today.faded)
    for update of w skip locked
  )
  update usher_work w set rating_order = outdated.hundredths from outdated where w.person_id = outdated.person_id;
  get diagnostics refreshed = row_count;
  return refreshed;
end
$$;

-- Everybody has a row from now on, so that an order by these figures leaves nobody out.
create function start_usher_work() returns trigger
language plpgsql
as $$
begin
  insert into usher_work (person_id) select id from added on conflict do nothing;
  return null;
end
$$;
create trigger work_started after insert on persons referencing new table as added
  for each statement execute function start_usher_work();
insert into usher_work (person_id) select id from persons on conflict do nothing;
select refresh_rating_order();

-- Who is unknown comes last either way, so each figure has an index for up and one for down.
create index usher_work_by_reliability on usher_work ((coalesce(reliability, 1000)), person_id);
create index usher_work_by_reliability_down on usher_work ((coalesce(reliability, -1)), person_id);
create index usher_work_by_rating on usher_work ((coalesce(rating_order, 1000)), person_id);
create index usher_work_by_rating_down on usher_work ((coalesce(rating_order, -1)), person_id);
create index usher_work_by_last on usher_work ((coalesce(last_worked, 'infinity'::date)), person_id);
create index usher_work_by_last_down on usher_work ((coalesce(last_worked, '-infinity'::date)), person_id);

-- Who was turned down is looked for by itself.
create index leaders_turned_down on persons (leader_since desc, id desc) where leader_turned_down_at is not null;

analyze usher_work;
