-- When a place was given back, so that an usher's activity can tell it at its time, also where one write releases many.
alter table assignments add column released_at timestamptz;

-- what is known of those from before: the log, or the end of the event
alter table assignments disable trigger user;
update assignments a set released_at = known.at
from (
  select r.id, coalesce(
      (select max(l.at) from audit_log l where l.record_id = r.id::text and l.entity = 'assignment' and l.action = 'release'),
      case when r.release_reason = 'event_canceled' then e.canceled_at end) as at
  from assignments r join events e on e.id = r.event_id
  where r.status = 'released'
) known
where known.id = a.id and known.at is not null;
alter table assignments enable trigger user;

create function keep_released_at() returns trigger language plpgsql as $$
begin
  new.released_at := case when new.status = 'released' then now() end;
  return new;
end $$;
create trigger assignments_released_at before update of status on assignments
  for each row when (old.status <> new.status and 'released' in (old.status, new.status))
  execute function keep_released_at();
