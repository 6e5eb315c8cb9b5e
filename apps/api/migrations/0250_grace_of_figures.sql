-- From how many minutes on somebody was late is the house's choice: until here it stood in each statement that counts who was on time.
-- What was counted is counted again in the transaction of the change, as the weights do. docs/decisions/0175.

/* So many minutes after the start somebody is still on time; read once in each statement. */
create function figures_grace() returns integer
language sql stable
as $$
  select coalesce((select (value ->> 'grace_minutes')::integer from settings where key = 'reliability'), 10)
$$;

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
          count(*) filter (where outcome = 'attended' and late_minutes <= (select figures_grace())) as on_time,
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

-- Null: all events.
create or replace function sum_leads(ids uuid[]) returns void
language sql
as $$
  insert into lead_results (lead_id, people, attended, on_time, no_shows)
  select l.id, count(distinct t.usher_id), count(*) filter (where t.outcome = 'attended'),
    count(*) filter (where t.outcome = 'attended' and t.late_minutes <= (select figures_grace())),
    count(*) filter (where t.outcome = 'no_show')
  from event_leads l
  join events e on e.id = l.event_id and e.status = 'completed'
  left join (
    attendance t join assignments a on a.id = t.assignment_id join positions p on p.id = a.position_id
  ) on t.event_id = l.event_id and (l.zone_id is null or p.zone_id = l.zone_id) and (l.shift_id is null or a.shift_id = l.shift_id)
  where l.released_at is null and (ids is null or l.event_id = any (ids))
  group by l.id
  on conflict (lead_id) do update set
    people = excluded.people, attended = excluded.attended, on_time = excluded.on_time, no_shows = excluded.no_shows
$$;

create or replace view counted_assignments as
select a.id as assignment_id, a.usher_id, a.event_id, p.type_id,
  -- when the shift begins, by the clock at the venue
  (a.starts_at at time zone e.time_zone)::date as day,
  extract(hour from a.starts_at at time zone e.time_zone)::smallint as hour,
  (t.outcome is not distinct from 'attended')::integer::smallint as attended,
  (t.outcome is not distinct from 'no_show')::integer::smallint as no_shows,
  a.late_cancel::integer::smallint as late_cancels,
  (t.outcome is not distinct from 'attended' and t.late_minutes <= (select figures_grace()))::integer::smallint as on_time,
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

create or replace view counted_positions as
select p.id as position_id, p.event_id, s.work_date as day, p.headcount as places,
  least(p.headcount, c.at_start)::integer as filled,
  (least(p.headcount, c.at_start) - least(p.headcount, c.before_last_days))::integer as filled_late,
  coalesce(c.waits, '{}') as waits,
  c.attended::integer, c.on_time::integer, c.no_shows::integer, c.late_cancels::integer, c.excused::integer,
  (p.headcount * greatest(0, extract(epoch from s.ends_at - s.starts_at) / 60 - s.break_minutes))::integer as planned_minutes,
  c.worked_minutes::integer,
  open.given_back::integer, open.declined::integer, open.unanswered::integer, open.unasked::integer
from positions p
join shifts s on s.id = p.shift_id and s.removed_at is null
join events e on e.id = p.event_id and e.status in ('in_progress', 'completed')
cross join lateral (
  select count(*) filter (where held and taken_at <= s.starts_at) as at_start,
    count(*) filter (where held and taken_at <= s.starts_at - interval '48 hours') as before_last_days,
    -- in hours since the event was published, of everybody who held a place when the shift began
    array_agg(greatest(0, extract(epoch from taken_at - e.published_at) / 3600)::integer order by taken_at)
      filter (where held and taken_at <= s.starts_at) as waits,
    count(*) filter (where outcome = 'attended') as attended,
    count(*) filter (where outcome = 'attended' and late_minutes <= (select figures_grace())) as on_time,
    count(*) filter (where outcome = 'no_show') as no_shows,
    count(*) filter (where late_cancel) as late_cancels,
    count(*) filter (where outcome = 'excused') as excused,
    coalesce(sum(approved_minutes) filter (where outcome = 'attended'), 0) as worked_minutes,
    count(*) filter (where status = 'released' and not reserve) as released,
    count(*) filter (where status = 'declined' and not reserve) as declined,
    count(*) filter (where status = 'expired' and not reserve) as expired
  from (
    select a.status = 'confirmed' and not a.reserve as held, coalesce(a.answered_at, a.created_at) as taken_at, a.late_cancel,
      a.status, a.reserve, t.outcome, t.late_minutes, t.approved_minutes
    from assignments a left join attendance t on t.assignment_id = a.id
    where a.position_id = p.id
  ) placed
) c
-- each open place has the first of these that is left: somebody gave one back, declined one, did not answer, or nobody was asked
cross join lateral (select greatest(0, p.headcount - c.at_start) as places) free
cross join lateral (select least(free.places, c.released) as given_back) a
cross join lateral (select least(free.places - a.given_back, c.declined) as declined) d
cross join lateral (select least(free.places - a.given_back - d.declined, c.expired) as unanswered) x
cross join lateral (
  select a.given_back, d.declined, x.unanswered, free.places - a.given_back - d.declined - x.unanswered as unasked
) open
where s.starts_at <= now();

/* Only those between the two numbers were late by the one and on time by the other. Whoever is counting is waited for, and whoever
   comes later waits, also to hold rows: nothing counted by the old number is left behind. The order of the tables is that in which
   a mark and the end of an event write them. */
create function count_on_time_anew() returns trigger
language plpgsql
as $$
declare
  old_grace integer := coalesce(case when tg_op <> 'INSERT' then (old.value ->> 'grace_minutes')::integer end, 10);
  new_grace integer := coalesce(case when tg_op <> 'DELETE' then (new.value ->> 'grace_minutes')::integer end, 10);
  step integer := sign(new_grace - old_grace);
begin
  if step = 0 then
    return null;
  end if;
  lock table usher_work, assignment_figures, lead_results, position_results in exclusive mode;
  with moved as materialized (
    select t.assignment_id, t.usher_id, a.position_id
    from attendance t join assignments a on a.id = t.assignment_id
    where t.outcome = 'attended' and t.late_minutes > least(old_grace, new_grace)
      and t.late_minutes <= greatest(old_grace, new_grace)
  ), people as (
    update usher_work w set on_time = w.on_time + step * m.n
    from (select usher_id, count(*)::integer as n from moved group by 1) m where w.person_id = m.usher_id
  ), figures as (
    update assignment_figures f set on_time = greatest(step, 0) from moved m where f.assignment_id = m.assignment_id
  )
  update position_results r set on_time = r.on_time + step * m.n
  from (select position_id, count(*)::integer as n from moved group by 1) m where r.position_id = m.position_id;
  perform sum_leads(array(
    select distinct event_id from attendance
    where outcome = 'attended' and late_minutes > least(old_grace, new_grace) and late_minutes <= greatest(old_grace, new_grace)));
  return null;
end
$$;
-- before the weights are looked at, which count with the new sums
create trigger on_time_insert after insert on settings for each row when (new.key = 'reliability')
  execute function count_on_time_anew();
create trigger on_time_update after update of value on settings for each row
  when (new.key = 'reliability' and new.value is distinct from old.value) execute function count_on_time_anew();
create trigger on_time_delete after delete on settings for each row when (old.key = 'reliability')
  execute function count_on_time_anew();
