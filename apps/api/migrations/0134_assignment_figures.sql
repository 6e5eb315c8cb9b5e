-- What each assignment counts for in the figures of work, on which day. Reports and KPIs of any period are sums of these rows, and
-- this view is their one definition. docs/decisions/0095 says why, and whose day it is.

create view counted_assignments as
select a.id as assignment_id, a.usher_id, a.event_id, p.type_id,
  -- when the shift begins, by the clock at the venue
  (a.starts_at at time zone e.time_zone)::date as day,
  extract(hour from a.starts_at at time zone e.time_zone)::smallint as hour,
  (t.outcome is not distinct from 'attended')::integer::smallint as attended,
  (t.outcome is not distinct from 'no_show')::integer::smallint as no_shows,
  a.late_cancel::integer::smallint as late_cancels,
  (t.outcome is not distinct from 'attended' and t.late_minutes <= 10)::integer::smallint as on_time,
  case when t.outcome = 'attended' then coalesce(t.approved_minutes, 0) else 0 end as approved_minutes,
  (a.reconfirm_asked_at is not null and (a.reconfirmed_at is not null or a.release_reason is not distinct from 'not_reconfirmed'
    or coalesce(t.outcome in ('attended', 'no_show'), false)))::integer::smallint as reconfirm_asked,
  (a.reconfirm_asked_at is not null and a.reconfirmed_at is not null)::integer::smallint as reconfirmed,
  o.offered::integer::smallint as offers,
  (o.offered and a.answered_at is not null and a.status not in ('declined', 'expired'))::integer::smallint as accepted,
  -- an offer belongs to the day of its answer, or of the shift for which none came
  case when o.offered then (coalesce(a.answered_at, a.starts_at) at time zone e.time_zone)::date end as answered_on,
  g.ratings, g.stars, g.rating_weight, g.rating_sum
from assignments a
join events e on e.id = a.event_id
join positions p on p.id = a.position_id
left join attendance t on t.assignment_id = a.id
cross join lateral (
  select a.invited_at is not null and (a.answered_at is not null or a.status = 'expired') as offered
) o
cross join lateral (
  -- weights grow with the day of the rating, as those of usher_work do
  select count(*)::smallint as ratings, coalesce(sum(stars), 0)::smallint as stars, coalesce(sum(weight order by id), 0) as rating_weight,
    coalesce(sum(weight * stars order by id), 0) as rating_sum
  from (
    select id, stars, power(2, (extract(epoch from created_at - timestamptz '2020-01-01 00:00+00') / 86400 / 180)::float8) as weight
    from ratings where assignment_id = a.id
  ) weighed
) g;

create table assignment_figures (
  assignment_id uuid primary key references assignments on delete cascade,
  usher_id uuid not null,
  event_id uuid not null,
  type_id uuid not null,
  day date not null,
  hour smallint not null,
  attended smallint not null,
  no_shows smallint not null,
  late_cancels smallint not null,
  on_time smallint not null,
  approved_minutes integer not null,
  reconfirm_asked smallint not null,
  reconfirmed smallint not null,
  offers smallint not null,
  accepted smallint not null,
  answered_on date,
  ratings smallint not null,
  stars smallint not null,
  rating_weight double precision not null,
  rating_sum double precision not null
);

/* Recounts these assignments; null: all. Their rows are locked before anything is counted, so that of two transactions the second
   counts what the first has written; nobody but whoever makes an assignment can come before its row is there. */
create function recount_assignment_figures(ids uuid[]) returns void
language plpgsql
as $$
begin
  if ids is null then
    truncate assignment_figures;
    insert into assignment_figures select * from counted_assignments;
    return;
  end if;
  perform from assignment_figures where assignment_id = any (ids) order by assignment_id for update;
  insert into assignment_figures as kept
  select * from counted_assignments where assignment_id = any (ids) order by assignment_id
  on conflict (assignment_id) do update set
    usher_id = excluded.usher_id, event_id = excluded.event_id, type_id = excluded.type_id, day = excluded.day, hour = excluded.hour,
    attended = excluded.attended, no_shows = excluded.no_shows, late_cancels = excluded.late_cancels, on_time = excluded.on_time,
    approved_minutes = excluded.approved_minutes, reconfirm_asked = excluded.reconfirm_asked, reconfirmed = excluded.reconfirmed,
    offers = excluded.offers, accepted = excluded.accepted, answered_on = excluded.answered_on, ratings = excluded.ratings,
    stars = excluded.stars, rating_weight = excluded.rating_weight, rating_sum = excluded.rating_sum
  where kept is distinct from excluded;
