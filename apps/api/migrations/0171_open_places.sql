-- Why places stayed open, for reports of any period: kept beside what else became of the places of each shift that has begun.

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
    count(*) filter (where outcome = 'attended' and late_minutes <= 10) as on_time,
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

alter table position_results
  add column given_back integer not null default 0 check (given_back >= 0),
  add column declined integer not null default 0 check (declined >= 0),
  add column unanswered integer not null default 0 check (unanswered >= 0),
  add column unasked integer not null default 0 check (unasked >= 0);
select sum_positions(null);
alter table position_results add constraint position_results_open
  check (given_back + declined + unanswered + unasked = places - filled);
