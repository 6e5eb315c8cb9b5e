-- A published event can be changed: its shifts, zones and positions stay the rows they are, people move with the times and are
-- asked to reconfirm. docs/decisions/0048 says why.

-- Under which key the plan knows them; null: under their own id. What people once held stays for their history when the plan
-- no longer has it.
alter table shifts
  add column plan_key text check (plan_key ~ '^[a-z0-9-]{1,40}$'),
  add column removed_at timestamptz;
alter table zones
  add column plan_key text check (plan_key ~ '^[a-z0-9-]{1,40}$'),
  add column removed_at timestamptz;
create unique index shifts_of_plan on shifts (event_id, plan_key) where removed_at is null;
create unique index zones_of_plan on zones (event_id, plan_key) where removed_at is null;

-- What was published so far: each shift is found by its times, and each zone by its code.
update shifts s set plan_key = m.key
from (
  select r.id, p.key
  from (
    select s.id, s.event_id, s.work_date, s.starts_at,
      row_number() over (partition by s.event_id, s.work_date, s.starts_at, s.ends_at, s.break_minutes order by s.id) as n,
      s.ends_at, s.break_minutes
    from shifts s
  ) r
  join (
    select e.id as event_id, x.shift ->> 'key' as key, (x.shift ->> 'work_date')::date as work_date,
      ((x.shift ->> 'work_date')::date + make_interval(mins => (x.shift ->> 'starts')::integer)) at time zone e.time_zone as starts_at,
      (x.shift ->> 'break_minutes')::integer as break_minutes,
      row_number() over (
        partition by e.id, x.shift ->> 'work_date', x.shift ->> 'starts', x.shift ->> 'ends', x.shift ->> 'break_minutes'
        order by x.place) as n,
      (x.shift ->> 'ends')::integer as ends
    from event_plans v join events e on e.id = v.event_id
      cross join jsonb_array_elements(v.steps -> 'stepTwo' -> 'shifts') with ordinality x (shift, place)
    where e.published_at is not null
  ) p on p.event_id = r.event_id and p.work_date = r.work_date and p.starts_at = r.starts_at
    and p.break_minutes = r.break_minutes and p.n = r.n
    and p.ends = (select extract(hour from at) * 60 + extract(minute from at)
      from (select r.ends_at at time zone (select time_zone from events where id = r.event_id)) t (at))
) m
where m.id = s.id;
update zones z set plan_key = x.zone ->> 'key'
from event_plans v join events e on e.id = v.event_id
  cross join jsonb_array_elements(v.steps -> 'stepThreeZones' -> 'zones') x (zone)
where v.event_id = z.event_id and btrim(x.zone ->> 'code') = z.code and e.published_at is not null;

-- Two zones may exchange their codes in one statement, and the code of a zone that went is free again.
alter table zones
  drop constraint zones_event_id_code_key,
  add constraint zones_event_id_code_key exclude using gist (event_id with =, code with =) where (removed_at is null)
    deferrable initially immediate;
create index zones_of_event on zones (event_id);

-- All shifts of somebody may move by an hour: on the way there they overlap, at the end they do not.
alter table assignments
  drop constraint assignments_never_overlap,
  add constraint assignments_never_overlap
    exclude using gist (usher_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'confirmed')
    deferrable initially immediate,
  -- since when an answer is waited for, because what was confirmed has changed, and when it came
  add column reconfirm_asked_at timestamptz,
  add column reconfirmed_at timestamptz,
  add constraint assignments_reconfirmed check (reconfirmed_at is null or reconfirm_asked_at is not null),
  drop constraint assignments_release_reason_check,
  add constraint assignments_release_reason_check check (release_reason in (
    'operations', 'event_canceled', 'shut_out', 'clash', 'undone', 'times_changed', 'shift_removed'
  ));
alter table bookings
  drop constraint bookings_never_overlap,
  add constraint bookings_never_overlap
    exclude using gist (person_id with =, (event_id::text) with <>, tstzrange(starts_at, ends_at) with &&)
    deferrable initially immediate;
create index assignments_to_reconfirm on assignments (event_id)
  where reconfirm_asked_at is not null and reconfirmed_at is null and status = 'confirmed';

-- Kinds of messages are added to those that are there, so that no other migration's are lost.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'messages'::regclass and conname = 'messages_kind_check');
begin
  execute 'alter table messages drop constraint messages_kind_check';
  execute 'alter table messages add constraint messages_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''work_changed''::text, ''work_clashed''::text, ''lead_changed''::text, ''lead_released''::text, ');
end
$$;
