-- When people can work. Whoever has no row here can work on every day; a weekday without a row is free all day.
create table availability (
  person_id uuid primary key references persons,
  version integer not null default 1,
  changed_by uuid references admins,
  changed_at timestamptz not null default now()
);

create table weekly_hours (
  person_id uuid not null references availability on delete cascade,
  -- 0 is Sunday
  weekday smallint not null check (weekday between 0 and 6),
  -- null: not on that day at all
  from_minutes smallint check (from_minutes between 0 and 1439),
  until_minutes smallint check (until_minutes between 1 and 1440),
  primary key (person_id, weekday),
  check (num_nulls(from_minutes, until_minutes) in (0, 2)),
  check (from_minutes < until_minutes)
);

create table days_off (
  id uuid primary key default new_id(),
  person_id uuid not null references availability on delete cascade,
  first_day date not null,
  last_day date not null,
  reason text not null default '' check (length(reason) <= 200),
  check (first_day <= last_day),
  constraint days_off_never_overlap
    exclude using gist (person_id with =, daterange(first_day, last_day, '[]') with &&)
);

-- What the office writes down about a person, for itself.
create table person_notes (
  id uuid primary key default new_id(),
  person_id uuid not null references persons,
  author_id uuid not null references admins,
  text text not null check (length(text) between 1 and 4000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz
);
create index person_notes_of_person on person_notes (person_id, created_at desc, id desc);
