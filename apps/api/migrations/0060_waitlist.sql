-- Whatever opens a place asks for its turn at once; people can be put on the waitlist by hand; who does not reconfirm in time
-- gives the place back. docs/decisions/0052 says why.

-- One job for each transaction, however many places it opens. It is added with its cause, by whatever way that came.
create function look_at_opening() returns trigger
language plpgsql
as $$
declare
  job uuid := nullif(current_setting('proline.offers_job', true), '');
begin
  if job is null then
    insert into jobs (kind, params, visible) values ('offers.make', '{"each": true}', false) returning id into job;
    perform set_config('proline.offers_job', job::text, true);
    perform pg_notify('jobs', '');
  end if;
  update jobs set total = total + 1 where id = job;
  insert into job_items (job_id, record_id, label_en, label_ar)
  select job, new.id::text, title_en, title_ar from events where id = new.event_id;
  return null;
end
$$;
create trigger place_openings_opened after insert on place_openings
  for each row when (new.state = 'waiting') execute function look_at_opening();
create trigger place_openings_open_again after update of state on place_openings
  for each row when (new.state = 'waiting' and old.state <> 'waiting') execute function look_at_opening();

-- Reasons are added to those that are there, so that no other migration's are lost.
do $$
declare
  reasons text := (select pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'assignments'::regclass and conname = 'assignments_release_reason_check');
begin
  execute 'alter table assignments drop constraint assignments_release_reason_check';
  execute 'alter table assignments add constraint assignments_release_reason_check '
    || replace(reasons, 'ARRAY[', 'ARRAY[''not_reconfirmed''::text, ');
end
$$;

alter table place_openings
  drop constraint place_openings_cause_check,
  add constraint place_openings_cause_check
    -- released: by operations; lost: by a block, other work, or a change of the event
    check (cause in ('declined', 'expired', 'released', 'moved', 'asked', 'lost', 'not_reconfirmed'));

create or replace function open_place() returns trigger
language plpgsql
as $$
begin
  -- an offer that came to nothing: its chain goes on
  if old.opening_id is not null then
    update place_openings set state = 'waiting', due_at = now()
    where id = old.opening_id and position_id = old.position_id and state = 'offered';
    if found then
      return null;
    end if;
  end if;
  if new.release_reason in ('event_canceled', 'undone') then
    return null;
  end if;
  insert into place_openings (event_id, position_id, cause)
  values (old.event_id, old.position_id, case
    when new.release_reason = 'not_reconfirmed' then 'not_reconfirmed'
    when new.release_reason <> 'operations' then 'lost'
    when new.status in ('declined', 'expired', 'released') then new.status else 'moved' end);
  return null;
end
$$;

-- Whose answer is waited for, what begins first first.
create index assignments_unanswered on assignments (starts_at)
  where reconfirm_asked_at is not null and reconfirmed_at is null and status = 'confirmed';

alter table applications
  -- put on the waitlist by operations; the person has not applied
  add column by_hand boolean not null default false,
  add constraint applications_by_hand check (not by_hand or status <> 'pending');
