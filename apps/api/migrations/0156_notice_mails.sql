-- Notifications by mail, beside the bell. What waits to be mailed stands here until the mail is on its way.
alter table notification_choices
  alter column wanted set default true,
  -- null: as usual for the kind
  add column mail text check (mail in ('at_once', 'daily', 'none'));

create table notification_mails (
  id uuid primary key default new_id(),
  admin_id uuid not null references admins on delete cascade,
  -- its line in the bell: what was read there needs no mail. null: the bell does not show this kind
  notification_id uuid references notifications on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  params jsonb not null default '{}',
  link text check (link ~ '^/'),
  way text not null check (way in ('at_once', 'daily')),
  created_at timestamptz not null default now()
);
create index notification_mails_due on notification_mails (way, created_at);
create index notification_mails_of_admin on notification_mails (admin_id);
create index notification_mails_of_notification on notification_mails (notification_id);
