-- Places that a published event gets are offered like those that somebody has left. docs/decisions/0085 says why.

alter table place_openings
  drop constraint place_openings_cause_check,
  add constraint place_openings_cause_check
    -- released: by operations; lost: by a block, other work, or a change of the event; no_show: given free by operations;
    -- added: the event has more places than before
    check (cause in ('declined', 'expired', 'released', 'moved', 'asked', 'lost', 'not_reconfirmed', 'no_show', 'added'));

-- A higher headcount, a new shift, zone or role: all of them are a position with more places. No more are opened than there are
-- people who could follow, so that a place for which nobody waits asks for no turn.
create function open_new_places() returns trigger
language plpgsql
as $$
declare
  grown integer := new.headcount - case when tg_op = 'UPDATE' then old.headcount else 0 end;
begin
  insert into place_openings (event_id, position_id, cause)
  select new.event_id, new.id, 'added'
  from events e join shifts s on s.id = new.shift_id,
    lateral (
      select count(*)::integer as open from place_openings o where o.position_id = new.id and o.state = 'waiting'
    ) known,
    lateral (
      select new.reserves + count(*)::integer as people from applications a
      where a.event_id = new.event_id and a.type_id = new.type_id and a.status = 'waitlisted'
        and (a.shift_ids = '{}' or new.shift_id = any (a.shift_ids))
    ) followers,
    generate_series(1, least(grown, followers.people, new.headcount - new.confirmed - new.invited - known.open))
  where e.id = new.event_id and e.status in ('published', 'in_progress') and s.starts_at > now();
  return null;
end
$$;
create trigger positions_open_new after insert on positions
  for each row when (new.headcount > 0) execute function open_new_places();
create trigger positions_open_more after update of headcount on positions
  for each row when (new.headcount > old.headcount) execute function open_new_places();
