-- Hiring: an application names the shifts that are asked for, an invitation holds a place until it expires, and reserves stand
-- beside the headcount. docs/decisions/0043 says why.

alter table applications
  -- none: all that fit
  add column shift_ids uuid[] not null default '{}' check (cardinality(shift_ids) <= 200),
  -- why it was rejected, for those who decide; the applicant is not told it
  add column reason text check (length(reason) between 1 and 500),
  add constraint applications_reason check (reason is null or status = 'rejected');

create function refuse_strange_shifts() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from unnest(new.shift_ids) asked (id)
    where not exists (select from shifts s where s.id = asked.id and s.event_id = new.event_id)
  ) then
    raise exception 'A shift of another event is asked for.'
      using errcode = 'check_violation', constraint = 'applications_shifts_of_event', table = tg_table_name;
  end if;
  return new;
end
$$;
create trigger applications_shifts_of_event before insert or update of shift_ids on applications
  for each row when (new.shift_ids <> '{}') execute function refuse_strange_shifts();

-- Where everybody is invited, nobody applies; operations may still put somebody on the waiting list.
create function refuse_where_invited() returns trigger
language plpgsql
as $$
begin
  if exists (select from events where id = new.event_id and hiring_mode = 'invite') then
    raise exception 'The event takes no applications.'
      using errcode = 'check_violation', constraint = 'applications_not_taken', table = tg_table_name;
  end if;
  return new;
end
$$;
create trigger applications_not_taken before insert on applications
  for each row when (new.status = 'pending') execute function refuse_where_invited();

-- The queue: of each event with undecided applications how many there are, and the oldest first.
create index applications_queue on applications (status, event_id, created_at, id);

alter table assignments
  -- of an invitation: until when it holds its place; null: until the shift begins
  add column expires_at timestamptz,
  -- beyond the headcount: called when somebody is missing
  add column reserve boolean not null default false,
  -- auto-fill, moves and releases by hand leave it alone
  add column locked boolean not null default false,
  -- why it was released, of a closed list; rows from before have none
  add column release_reason text check (release_reason in (
    'operations', 'event_canceled', 'shut_out', 'clash', 'undone'
  )),
  -- what operations wrote about it
  add column release_note text check (length(release_note) between 1 and 500),
  -- the application that it came of
  add column application_id uuid references applications on delete set null,
  add constraint assignments_release_reason check (release_reason is null or status = 'released'),
  add constraint assignments_release_note check (release_note is null or release_reason = 'operations'),
  add constraint assignments_expiry check (expires_at is null or invited_at is not null),
  -- An invitation holds a place, not the person: only confirmed work excludes other work.
  drop constraint assignments_never_overlap,
  add constraint assignments_never_overlap
    exclude using gist (usher_id with =, tstzrange(starts_at, ends_at) with &&) where (status = 'confirmed');
create index assignments_of_application on assignments (application_id) where application_id is not null;
create index assignments_expiring on assignments (expires_at) where status = 'invited' and expires_at is not null;
-- one person holds one place of a shift, whatever the role; overlapping rows could not exist before
create unique index assignments_once_per_shift on assignments (shift_id, usher_id) where status in ('invited', 'confirmed');

-- Exactly one holder per place, confirmed or invited.
alter table positions add column reserves integer not null default 0 check (reserves >= 0);

create or replace function count_places() returns trigger
language plpgsql
as $$
declare
  changed text := case tg_op
    when 'INSERT' then 'select position_id, status, reserve, 1 as sign from added'
    when 'DELETE' then 'select position_id, status, reserve, -1 as sign from removed'
    else 'select position_id, status, reserve, 1 as sign from added
          union all select position_id, status, reserve, -1 from removed'
  end;
begin
  -- always in the same order, so that two transactions never wait for each other in a circle
  execute format('select 1 from positions where id in (select position_id from (%s) c) order by id for no key update', changed);
  execute format(
    $sql$
      update positions p
      set confirmed = p.confirmed + c.confirmed, invited = p.invited + c.invited, reserves = p.reserves + c.reserves
      from (
        select position_id,
          sum(sign * (status = 'confirmed' and not reserve)::integer) as confirmed,
          sum(sign * (status = 'invited' and not reserve)::integer) as invited,
          sum(sign * (status in ('invited', 'confirmed') and reserve)::integer) as reserves
        from (%s) moved group by position_id
      ) c
      where p.id = c.position_id and (c.confirmed <> 0 or c.invited <> 0 or c.reserves <> 0)
    $sql$,
    changed
  );
  return null;
end
$$;

-- Invitations from before held no place. Where there are more of them than places, the latest become invitations as a reserve:
-- nobody is asked and then forgotten.
update assignments a set reserve = true
from (
  select m.id,
    row_number() over (partition by m.position_id order by m.created_at, m.id) > p.headcount - p.confirmed as is_beyond
  from assignments m join positions p on p.id = m.position_id
  where m.status = 'invited' and p.confirmed + p.invited > p.headcount
) held
where held.id = a.id and held.is_beyond;

alter table positions
  drop constraint positions_never_overfilled,
  add constraint positions_never_overfilled check (confirmed + invited <= headcount);

alter table messages drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in (
    'event_open', 'invited_ahead', 'chosen_to_lead', 'event_canceled', 'event_withdrawn', 'application_expired', 'event_started',
    'rate_team', 'interview_planned', 'interview_moved', 'interview_called_off', 'usher_approved', 'usher_rejected', 'usher_blocked',
    'usher_blocked_until', 'usher_unblocked', 'leader_approved', 'leader_turned_down', 'leader_returned', 'free_text',
    'work_confirmed', 'work_invited', 'work_released', 'work_moved', 'application_rejected', 'application_waitlisted'
  ));
