-- What became of each lead of a completed event: attendance is locked by then, so this is counted once, and lists and pages of
-- leaders need not count attendance. An event that is opened again has none.
create table lead_results (
  lead_id uuid primary key references event_leads on delete cascade,
  -- who was in the team, whether or not they came
  people integer not null check (people >= 0),
  attended integer not null check (attended >= 0),
  -- of those attended: at most 10 minutes after the start
  on_time integer not null check (on_time between 0 and attended),
  no_shows integer not null check (no_shows >= 0)
);

-- Null: all events.
create function sum_leads(ids uuid[]) returns void
language sql
as $$
  insert into lead_results (lead_id, people, attended, on_time, no_shows)
  select l.id, count(distinct t.usher_id), count(*) filter (where t.outcome = 'attended'),
    count(*) filter (where t.outcome = 'attended' and t.late_minutes <= 10),
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

create function keep_lead_results() returns trigger
language plpgsql
as $$
begin
  if new.status = 'completed' then
    perform sum_leads(array[new.id]);
  else
    delete from lead_results r using event_leads l where l.id = r.lead_id and l.event_id = new.id;
  end if;
  return null;
end
$$;
create trigger events_lead_results after update of status on events
  for each row when (old.status is distinct from new.status and 'completed' in (old.status, new.status))
  execute function keep_lead_results();

select sum_leads(null);

-- pending first, then the newest
create index leaders_pending_first on persons (leader_status, leader_since, id) where leader_status is not null;
