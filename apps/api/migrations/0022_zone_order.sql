-- Zones stand in the order of the plan, which is how people talk about a venue; those without a plan keep that of their codes.
alter table zones add column position integer not null default 0;
update zones z set position = planned.place from (
  select p.event_id, trim(listed.zone ->> 'code') as code, listed.place
  from event_plans p cross join jsonb_array_elements(p.steps -> 'stepThreeZones' -> 'zones') with ordinality as listed (zone, place)
) planned
where planned.event_id = z.event_id and planned.code = z.code;
