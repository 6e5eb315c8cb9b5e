-- What somebody has sent to themselves every Monday: one of each report. The file is made when it is sent, of the days before that
-- Monday, so nothing of it is kept; sent_for makes each Monday happen once.
create table report_subscriptions (
  id uuid primary key default new_id(),
  admin_id uuid not null references admins on delete cascade,
  report text not null check (report ~ '^[a-z][a-z_]{0,39}$'),
  format text not null check (format in ('csv', 'xlsx', 'pdf')),
  language text not null check (language in ('en', 'ar')),
  days integer not null check (days between 1 and 1096),
  -- what it is narrowed to and broken down by, as in the address of the report
  narrowed jsonb not null check (jsonb_typeof(narrowed) = 'object'),
  sent_for date check (extract(isodow from sent_for) = 1),
  created_at timestamptz not null default now(),
  unique (admin_id, report)
);
