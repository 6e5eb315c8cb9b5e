-- What owners added to the privacy page, edition by edition; the page shows the newest. An edition is never changed.
create table privacy_editions (
  number integer primary key check (number > 0),
  content jsonb not null,
  published_by uuid references admins,
  published_at timestamptz not null default now()
);
create trigger privacy_editions_append_only before update or delete on privacy_editions
  for each row execute function refuse_change();
