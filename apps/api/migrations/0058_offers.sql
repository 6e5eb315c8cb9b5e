-- Open places are offered to reserves and to the waitlist by themselves. docs/decisions/0050 says why it is done this way.

-- One place that somebody has left, and what becomes of it: a chain of offers, one after the other.
create table place_openings (
  id uuid primary key default new_id(),
  event_id uuid not null references events on delete cascade,
  position_id uuid not null references positions on delete cascade,
  cause text not null check (cause in ('declined', 'expired', 'released', 'moved', 'asked')),
  opened_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'ended')),
  -- when it is looked at next; later than now in quiet hours
  due_at timestamptz not null default now(),
  ended_at timestamptz,
  -- accepted: an offer was; taken: somebody else has the place
  outcome text check (outcome in ('accepted', 'promoted', 'taken', 'nobody_left', 'too_late', 'off', 'stopped', 'closed')),
  constraint place_openings_ended check ((state = 'ended') = (ended_at is not null) and (state = 'ended') = (outcome is not null))
);
create index place_openings_due on place_openings (due_at) where state = 'waiting';
create index place_openings_of_event on place_openings (event_id, state);
create index place_openings_of_position on place_openings (position_id);

alter table assignments
  -- what brought it: a hand (or an application), the plan's list of people to invite, or an offer
  add column origin text not null default 'hand' check (origin in ('hand', 'plan', 'offer')),
  add column opening_id uuid references place_openings on delete set null,
  add constraint assignments_offer_of_opening check (opening_id is null or origin = 'offer');
-- whoever was asked in a chain is not asked again; and of one opening there is one offer at a time
create index assignments_of_opening on assignments (opening_id) where opening_id is not null;
create unique index assignments_one_offer on assignments (opening_id) where opening_id is not null and status = 'invited';

alter table events
  -- operations look for people themselves
  add column offers_stopped boolean not null default false,
  -- since when operations know that a week before the start applications are undecided
  add column undecided_told_at timestamptz;

-- Whatever frees a place says so in its own transaction; no way to do it can be forgotten. Canceling an event frees nothing, and
-- whoever takes a decision back is about to decide again.
create function open_place() returns trigger
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
    when new.status in ('declined', 'expired', 'released') then new.status else 'moved' end);
  return null;
end
$$;
create trigger assignments_open_place after update of status, position_id, reserve on assignments
  for each row when (
    old.status in ('invited', 'confirmed') and not old.reserve
    and (new.status not in ('invited', 'confirmed') or new.position_id <> old.position_id or new.reserve)
  ) execute function open_place();

create function end_opening() returns trigger
language plpgsql
as $$
begin
  update place_openings set state = 'ended', ended_at = now(), outcome = 'accepted'
  where id = new.opening_id and state = 'offered';
  return null;
end
$$;
create trigger assignments_offer_accepted after update of status on assignments
  for each row when (old.status = 'invited' and new.status = 'confirmed' and new.opening_id is not null)
  execute function end_opening();
