-- What people are told: one outbox, written in the transaction of its cause. A message is in the person's inbox at once;
-- what leaves the house is a row in message_deliveries. docs/decisions/0029 says why.
create table messages (
  id uuid primary key default new_id(),
  person_id uuid not null references persons,
  kind text not null check (kind in (
    'event_open', 'invited_ahead', 'chosen_to_lead', 'event_canceled', 'event_withdrawn', 'application_expired', 'event_started',
    'rate_team', 'interview_planned', 'interview_moved', 'interview_called_off', 'usher_approved', 'usher_rejected', 'usher_blocked',
    'usher_blocked_until', 'usher_unblocked', 'leader_approved', 'leader_turned_down', 'leader_returned', 'free_text'
  )),
  -- what the text is filled with, the same in both languages
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  -- the wording of that moment: 0 is the one that comes with the program
  template_version integer not null default 0,
  -- what somebody wrote
  text_en text,
  text_ar text,
  -- what it was written for, as the audit log names it
  cause text not null,
  cause_id uuid not null,
  created_at timestamptz not null default now(),
  -- null: the program itself
  created_by uuid references admins,
  -- why the person gets it nowhere, not even in the inbox
  withheld text check (withheld in ('unsubscribed')),
  -- since when it holds no longer: its event was hidden again
  revoked_at timestamptz,
  read_at timestamptz,
  -- since when it is decided over which channels it leaves
  routed_at timestamptz,
  check ((kind = 'free_text') = (text_en is not null and text_ar is not null))
);
create index messages_of_person on messages (person_id, created_at desc, id desc);
create index messages_of_cause on messages (cause_id, kind);
create index messages_to_route on messages (created_at, id) where routed_at is null;

-- A row for each channel that was set up when the message was written.
create table message_deliveries (
  message_id uuid not null references messages on delete cascade,
  channel text not null check (channel in ('mail', 'gateway')),
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'not_sent')),
  reason text check (reason in (
    'no_address', 'unsubscribed', 'person_gone', 'revoked', 'refused', 'redirected', 'unreachable', 'too_slow', 'out_of_order'
  )),
  attempts smallint not null default 0,
  -- when it is tried, or, while it is being sent, when whoever sends it has surely died
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (message_id, channel),
  check ((state = 'sent') = (sent_at is not null)),
  check (state not in ('failed', 'not_sent') or reason is not null)
);
create index message_deliveries_due on message_deliveries (next_try_at) where state in ('queued', 'sending');

-- Wordings are never changed, only followed by others: what was sent can be read as it was sent.
create table message_templates (
  kind text not null,
  version integer not null check (version > 0),
  text_en text not null,
  text_ar text not null,
  created_at timestamptz not null default now(),
  created_by uuid references admins,
  primary key (kind, version)
);

-- the notices that reached nobody: they are in the inbox, and leave the house no more
insert into messages (id, person_id, kind, params, cause, cause_id, created_at, read_at, routed_at)
select n.id, coalesce(n.usher_id, n.leader_id), n.kind,
  jsonb_build_object('title_en', e.title_en, 'title_ar', e.title_ar, 'city', e.city, 'starts_at', e.starts_at, 'time_zone', e.time_zone),
  'event', n.event_id, n.created_at, n.read_at, now()
from staff_notices n join events e on e.id = n.event_id;
drop table staff_notices;
