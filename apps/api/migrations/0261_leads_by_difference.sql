-- A change of the grace moved the sums of people, assignments and shifts by those who changed sides, but summed the leads of nearly
-- all events anew: of a million assignments that took longer than a statement may. Leads are moved by the same people now.

create or replace function count_on_time_anew() returns trigger
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
    select t.assignment_id, t.usher_id, t.event_id, a.position_id, a.shift_id
    from attendance t join assignments a on a.id = t.assignment_id
    where t.outcome = 'attended' and t.late_minutes > least(old_grace, new_grace)
      and t.late_minutes <= greatest(old_grace, new_grace)
  ), people as (
    update usher_work w set on_time = w.on_time + step * m.n
    from (select usher_id, count(*)::integer as n from moved group by 1) m where w.person_id = m.usher_id
  ), figures as (
    update assignment_figures f set on_time = greatest(step, 0) from moved m where f.assignment_id = m.assignment_id
  ), leads as (
    update lead_results r set on_time = r.on_time + step * m.n
    from (
      select l.id, count(*)::integer as n
      from moved x
      join positions p on p.id = x.position_id
      join events e on e.id = x.event_id and e.status = 'completed'
      join event_leads l on l.event_id = x.event_id and l.released_at is null
        and (l.zone_id is null or l.zone_id = p.zone_id) and (l.shift_id is null or l.shift_id = x.shift_id)
      group by l.id
    ) m where r.lead_id = m.id
  )
  update position_results r set on_time = r.on_time + step * m.n
  from (select position_id, count(*)::integer as n from moved group by 1) m where r.position_id = m.position_id;
  return null;
end
$$;
