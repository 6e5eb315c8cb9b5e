-- What became of the places of each shift that has begun: whether they were filled, how long that took, who came and for how many
-- minutes. Reports of any period are sums of it, and the view is the one definition. Attendance of a completed event is locked, so
-- its rows are counted once and kept; those of an event that runs are counted when somebody asks.

create view counted_positions as
select p.id as position_id, p.event_id, s.work_date as day, p.headcount as places,
  least(p.headcount, c.at_start)::integer as filled,
  (least(p.headcount, c.at_start) - least(p.headcount, c.before_last_days))::integer as filled_late,
  coalesce(c.waits, '{}') as waits,
  c.attended::integer, c.on_time::integer, c.no_shows::integer, c.late_cancels::integer, c.excused::integer,
  (p.headcount * greatest(0, extract(epoch from s.ends_at - s.starts_at) / 60 - s.break_minutes))::integer as planned_minutes,
  c.worked_minutes::integer
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
    coalesce(sum(approved_minutes) filter (where outcome = 'attended'), 0) as worked_minutes
  from (
    select a.status = 'confirmed' and not a.reserve as held, coalesce(a.answered_at, a.created_at) as taken_at, a.late_cancel,
      t.outcome, t.late_minutes, t.approved_minutes
    from assignments a left join attendance t on t.assignment_id = a.id
    where a.position_id = p.id
  ) placed
) c
where s.starts_at <= now();

create table position_results (
  position_id uuid primary key references positions on delete cascade,
  event_id uuid not null,
  day date not null,
  places integer not null check (places >= 0),
  filled integer not null check (filled between 0 and places),
  filled_late integer not null check (filled_late between 0 and filled),
  waits integer[] not null,
  attended integer not null check (attended >= 0),
  on_time integer not null check (on_time between 0 and attended),
  no_shows integer not null check (no_shows >= 0),
  late_cancels integer not null check (late_cancels >= 0),
  excused integer not null check (excused >= 0),
  planned_minutes integer not null check (planned_minutes >= 0),
  worked_minutes integer not null check (worked_minutes >= 0)
);
create index position_results_by_day on position_results (day);
create index position_results_of_event on position_results (event_id);

-- Null: all events.
create function sum_positions(ids uuid[]) returns void
language sql
as $$
  delete from position_results where ids is null or event_id = any (ids);
  insert into position_results
  select c.* from counted_positions c join events e on e.id = c.event_id and e.status = 'completed'
  where ids is null or c.event_id = any (ids)
$$;

create function keep_position_results() returns trigger
language plpgsql
as $$
begin
  if new.status = 'completed' then
    perform sum_positions(array[new.id]);
  else
    delete from position_results where event_id = new.id;
  end if;
  return null;
end
$$;
create trigger events_position_results after update of status on events
  for each row when (old.status is distinct from new.status and 'completed' in (old.status, new.status))
  execute function keep_position_results();

select sum_positions(null);

-- Reports of days read what happened on them, and nothing else.
create index attendance_no_shows_by_day on attendance (work_date) include (event_id, assignment_id, reason) where outcome = 'no_show';
create index applications_by_time on applications (created_at);
create index transfers_by_approval on transfers (approved_at) where approved_at is not null;