end
$$;

create function keep_assignment_figures() returns trigger
language plpgsql
as $$
declare
  -- whose figures change, what changes them, and rows that change nothing
  named text := tg_argv[0];
  seen text := tg_argv[1];
  counted text := tg_argv[2];
  changed text := case tg_op
    when 'INSERT' then format('select %1$I as changed_id from added where %2$s', named, counted)
    when 'DELETE' then format('select %1$I as changed_id from removed where %2$s', named, counted)
    else format(
      'select changed_id from (
         (select %1$I as changed_id, %2$s from added where %3$s except all select %1$I, %2$s from removed where %3$s)
         union all (select %1$I, %2$s from removed where %3$s except all select %1$I, %2$s from added where %3$s)
       ) differing', named, seen, counted)
  end;
  ids uuid[];
begin
  execute format('select array_agg(distinct changed_id) from (%s) c', changed) into ids;
  if ids is not null then
    perform recount_assignment_figures(ids);
  end if;
  return null;
end
$$;

-- The names make these the last of each table: the rows here are locked after all others.
do $$
declare
  source record;
begin
  for source in select * from (values
    ('assignments', 'id', 'usher_id, event_id, position_id, starts_at, status, late_cancel, invited_at, answered_at,
      reconfirm_asked_at, reconfirmed_at, release_reason', 'true'),
    ('attendance', 'assignment_id', 'outcome, late_minutes, approved_minutes', 'outcome is not null'),
    ('ratings', 'assignment_id', 'id, stars, created_at', 'true')) s (name, named, seen, counted)
  loop
    execute format(
      'create trigger z_figures_insert after insert on %1$I referencing new table as added
         for each statement execute function keep_assignment_figures(%2$L, %3$L, %4$L)',
      source.name, source.named, source.seen, source.counted);
    execute format(
      'create trigger z_figures_update after update on %1$I referencing new table as added old table as removed
         for each statement execute function keep_assignment_figures(%2$L, %3$L, %4$L)',
      source.name, source.named, source.seen, source.counted);
    -- those of an assignment go with it
    if source.name <> 'assignments' then
      execute format(
        'create trigger z_figures_delete after delete on %1$I referencing old table as removed
           for each statement execute function keep_assignment_figures(%2$L, %3$L, %4$L)',
        source.name, source.named, source.seen, source.counted);
    end if;
  end loop;
end
$$;

create function recount_all_figures() returns trigger
language plpgsql
as $$
begin
  perform recount_assignment_figures(array(select assignment_id from assignment_figures));
  return null;
end
$$;
create trigger z_figures_truncate after truncate on attendance for each statement execute function recount_all_figures();
create trigger z_figures_truncate after truncate on ratings for each statement execute function recount_all_figures();

create function keep_figures_of_place() returns trigger
language plpgsql
as $$
declare
  ids uuid[];
begin
  if tg_table_name = 'events' then
    ids := array(select id from assignments where event_id = new.id);
  else
    ids := array(select id from assignments where position_id = new.id);
  end if;
  if cardinality(ids) > 0 then
    perform recount_assignment_figures(ids);
  end if;
  return null;
end
$$;
create trigger z_figures_zone after update of time_zone on events
  for each row when (old.time_zone is distinct from new.time_zone) execute function keep_figures_of_place();
create trigger z_figures_role after update of type_id on positions
  for each row when (old.type_id is distinct from new.type_id) execute function keep_figures_of_place();

select recount_assignment_figures(null);

create index assignment_figures_by_day on assignment_figures (day);
create index assignment_figures_by_answer on assignment_figures (answered_on) where answered_on is not null;
create index assignment_figures_of_usher on assignment_figures (usher_id, day);
create index assignment_figures_of_event on assignment_figures (event_id);

analyze assignment_figures;
