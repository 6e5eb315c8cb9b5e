-- Whoever is asked to reconfirm and does not is less reliable: that part of the score is counted now, like the others.
-- docs/decisions/0072 says what counts as asked.

/* 0 to 100, to the whole; null: new. The rule of packages/domain/src/figures; a test compares the two. */
create function reliability_of(
  attended integer, no_shows integer, late_cancels integer, on_time integer, reconfirmed integer, reconfirm_asked integer
) returns integer
language sql immutable parallel safe
as $$
  select case when attended + no_shows >= 3 then round(100 * (
    0.45::float8 * ((attended + 4.5::float8) / (attended + no_shows + late_cancels + 5))
    + 0.25::float8 * ((on_time + 4.25::float8) / (attended + 5))
    + 0.15::float8 * (1 - ((late_cancels + 0.25::float8) / (attended + no_shows + late_cancels + 5)))
    + 0.15::float8 * ((reconfirmed + 4::float8) / (reconfirm_asked + 5))))::integer end
$$;

-- with it go the indexes and the statistics that hold it
alter table usher_work
  drop column reliability,
  add column reconfirm_asked integer not null default 0,
  add column reconfirmed integer not null default 0;
alter table usher_work
  add column reliability integer generated always as
    (reliability_of(attended, no_shows, late_cancels, on_time, reconfirmed, reconfirm_asked)) stored;
drop function reliability_of(integer, integer, integer, integer);

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
        (person_id, attended, no_shows, late_cancels, on_time, last_worked, roles, ratings, rating_weight, rating_sum, rating_order,
        approved_minutes, reconfirm_asked, reconfirmed)
      select id, coalesce(t.attended, 0), coalesce(t.no_shows, 0), coalesce(c.late_cancels, 0), coalesce(t.on_time, 0),
        t.last_worked, coalesce(o.roles, '{}'), coalesce(r.ratings, 0), coalesce(r.weight, 0), coalesce(r.sum, 0),
        rating_hundredths(r.ratings, r.sum, r.weight, today.mean, today.faded), coalesce(t.approved_minutes, 0),
        coalesce(k.asked, 0), coalesce(k.kept, 0)
      from rating_basis() today, (
        select usher_id as id from attendance where %1$s union select usher_id from ratings where %1$s
        union select usher_id from assignments where (late_cancel or reconfirm_asked_at is not null) and %1$s
        union select unnest($1) union select id from persons where $1 is null
      ) people
      left join (
        select usher_id, count(*) filter (where outcome = 'attended') as attended,
          count(*) filter (where outcome = 'no_show') as no_shows,
          count(*) filter (where outcome = 'attended' and late_minutes <= 10) as on_time,
          max(work_date) filter (where outcome = 'attended') as last_worked,
          sum(approved_minutes) filter (where outcome = 'attended') as approved_minutes
        from attendance where %1$s group by usher_id
      ) t on t.usher_id = id
      left join (
        select usher_id, count(*) as late_cancels from assignments where late_cancel and %1$s group by usher_id
      ) c on c.usher_id = id
      left join (
        select a.usher_id, count(*) as asked, count(a.reconfirmed_at) as kept
        from (select * from assignments where reconfirm_asked_at is not null and %1$s) a
        left join attendance t on t.assignment_id = a.id
        where a.reconfirmed_at is not null or a.release_reason = 'not_reconfirmed' or t.outcome in ('attended', 'no_show')
        group by a.usher_id
      ) k on k.usher_id = id
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
        rating_weight = excluded.rating_weight, rating_sum = excluded.rating_sum, rating_order = excluded.rating_order,
        approved_minutes = excluded.approved_minutes, reconfirm_asked = excluded.reconfirm_asked,
        reconfirmed = excluded.reconfirmed
    $sql$, narrowed) using ids;
end
$$;

-- Rare as well, while the rows around them change all the time.
create trigger worked_reconfirm_insert after insert on assignments
  for each row when (new.reconfirmed_at is not null or new.release_reason = 'not_reconfirmed')
  execute function keep_work_of_usher();
create trigger worked_reconfirm_update after update of reconfirm_asked_at, reconfirmed_at, release_reason, usher_id on assignments
  for each row when (
    (old.reconfirm_asked_at, old.reconfirmed_at, coalesce(old.release_reason = 'not_reconfirmed', false), old.usher_id)
      is distinct from
      (new.reconfirm_asked_at, new.reconfirmed_at, coalesce(new.release_reason = 'not_reconfirmed', false), new.usher_id)
    and (old.reconfirmed_at is not null or new.reconfirmed_at is not null or new.release_reason = 'not_reconfirmed')
  )
  execute function keep_work_of_usher();

do $$
declare
  asked uuid[];
begin
  select array_agg(distinct usher_id) into asked from assignments where reconfirm_asked_at is not null;
  if asked is not null then
    perform recount_usher_work(asked);
  end if;
end
$$;

create index usher_work_by_reliability on usher_work ((coalesce(reliability, 1000)), person_id);
create index usher_work_by_reliability_down on usher_work ((coalesce(reliability, -1)), person_id);
create index usher_work_newest on usher_work (usher_since desc, person_id desc)
  include (reliability, rating_order, last_worked, roles);
create statistics usher_work_figures (mcv) on reliability, rating_order from usher_work;
alter statistics usher_work_figures set statistics 400;

analyze usher_work;
